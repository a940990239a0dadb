/** The table itself, the frame of a walled field, and the floor below. */
import {
  CanvasTexture, ExtrudeGeometry, Group, Mesh, MeshLambertMaterial, MeshStandardMaterial, Path, PlaneGeometry, Shape, SRGBColorSpace,
  Vector2, type BufferGeometry, type Material, type Texture,
} from 'three'
import { NM } from '../disks'
import type { Tone } from '../frame'
import { paintCloth } from '../paint/cloth'
import { wood } from '../paint/wood'
import { fieldOf, roomKey } from '../things/field'
import { drawnIn } from '../things/shape'
import type { Point, Scenery } from '../types'

const THICKNESS = 34
const FRAME = { width: 19, height: 11 }
const CLOTH = 1536 // pixels of what is printed on the wood

const TONES: Record<Tone, { floor: readonly [string, string]; edge: string; frame: string }> = {
  light: { floor: ['#b9a58a', '#7d6a53'], edge: '#a8733f', frame: '#7a4a24' },
  dark: { floor: ['#2b231d', '#0e0b09'], edge: '#4a2d1a', frame: '#33200f' },
  white: { floor: ['#ffffff', '#ffffff'], edge: '#2a1a0c', frame: '#2a1a0c' },
  black: { floor: ['#000000', '#000000'], edge: '#8a7a66', frame: '#8a7a66' },
}

export class Room {
  readonly group = new Group()
  private key = ''
  private owned: (Texture | Material)[] = []

  build(scenery: Scenery, tone: Tone): void {
    const key = roomKey({ ...scenery, things: [] }, tone)
    if (key === this.key) return
    this.dispose()
    this.key = key
    const [width, height] = [scenery.width * NM, scenery.height * NM]
    const tones = TONES[tone]
    this.group.add(this.slab(scenery, width, height, tone), this.floor(fieldOf(scenery), width, height, tones.floor))
    if (scenery.wall) this.group.add(this.frame(fieldOf(scenery), tones.frame))
  }

  dispose(): void {
    for (const one of this.owned) one.dispose()
    for (const child of this.group.children) if (child instanceof Mesh) child.geometry.dispose()
    this.group.clear()
    this.owned = []
  }

  private keep<T extends Texture | Material>(one: T): T {
    this.owned.push(one)
    return one
  }

  /** The border of the field is the edge of the wood: what crosses it falls. */
  private slab(scenery: Scenery, width: number, height: number, tone: Tone): Mesh {
    const side = this.keep(new MeshStandardMaterial({ color: TONES[tone].edge, roughness: 0.7 }))
    const top = this.keep(new MeshStandardMaterial({ map: this.print(scenery, width, height, tone), roughness: 0.8 }))
    const slab = new Mesh(slabOf(fieldOf(scenery), width, height), [top, side])
    slab.receiveShadow = true
    return slab
  }

  private print(scenery: Scenery, width: number, height: number, tone: Tone): Texture {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = CLOTH
    const ctx = canvas.getContext('2d')
    if (ctx) {
      ctx.scale(CLOTH / width, CLOTH / height)
      ctx.drawImage(wood(tone), 0, 0, Math.max(width, height), Math.max(width, height))
      paintCloth(ctx, scenery, tone)
    }
    const texture = this.keep(new CanvasTexture(canvas))
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = 8
    return texture
  }

  private floor(border: readonly Point[], width: number, height: number, [near, far]: readonly [string, string]): Mesh {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 512
    const ctx = canvas.getContext('2d')
    if (ctx) {
      paintFloor(ctx, near, far)
      paintShadow(ctx, border.map(({ x, y }) => ({ x: 192 + (128 * x) / width, y: 192 + (128 * y) / height })))
    }
    const map = this.keep(new CanvasTexture(canvas))
    map.colorSpace = SRGBColorSpace
    const floor = new Mesh(new PlaneGeometry(4 * width, 4 * height), this.keep(new MeshLambertMaterial({ map })))
    floor.rotation.x = -Math.PI / 2
    floor.position.set(width / 2, -90, height / 2)
    return floor
  }

  /** A wall around the border, the same width everywhere. */
  private frame(border: readonly Point[], colour: string): Mesh {
    const outer = new Shape(flipped(drawnIn(border, -FRAME.width)))
    outer.holes.push(new Path(flipped(border)))
    const geometry = new ExtrudeGeometry(outer, { depth: FRAME.height + THICKNESS - 1, bevelSize: 1, bevelThickness: 1, bevelSegments: 2 })
    const frame = new Mesh(geometry.rotateX(-Math.PI / 2), this.keep(new MeshStandardMaterial({ color: colour, roughness: 0.5 })))
    frame.position.y = -THICKNESS
    frame.castShadow = frame.receiveShadow = true
    return frame
  }
}

/** For outlines that are drawn standing and laid on their back. */
const flipped = (corners: readonly Point[]): Vector2[] => corners.map(({ x, y }) => new Vector2(x, -y))

/** The outline raised from below up to the height of the table; its picture lies over the whole rectangle. */
function slabOf(border: readonly Point[], width: number, height: number): BufferGeometry {
  const outline = new Shape(flipped(border))
  const slab = new ExtrudeGeometry(outline, { depth: THICKNESS, bevelEnabled: false }).rotateX(-Math.PI / 2).translate(0, -THICKNESS, 0)
  const [places, uv] = [slab.getAttribute('position'), slab.getAttribute('uv')]
  for (let n = 0; n < places.count; n++) uv.setXY(n, places.getX(n) / width, 1 - places.getZ(n) / height)
  return slab
}

/** Light falls off from the table. */
function paintFloor(ctx: CanvasRenderingContext2D, near: string, far: string): void {
  const light = ctx.createRadialGradient(256, 256, 40, 256, 256, 300)
  light.addColorStop(0, near)
  light.addColorStop(1, far)
  ctx.fillStyle = light
  ctx.fillRect(0, 0, 512, 512)
}

/** The table's own shadow on the floor. */
function paintShadow(ctx: CanvasRenderingContext2D, corners: readonly Point[]): void {
  ctx.shadowColor = 'rgb(0 0 0 / 0.75)'
  ctx.shadowBlur = 34
  ctx.shadowOffsetX = 6
  ctx.shadowOffsetY = 9
  ctx.fillStyle = 'rgb(0 0 0 / 0.8)'
  ctx.beginPath()
  for (const { x, y } of corners) ctx.lineTo(256 + (x - 256) * 0.96, 256 + (y - 256) * 0.96)
  ctx.fill()
}
