/** The table without WebGL: drawn flat on a canvas, with everything on it that the solid one has. */
import { ORDERS } from '../../emblems'
import { project, scaleAt, type View } from '../camera'
import { NM, radiusOf, THICK } from '../disks'
import type { Frame, Painter, Shown } from '../frame'
import { paintCloth } from '../paint/cloth'
import { faceKey, faceOf, paintFace } from '../paint/sticker'
import { wood } from '../paint/wood'
import type { Scenery } from '../types'
import { paintThing } from './things'

const SIDE = 128 // pixels of a face

export class Flat implements Painter {
  private scene: Scenery | null = null
  private dark = false
  private ground: HTMLCanvasElement | null = null
  private readonly faces = new Map<string, HTMLCanvasElement>()

  constructor(private readonly clear: () => CanvasRenderingContext2D) {}

  scenery(scenery: Scenery, dark: boolean): void {
    const same = this.scene?.things === scenery.things && this.scene.areas === scenery.areas && this.dark === dark
    this.scene = scenery
    this.dark = dark
    if (!same || !this.ground) this.ground = this.paintGround(scenery)
  }

  draw({ view, disks }: Frame): void {
    const ctx = this.clear()
    if (!this.scene || !this.ground) return
    this.lay(ctx, view, 0, 0, 0, 0, () => this.table(ctx))
    for (const disk of [...disks].sort((a, b) => a.z - b.z)) if (disk.there > 0) this.disk(ctx, view, disk)
  }

  size(): void {
    // The glass gives a canvas of the right size each time.
  }

  dispose(): void {
    this.faces.clear()
  }

  /** Draws in millimetres about a point of the table, turned; near enough to a slanting view for a disk or a thing. */
  private lay(ctx: CanvasRenderingContext2D, view: View, x: number, y: number, z: number, turn: number, draw: () => void): void {
    const at = (dx: number, dy: number) => project(view, { x: x + dx, y: y + dy, z })
    const [o, sin, cos] = [at(0, 0), Math.sin(turn), Math.cos(turn)]
    const [a, b] = [at(cos, sin), at(-sin, cos)]
    ctx.save()
    ctx.transform(a.x - o.x, a.y - o.y, b.x - o.x, b.y - o.y, o.x, o.y)
    draw()
    ctx.restore()
  }

  private table(ctx: CanvasRenderingContext2D): void {
    const { width, height, wall } = this.scene as Scenery
    const [w, h, rim] = [width * NM, height * NM, wall ? 20 : 5]
    ctx.shadowColor = 'rgb(0 0 0 / 0.6)'
    ctx.shadowBlur = 24
    ctx.fillStyle = this.dark ? '#3a2416' : '#8a5a30'
    ctx.fillRect(-rim, -rim, w + 2 * rim, h + 2 * rim)
    ctx.shadowColor = 'transparent'
    ctx.drawImage(this.ground as HTMLCanvasElement, 0, 0, w, h)
  }

  private paintGround(scenery: Scenery): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    const [w, h] = [scenery.width * NM, scenery.height * NM]
    canvas.width = canvas.height = 1536
    const ctx = canvas.getContext('2d')
    if (!ctx) return canvas
    ctx.scale(canvas.width / w, canvas.height / h)
    ctx.drawImage(wood(this.dark), 0, 0, w, h)
    paintCloth(ctx, scenery)
    for (const thing of scenery.things) paintThing(ctx, thing)
    return canvas
  }

  private disk(ctx: CanvasRenderingContext2D, view: View, disk: Shown): void {
    const r = radiusOf(disk.id)
    const scale = scaleAt(view, { x: disk.x, y: disk.y, z: disk.z })
    const face = this.face(disk, r * scale < 19)
    ctx.globalAlpha = disk.there
    this.lay(ctx, view, disk.x, disk.y, disk.z + THICK, disk.turn, () => {
      ctx.beginPath()
      ctx.arc(0, 0, r, 0, 2 * Math.PI)
      ctx.shadowColor = 'rgb(0 0 0 / 0.6)'
      ctx.shadowBlur = (3 + disk.z / 2) * scale
      ctx.shadowOffsetY = (1.2 + disk.z / 5) * scale
      ctx.fillStyle = ORDERS[Math.floor(disk.id / 16)]?.deep ?? '#333'
      ctx.fill()
      ctx.shadowColor = 'transparent'
      ctx.drawImage(face, -r, -r, 2 * r, 2 * r)
      if (disk.spent) {
        ctx.fillStyle = 'rgb(20 12 6 / 0.45)'
        ctx.fill()
      }
    })
    ctx.globalAlpha = 1
  }

  private face(disk: Shown, far: boolean): HTMLCanvasElement {
    const face = faceOf(disk, this.scene?.marks ?? [], far)
    const known = this.faces.get(faceKey(face))
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const ctx = canvas.getContext('2d')
    if (ctx) paintFace(ctx, SIDE, face)
    this.faces.set(faceKey(face), canvas)
    return canvas
  }
}

