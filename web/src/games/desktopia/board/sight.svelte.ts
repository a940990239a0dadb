/** The stage as the board has it: where things are on the screen, what moves now, and the last flick to see again. */
import type { TableFace } from '../../face'
import type { Hand } from '../hand/hand.svelte'
import type { Motion, Point, Scenery, Stage } from '../stage/types'

/** A flick to look at once more: the scene before it, and its way. */
export interface Flicked {
  readonly before: Scenery
  readonly motion: Motion
}

const SLOW = 0.2

export class Sight {
  stage: Stage | null = $state.raw(null)
  /** Grows whenever what lies above the canvas has to move. */
  moves = $state(0)
  /** Events move: the hand rests. */
  moving = $state(false)
  replaying = $state(false)
  last: Flicked | null = $state.raw(null)
  /** A word in the middle of the table. */
  headline: { readonly text: string; readonly tone: string } | null = $state.raw(null)
  canvas: HTMLElement | null = null
  private abort: AbortController | null = null

  constructor(readonly hand: Hand) {}

  /** On the board, in its own pixels; null before there is a stage. */
  spot(at: Point, level = 0): Point | null {
    void this.moves
    const box = this.canvas?.getBoundingClientRect()
    const found = this.stage?.screen(at, level)
    return box && found ? { x: found.x - box.left, y: found.y - box.top } : null
  }

  /** Pixels of a millimetre. */
  get scale(): number {
    void this.moves
    return this.stage?.scale() ?? 1
  }

  /** The last flick again, slowly; `now` is what is to be seen afterwards. */
  async again(now: () => Scenery, sound: (row: readonly number[]) => void): Promise<void> {
    const { stage, last } = this
    if (!stage || !last || this.moving) return
    this.stop()
    const abort = new AbortController()
    this.abort = abort
    this.replaying = true
    stage.overlay(null)
    stage.show(last.before)
    await stage.play(last.motion, SLOW, sound, abort.signal)
    if (this.abort !== abort) return
    this.stop()
    stage.show(now())
  }

  /** Whatever is seen again ends. */
  stop(): void {
    this.abort?.abort()
    this.abort = null
    this.replaying = false
  }
}

const sights = new WeakMap<TableFace, Sight>()

/** What shows this table; none when it is shown in words. */
export const sightOf = (table: TableFace): Sight | undefined => sights.get(table)

export function enter(table: TableFace, sight: Sight): () => void {
  sights.set(table, sight)
  return () => {
    if (sights.get(table) === sight) sights.delete(table)
  }
}
