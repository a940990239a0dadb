/** Drawing on the glass above the table: shapes are given in millimetres, lines are so many pixels wide. */
import { project, scaleAt, type View } from '../camera'
import type { Point } from '../types'

const STEPS = 40

export class Pen {
  constructor(readonly ctx: CanvasRenderingContext2D, readonly view: View) {}

  at(x: number, y: number, z = 0): Point {
    return project(this.view, { x, y, z })
  }

  scale(x: number, y: number, z = 0): number {
    return scaleAt(this.view, { x, y, z })
  }

  /** A part of a circle that lies flat at height `z`; a whole one by default. */
  arc(x: number, y: number, r: number, z: number, from = 0, to = 2 * Math.PI): this {
    this.ctx.beginPath()
    for (let n = 0; n <= STEPS; n++) {
      const angle = from + ((to - from) * n) / STEPS
      const seen = this.at(x + r * Math.cos(angle), y + r * Math.sin(angle), z)
      this.ctx.lineTo(seen.x, seen.y)
    }
    return this
  }

  line(points: readonly (readonly [number, number])[], z = 0): this {
    this.ctx.beginPath()
    for (const [x, y] of points) {
      const seen = this.at(x, y, z)
      this.ctx.lineTo(seen.x, seen.y)
    }
    return this
  }

  close(): this {
    this.ctx.closePath()
    return this
  }

  fill(colour: string): this {
    this.ctx.fillStyle = colour
    this.ctx.fill()
    return this
  }

  stroke(colour: string, width: number, dash: readonly number[] = []): this {
    this.ctx.setLineDash([...dash])
    this.ctx.lineWidth = width
    this.ctx.strokeStyle = colour
    this.ctx.stroke()
    this.ctx.setLineDash([])
    return this
  }

  /** A light line with a dark edge: it is seen on every ground. */
  ink(colour: string, width: number, dash: readonly number[] = []): this {
    this.stroke('rgb(20 10 2 / 0.65)', width + Math.min(2.5, 0.9 * width), dash)
    return this.stroke(colour, width, dash)
  }

  /** Letters at a point of the screen, with a dark edge. */
  text(words: string, at: Point, size: number, colour: string): this {
    const { ctx } = this
    ctx.font = `800 ${size}px 'Commissioner Variable', system-ui, sans-serif`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.lineJoin = 'round'
    ctx.lineWidth = size / 4.5
    ctx.strokeStyle = 'rgb(20 10 2 / 0.85)'
    ctx.strokeText(words, at.x, at.y)
    ctx.fillStyle = colour
    ctx.fillText(words, at.x, at.y)
    return this
  }
}
