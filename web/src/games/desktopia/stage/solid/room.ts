/** The table itself, the frame of a walled field, and the floor below. */
import {
  BoxGeometry, CanvasTexture, Group, Mesh, MeshLambertMaterial, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace, type Material, type Texture,
} from 'three'
import { NM } from '../disks'
import { paintCloth } from '../paint/cloth'
import { wood } from '../paint/wood'
import type { Scenery } from '../types'

const THICKNESS = 34
const FRAME = { width: 19, height: 11 }
const CLOTH = 1536 // pixels of what is printed on the wood

const TONES = {
  light: { floor: ['#b9a58a', '#7d6a53'], edge: '#a8733f', frame: '#7a4a24' },
  dark: { floor: ['#2b231d', '#0e0b09'], edge: '#4a2d1a', frame: '#33200f' },
} as const

export class Room {
  readonly group = new Group()
  private key = ''
  private owned: (Texture | Material)[] = []

  build(scenery: Scenery, dark: boolean): void {
    const key = JSON.stringify([scenery.width, scenery.height, scenery.wall, scenery.areas, dark])
    if (key === this.key) return
    this.dispose()
    this.key = key
    const [width, height] = [scenery.width * NM, scenery.height * NM]
    const tones = TONES[dark ? 'dark' : 'light']
    this.group.add(this.slab(scenery, width, height, dark, tones.edge), this.floor(width, height, tones.floor))
    if (scenery.wall) this.group.add(...this.frame(width, height, tones.frame))
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
  private slab(scenery: Scenery, width: number, height: number, dark: boolean, edge: string): Mesh {
    const side = this.keep(new MeshStandardMaterial({ color: edge, roughness: 0.7 }))
    const top = this.keep(new MeshStandardMaterial({ map: this.print(scenery, width, height, dark), roughness: 0.8 }))
    const slab = new Mesh(new BoxGeometry(width, THICKNESS, height), [side, side, top, side, side, side])
    slab.position.set(width / 2, -THICKNESS / 2, height / 2)
    slab.receiveShadow = true
    return slab
  }

  private print(scenery: Scenery, width: number, height: number, dark: boolean): Texture {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = CLOTH
    const ctx = canvas.getContext('2d')
    if (ctx) {
      ctx.scale(CLOTH / width, CLOTH / height)
      ctx.drawImage(wood(dark), 0, 0, width, height)
      paintCloth(ctx, scenery)
    }
    const texture = this.keep(new CanvasTexture(canvas))
    texture.colorSpace = SRGBColorSpace
    texture.anisotropy = 8
    return texture
  }

  private floor(width: number, height: number, [near, far]: readonly [string, string]): Mesh {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 512
    const ctx = canvas.getContext('2d')
    if (ctx) paintFloor(ctx, near, far)
    const map = this.keep(new CanvasTexture(canvas))
    map.colorSpace = SRGBColorSpace
    const floor = new Mesh(new PlaneGeometry(4 * width, 4 * height), this.keep(new MeshLambertMaterial({ map })))
    floor.rotation.x = -Math.PI / 2
    floor.position.set(width / 2, -90, height / 2)
    return floor
  }

  private frame(width: number, height: number, colour: string): Mesh[] {
    const material = this.keep(new MeshStandardMaterial({ color: colour, roughness: 0.5 }))
    const { width: w, height: h } = FRAME
    const bar = (length: number, depth: number, x: number, z: number): Mesh => {
      const mesh = new Mesh(new BoxGeometry(length, h + THICKNESS, depth), material)
      mesh.position.set(x, (h - THICKNESS) / 2, z)
      mesh.castShadow = mesh.receiveShadow = true
      return mesh
    }
    return [
      bar(width + 2 * w, w, width / 2, -w / 2), bar(width + 2 * w, w, width / 2, height + w / 2),
      bar(w, height, -w / 2, height / 2), bar(w, height, width + w / 2, height / 2),
    ]
  }
}

/** Light falls off from the table; under it lies its shadow. */
function paintFloor(ctx: CanvasRenderingContext2D, near: string, far: string): void {
  const light = ctx.createRadialGradient(256, 256, 40, 256, 256, 300)
  light.addColorStop(0, near)
  light.addColorStop(1, far)
  ctx.fillStyle = light
  ctx.fillRect(0, 0, 512, 512)
  ctx.shadowColor = 'rgb(0 0 0 / 0.75)'
  ctx.shadowBlur = 34
  ctx.shadowOffsetX = 6
  ctx.shadowOffsetY = 9
  ctx.fillStyle = 'rgb(0 0 0 / 0.8)'
  ctx.fillRect(194, 194, 124, 124)
}
