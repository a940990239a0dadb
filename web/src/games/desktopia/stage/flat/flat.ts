/** The table without WebGL: drawn flat on a canvas, with everything on it that the solid one has. */
import type { View } from '../camera'
import { NM } from '../disks'
import type { Frame, Painter, Tone } from '../frame'
import { paintCloth } from '../paint/cloth'
import { wood } from '../paint/wood'
import { fieldOf, roomKey } from '../things/field'
import type { Scenery } from '../types'
import { FlatDisks, lay } from './disks'
import { paintThing } from './things'

const SIDE = 1536 // pixels of the ground
const FLOORS: Record<Tone, string> = { light: '#a5927a', dark: '#1b1511', white: '#ffffff', black: '#000000' }
const FRAMES: Record<Tone, string> = { light: '#8a5a30', dark: '#3a2416', white: '#2a1a0c', black: '#8a7a66' }

export class Flat implements Painter {
  private scene: Scenery | null = null
  private tone: Tone = 'light'
  private ground: HTMLCanvasElement | null = null
  private key = ''

  constructor(private readonly ctx: CanvasRenderingContext2D, private readonly disks: FlatDisks) {}

  scenery(scenery: Scenery, tone: Tone): void {
    const key = roomKey(scenery, tone)
    this.scene = scenery
    this.tone = tone
    this.disks.marks = scenery.marks
    if (key !== this.key) this.ground = paintGround(scenery, tone)
    this.key = key
  }

  draw({ view, disks }: Frame): void {
    if (!this.scene || !this.ground) return
    this.table(view, this.scene, this.ground)
    this.disks.draw(this.ctx, view, disks)
  }

  size(): void {
    // The glass has a canvas of the right size each time.
  }

  dispose(): void {
    this.disks.forget()
  }

  private table(view: View, scenery: Scenery, ground: HTMLCanvasElement): void {
    const { ctx } = this
    const [w, h] = [scenery.width * NM, scenery.height * NM]
    const border = new Path2D()
    fieldOf(scenery).forEach(({ x, y }, n) => (n === 0 ? border.moveTo(x, y) : border.lineTo(x, y)))
    border.closePath()
    ctx.fillStyle = FLOORS[this.tone]
    ctx.fillRect(0, 0, view.width, view.height)
    lay(ctx, view, { x: w / 2, y: h / 2, z: 0, turn: 0 }, () => {
      ctx.translate(-w / 2, -h / 2)
      ctx.shadowColor = 'rgb(0 0 0 / 0.6)'
      ctx.shadowBlur = 24
      ctx.lineWidth = scenery.wall ? 38 : 10
      ctx.strokeStyle = FRAMES[this.tone]
      ctx.stroke(border)
      ctx.shadowColor = 'transparent'
      ctx.clip(border)
      ctx.drawImage(ground, 0, 0, w, h)
    })
  }
}

function paintGround(scenery: Scenery, tone: Tone): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [w, h] = [scenery.width * NM, scenery.height * NM]
  canvas.width = canvas.height = SIDE
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.scale(SIDE / w, SIDE / h)
  ctx.drawImage(wood(tone), 0, 0, Math.max(w, h), Math.max(w, h))
  paintCloth(ctx, scenery, tone)
  for (const thing of scenery.things) paintThing(ctx, thing)
  return canvas
}
