/** What is on the screen: moments wait in line, and each one's events move before it is shown. */
import type { Told } from '../wire'
import type { Moment } from './feed'

/** Moves the events of one move; ends at once when the signal is aborted. */
export type Animate = (told: Told, after: Moment, signal: AbortSignal) => Promise<void>

/** Who falls further behind than this jumps to the end, unless the face of the game has more patience. */
export const BEHIND = 2000
/** A motion that does not end is ended. */
export const LONGEST = 6000

export class Show {
  shown = $state.raw<Moment | null>(null)
  /** Moments that are still to be shown, the one that moves included. */
  waiting = $state(0)
  moving = $state(false)
  private queue: { moment: Moment; came: number }[] = []
  private abort: AbortController | null = null
  private round = 0

  constructor(
    private readonly animate: Animate,
    private readonly arrived: (moment: Moment) => void = () => {},
    private readonly patience: () => number = () => BEHIND,
  ) {}

  push(moment: Moment): void {
    this.queue.push({ moment, came: Date.now() })
    this.waiting = this.queue.length
    if (this.queue.length === 1) void this.run()
  }

  /** Straight to this one, whatever was moving. */
  jump(moment: Moment): void {
    this.drop()
    this.shown = moment
    this.arrived(moment)
  }

  /** Straight to the newest. */
  skip(): void {
    const left = this.queue.map((one) => one.moment)
    this.drop()
    for (const moment of left) this.set(moment)
  }

  /** The events between the moment shown and this one move, then it is shown. */
  async play(moment: Moment): Promise<void> {
    this.drop()
    const round = this.round
    await this.move(moment)
    if (round === this.round) this.set(moment)
  }

  private drop(): void {
    this.round += 1
    this.queue = []
    this.waiting = 0
    this.abort?.abort()
    this.abort = null
    this.moving = false
  }

  private async run(): Promise<void> {
    const round = this.round
    while (round === this.round) {
      const next = this.queue[0]
      if (!next) return
      if (Date.now() - next.came <= this.patience()) await this.move(next.moment)
      if (round !== this.round) return
      this.queue.shift()
      this.set(next.moment)
      this.waiting = this.queue.length
    }
  }

  private async move(moment: Moment): Promise<void> {
    if (!moment.told?.events.length || !this.shown) return
    const abort = new AbortController()
    this.abort = abort
    this.moving = true
    const ended = new Promise<void>((done) => abort.signal.addEventListener('abort', () => done(), { once: true }))
    const limit = setTimeout(() => abort.abort(), LONGEST)
    try {
      await Promise.race([this.animate(moment.told, moment, abort.signal), ended])
    } catch (error) {
      if (!abort.signal.aborted) reportError(error)
    } finally {
      clearTimeout(limit)
      if (this.abort === abort) {
        this.abort = null
        this.moving = false
      }
    }
  }

  private set(moment: Moment): void {
    this.shown = moment
    this.arrived(moment)
  }
}
