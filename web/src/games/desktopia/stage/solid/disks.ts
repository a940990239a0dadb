/** Disks of wood with their stickers. One set of meshes a disk, kept as long as the stage. */
import {
  CanvasTexture, CircleGeometry, Group, LatheGeometry, Mesh, MeshBasicMaterial, MeshStandardMaterial, SRGBColorSpace, Vector2, type Texture,
} from 'three'
import { orderOf } from '../../orders'
import { scaleAt, type View } from '../camera'
import { radiusOf, THICK } from '../disks'
import type { Shown } from '../frame'
import { type Detail, detailOf, faceKey, faceOf, paintFace } from '../paint/sticker'

const SIDES: Record<Detail, number> = { fine: 256, small: 64, tiny: 32 } // pixels of a face
const BEVEL = 0.9

interface Piece {
  readonly group: Group
  readonly body: MeshStandardMaterial
  readonly face: MeshStandardMaterial
  readonly shade: Mesh
}

/** The outline of half a disk, from its lower middle outwards and up. */
function profile(r: number): Vector2[] {
  const [top, b] = [THICK - 0.05, BEVEL]
  return [[0, 0], [r - b, 0], [r, b], [r, top - b], [r - b * 0.3, top - b * 0.3], [r - b, top], [0, top]].map(([x = 0, y = 0]) => new Vector2(x, y))
}

export class Disks {
  readonly group = new Group()
  marks: readonly number[] = []
  /** How much lighter faces are than the light alone would have them: they are to be read. */
  glow = 1
  private readonly pieces = new Map<number, Piece>()
  private readonly faces = new Map<string, Texture>()
  private readonly bodies = new Map<number, LatheGeometry>()
  private readonly tops = new Map<number, CircleGeometry>()
  private readonly shade = new MeshBasicMaterial({ map: softSpot(), transparent: true, depthWrite: false, opacity: 0.5 })
  private readonly floorShade = new CircleGeometry(1, 24).rotateX(-Math.PI / 2)

  constructor(private readonly anisotropy: number) {}

  place(disks: readonly Shown[], view: View, ratio: number): void {
    const shown = new Set<number>()
    for (const disk of disks) {
      if (disk.there <= 0) continue
      shown.add(disk.id)
      this.put(this.pieces.get(disk.id) ?? this.make(disk.id), disk, view, ratio)
    }
    for (const [id, piece] of this.pieces) piece.group.visible = shown.has(id)
  }

  dispose(): void {
    for (const piece of this.pieces.values()) for (const material of [piece.body, piece.face]) material.dispose()
    for (const one of [...this.faces.values(), ...this.bodies.values(), ...this.tops.values()]) one.dispose()
    this.shade.map?.dispose()
    this.shade.dispose()
    this.floorShade.dispose()
  }

  private put({ group, body, face, shade }: Piece, disk: Shown, view: View, ratio: number): void {
    group.position.set(disk.x, disk.z, disk.y)
    group.rotation.y = -disk.turn
    shade.visible = disk.z >= 0 && disk.z < 12
    face.map = this.texture(disk, detailOf(radiusOf(disk.id) * ratio * scaleAt(view, disk)))
    const light = this.glow * (disk.spent ? 0.5 : 1)
    face.color.setScalar(light)
    body.color.set(orderOf(disk.id).wood).multiplyScalar(disk.spent ? 0.55 : 1)
    for (const material of [body, face]) {
      const clear = disk.there < 1
      if (material.transparent !== clear) material.needsUpdate = true
      Object.assign(material, { transparent: clear, opacity: disk.there })
    }
  }

  private make(id: number): Piece {
    const r = radiusOf(id)
    const body = new MeshStandardMaterial({ color: orderOf(id).wood, roughness: 0.55 })
    const face = new MeshStandardMaterial({ roughness: 0.9 })
    const group = new Group()
    const wood = new Mesh(this.body(r), body)
    const top = new Mesh(this.top(r), face)
    const shade = new Mesh(this.floorShade, this.shade)
    wood.castShadow = wood.receiveShadow = top.receiveShadow = true
    top.position.y = THICK
    shade.scale.setScalar(r * 1.3)
    shade.position.y = 0.12
    group.add(wood, top, shade)
    this.group.add(group)
    const piece = { group, body, face, shade }
    this.pieces.set(id, piece)
    return piece
  }

  private body(r: number): LatheGeometry {
    const known = this.bodies.get(r) ?? new LatheGeometry(profile(r), 48)
    this.bodies.set(r, known)
    return known
  }

  private top(r: number): CircleGeometry {
    const known = this.tops.get(r) ?? new CircleGeometry(r - BEVEL * 0.45, 48).rotateX(-Math.PI / 2)
    this.tops.set(r, known)
    return known
  }

  private texture(disk: Shown, detail: Detail): Texture {
    const face = faceOf(disk, this.marks, detail)
    const key = faceKey(face)
    const known = this.faces.get(key)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDES[detail]
    const ctx = canvas.getContext('2d')
    if (ctx) paintFace(ctx, canvas.width, face)
    const texture = new CanvasTexture(canvas)
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = this.anisotropy
    this.faces.set(key, texture)
    return texture
  }
}

/** The shade where wood touches wood. */
function softSpot(): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const ctx = canvas.getContext('2d')
  if (ctx) {
    const fill = ctx.createRadialGradient(32, 32, 20, 32, 32, 32)
    fill.addColorStop(0, 'rgb(0 0 0 / 1)')
    fill.addColorStop(1, 'rgb(0 0 0 / 0)')
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, 64, 64)
  }
  return new CanvasTexture(canvas)
}
