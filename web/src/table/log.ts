/** The log: one line for every event that is worth a sentence. */
import type { Told } from '../wire'

export interface LogLine {
  readonly key: string
  readonly v: number
  /** How many entries the record has after it: lines beyond what was taken back are void. */
  readonly n: number
  readonly event: number
  /** Whom it is about, for the mark; -1 for nobody. */
  readonly seat: number
  readonly text: string
  /** Events called "round" and "turn" head what follows them, in every game. */
  readonly head: 'round' | 'turn' | ''
}

interface Eventish {
  readonly e?: unknown
  readonly seat?: unknown
}

const headOf = (event: Eventish): LogLine['head'] => (event.e === 'round' || event.e === 'turn' ? event.e : '')

const seatOf = (event: Eventish, mover: number): number => (typeof event.seat === 'number' ? event.seat : mover)

export function linesOf(told: Told): LogLine[] {
  const lines: LogLine[] = []
  for (const [event, text] of told.said.entries()) {
    if (!text) continue
    const about = (told.events[event] ?? {}) as Eventish
    const seat = seatOf(about, told.seat)
    lines.push({ key: `${told.v}.${event}`, v: told.v, n: told.n, event, seat, text, head: headOf(about) })
  }
  return lines
}
