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
  /** Coarse pictures, quickly made: while one looks around. */
  coarse(yes: boolean): void
}

const QUIET = 300 // ms after which somebody no longer looks around

export class Painters implements Painter {
  private readonly disks = new FlatDisks()
  private readonly flat: Flat
  private last: { scenery: Scenery; tone: Tone } | null = null
  private lost = false
  private painted: View | null = null
  private room = ''

  private sharpen: ReturnType<typeof setTimeout> | undefined

  /** `again` asks for another picture. */
  constructor(private readonly solid: SolidPainter | null, private readonly glass: Glass, private readonly again: () => void) {
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
    if (!sameView(this.painted, frame.view)) this.lookAround(this.solid, frame.view)
    this.disks.draw(ctx, frame.view, frame.disks)
  }

  /** What stands still, for a slow machine: coarse when only the view has changed, and sharp when it rests. */
  private lookAround(solid: SolidPainter, view: View): void {
    const coarse = this.painted !== null
    this.painted = view
    solid.coarse(coarse)
    solid.draw({ view, disks: [] })
    clearTimeout(this.sharpen)
    if (coarse) this.sharpen = setTimeout(() => this.sharp(), QUIET)
  }

  private sharp(): void {
    this.painted = null
    this.again()
  }

  size(width: number, height: number, ratio: number): void {
    this.solid?.size(width, height, ratio)
    this.painted = null
  }

  dispose(): void {
    clearTimeout(this.sharpen)
    this.solid?.dispose()
    this.flat.dispose()
  }
}

const sameView = (one: View | null, other: View): boolean => one !== null && JSON.stringify(one) === JSON.stringify(other)
