/** Who paints: three.js where there is a graphics card; three.js for what stands still and the canvas for the disks where
 *  a program does the card's work; the canvas alone where there is no WebGL, or while it is lost. */
import type { View } from './camera'
import { Flat } from './flat/flat'
import { FlatDisks } from './flat/disks'
import type { Frame, Painter, Tone } from './frame'
import type { Glass } from './layer/glass'
import { roomKey } from './things/field'
import type { Scenery } from './types'

export interface SolidPainter extends Painter {
  /** Pictures take long: only those that must be made are. */
  readonly slow: boolean
}

export class Painters implements Painter {
  private readonly disks = new FlatDisks()
  private readonly flat: Flat
  private last: { scenery: Scenery; tone: Tone } | null = null
  private lost = false
  private painted: View | null = null
  private room = ''

  constructor(private readonly solid: SolidPainter | null, private readonly glass: Glass) {
    this.flat = new Flat(glass.ctx, this.disks)
  }

  /** WebGL went away, or came back. */
  lose(lost: boolean): void {
    this.lost = lost
    this.painted = null
    if (this.last) this.scenery(this.last.scenery, this.last.tone)
  }

  scenery(scenery: Scenery, tone: Tone): void {
    this.last = { scenery, tone }
    this.disks.marks = scenery.marks
    const room = roomKey(scenery, tone)
    if (room !== this.room) this.painted = null
    this.room = room
    const painter = this.lost || !this.solid ? this.flat : this.solid
    painter.scenery(scenery, tone)
  }

  draw(frame: Frame): void {
    const ctx = this.glass.clear()
    if (this.lost || !this.solid) return this.flat.draw(frame)
    if (!this.solid.slow) return this.solid.draw(frame)
    if (!sameView(this.painted, frame.view)) this.solid.draw({ view: frame.view, disks: [] })
    this.painted = frame.view
    this.disks.draw(ctx, frame.view, frame.disks)
  }

  size(width: number, height: number, ratio: number): void {
    this.solid?.size(width, height, ratio)
    this.painted = null
  }

  dispose(): void {
    this.solid?.dispose()
    this.flat.dispose()
  }
}

const sameView = (one: View | null, other: View): boolean => one !== null && JSON.stringify(one) === JSON.stringify(other)
