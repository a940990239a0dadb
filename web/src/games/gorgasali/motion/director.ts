/** What the scenes of events are made with: waiting, moving figures, letting things fly; all of it ends at once when
 *  the player skips. */
import type { TableFace } from '../../face'
import type { Spot } from '../board/geometry'
import { boxOf, centreOf } from '../board/geometry'
import type { Effect, Flight, Stage } from '../board/stage.svelte'
import { U } from '../land/outline'
import type { Catalogue, View } from '../wire'

export type Table = TableFace<View, Catalogue>

/** Events of one move together take no longer than this at usual speed; what would is hurried. */
export const MOST = 4800

export class Director {
  constructor(
    readonly stage: Stage,
    readonly table: Table,
    readonly after: View,
    readonly signal: AbortSignal,
    /** Below 1 when there is much to show. */
    private readonly haste: number,
  ) {}

  get view(): View {
    return this.table.view
  }

  ms(usual: number): number {
    return usual * this.haste * this.table.motion
  }

  wait(usual: number): Promise<void> {
    if (this.signal.aborted) return Promise.resolve()
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer)
        this.signal.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, this.ms(usual))
      this.signal.addEventListener('abort', end, { once: true })
    })
  }

  /** Where a seat's figure stands; for the fallen, where they fell. */
  spot(seat: number): Spot | null {
    const known = this.stage.stand(this.view, seat)
    if (known) return known
    const square = this.view.seats[seat]?.square ?? -1
    return square >= 0 ? centreOf(this.stage.board, square) : null
  }

  square(square: number): Spot {
    return centreOf(this.stage.board, square)
  }

  /** Into sight, unless the player steers the camera. */
  follow(...spots: (Spot | null)[]): void {
    if (this.stage.camera.taken) return
    const box = boxOf(spots.filter((spot) => spot !== null), U * 2.6)
    if (box) this.stage.camera.show(box, this.table.motion, U)
  }

  /** Something comes and goes by itself. */
  fling(effect: Partial<Effect> & Pick<Effect, 'kind' | 'at' | 'ms'>): Promise<void> {
    const made = this.stage.add({ ...effect, ms: this.ms(effect.ms) })
    return this.wait(effect.ms).then(() => this.stage.drop(made))
  }

  /** A ring that grows to so many squares. */
  async ring(at: Spot | null, wide: number, tone: string, ms: number): Promise<void> {
    if (at) await this.fling({ kind: 'ring', at, to: { x: at.x + U * wide, y: at.y }, tone, ms })
  }

  /** A sign that flares up. */
  async burst(at: Spot | null, icon: string, tone: string, ms: number): Promise<void> {
    if (at) await this.fling({ kind: 'burst', at, icon, tone, ms })
  }

  async beam(at: Spot | null, to: Spot | null, tone: string, ms: number): Promise<void> {
    if (at && to) await this.fling({ kind: 'beam', at, to, tone, ms })
  }

  async flight(at: Spot | null, to: Spot | null, tone: Flight, icon: string, ms: number): Promise<void> {
    if (at && to) await this.fling({ kind: 'flight', at, to, tone, icon, ms })
  }

  /** A word or a number over a figure; `line` sets several above each other. */
  number(seat: number, text: string, tone: string, icon = '', line = 0): void {
    const at = this.spot(seat)
    if (at) void this.fling({ kind: 'number', at: { x: at.x, y: at.y - 8 - line * 11 }, text, tone, icon, ms: 950 })
  }

  async headline(text: string, tone: string, ms: number): Promise<void> {
    this.stage.headline = { text, tone }
    await this.wait(ms)
    this.stage.headline = null
  }

  // --- figures -----------------------------------------------------------------------------------------------------

  /** From where it stands to a square; `high` is how far it is lifted on the way. */
  async carry(seat: number, square: number, usual: number, high: number): Promise<void> {
    const from = this.spot(seat)
    this.stage.change(seat, { square, sector: 0, alive: true })
    const [to, element] = [this.spot(seat), this.stage.figure(seat)]
    if (!from || !to || !element) return
    const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high }
    const frames = [from, mid, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
    await this.play(element, frames, usual, 'ease-in-out')
  }

  /** The whole figure shakes, shrinks, fades; by its inner drawing, so that its place stays its own. */
  async act(seat: number, frames: Keyframe[], usual: number): Promise<void> {
    const inner = this.stage.figure(seat)?.firstElementChild
    if (inner) await this.play(inner, frames, usual, 'ease-out')
  }

  private async play(element: Element, frames: Keyframe[], usual: number, easing: string): Promise<void> {
    if (this.signal.aborted) return
    const motion = element.animate(frames, { duration: this.ms(usual), easing })
    await this.wait(usual)
    motion.cancel()
  }
}

export const SHAKE: Keyframe[] = [0, -2.2, 2.2, -1.4, 1.4, 0].map((x) => ({ transform: `translateX(${x}px)` }))

const here: Keyframe = { transform: 'none', opacity: 1 }

export const VANISH: Keyframe[] = [here, { transform: 'scale(0.2) rotate(120deg)', opacity: 0 }]
export const APPEAR: Keyframe[] = [{ transform: 'scale(0.2) rotate(-120deg)', opacity: 0 }, here]
export const FALL: Keyframe[] = [
  here,
  { transform: 'rotate(70deg) translateY(4px)', opacity: 0.9, offset: 0.5 },
  { transform: 'rotate(90deg) translateY(6px)', opacity: 0 },
]
