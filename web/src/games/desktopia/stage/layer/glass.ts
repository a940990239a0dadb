/** The glass above the table: a canvas of its own over the one of the stage, on which marks, badges and effects are drawn. */
import type { View } from '../camera'
import type { Shown } from '../frame'
import type { Overlay } from '../types'
import { drawBadges } from './badges'
import { drawGlimmers, type Glimmer } from './glimmers'
import { drawMarks } from './marks'
import { Pen } from './pen'
import { drawTrails, type Trail } from './trails'

export interface Above {
  readonly overlay: Overlay | null
  readonly glimmers: readonly Glimmer[]
  readonly trails: readonly Trail[]
}

export class Glass {
  readonly canvas: HTMLCanvasElement
  readonly ctx: CanvasRenderingContext2D
  private ratio = 1

  constructor(below: HTMLCanvasElement) {
    this.canvas = below.ownerDocument.createElement('canvas')
    this.canvas.setAttribute('aria-hidden', 'true')
    Object.assign(this.canvas.style, { position: 'absolute', pointerEvents: 'none' })
    below.insertAdjacentElement('afterend', this.canvas)
    const ctx = this.canvas.getContext('2d')
    if (!ctx) throw new Error('this browser draws no canvas')
    this.ctx = ctx
  }

  /** Lies exactly over the canvas below. */
  size(below: HTMLCanvasElement, width: number, height: number, ratio: number): void {
    this.ratio = ratio
    this.canvas.width = Math.round(width * ratio)
    this.canvas.height = Math.round(height * ratio)
    const place = { left: `${below.offsetLeft}px`, top: `${below.offsetTop}px`, width: `${width}px`, height: `${height}px` }
    Object.assign(this.canvas.style, place)
  }

  /** Empty, in pixels of the page. */
  clear(): CanvasRenderingContext2D {
    this.ctx.setTransform(1, 0, 0, 1, 0, 0)
    this.ctx.clearRect(0, 0, this.canvas.width, this.canvas.height)
    this.ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    return this.ctx
  }

  draw(view: View, disks: readonly Shown[], above: Above): void {
    const pen = new Pen(this.ctx, view)
    this.ctx.lineCap = 'round'
    this.ctx.lineJoin = 'round'
    drawTrails(pen, above.trails)
    drawBadges(pen, disks)
    if (above.overlay) drawMarks(pen, above.overlay, disks)
    drawGlimmers(pen, above.glimmers, disks)
  }

  dispose(): void {
    this.canvas.remove()
  }
}
