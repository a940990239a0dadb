/** What a finger meant. It slips when it is lifted, so the last moments of a touch never count. */
import type { Point } from '../stage/types'

export interface Sample extends Point {
  /** Milliseconds. */
  readonly t: number
}

/** The median of what was held between these moments before the release counts. */
const EARLY = 120
const LATE = 40
/** A push is as fast as it was in so many milliseconds before the release. */
const PUSH = 80

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = sorted.length >> 1
  return sorted.length % 2 ? (sorted[at] as number) : ((sorted[at - 1] as number) + (sorted[at] as number)) / 2
}

/** Where the finger was before it began to lift: null when there was no such moment. */
export function meant(samples: readonly Sample[], released: number): Point | null {
  const held = samples.filter((one) => released - one.t >= LATE && released - one.t <= EARLY)
  // A finger that lies still sends nothing: then the place where it came to lie is what it means.
  const before = samples.findLast((one) => released - one.t >= LATE)
  const counted = held.length > 0 ? held : before ? [before] : []
  if (counted.length === 0) return null
  return { x: median(counted.map((one) => one.x)), y: median(counted.map((one) => one.y)) }
}

/** How a finger moved before it left: a way and its speed in units a second, from the end of the push. A touch's very
 *  last sample does not count. */
export function thrown(samples: readonly Sample[], released: number, touch: boolean): { way: Point; speed: number } | null {
  const counted = touch ? samples.slice(0, -1) : samples
  const last = counted.at(-1)
  // On a busy machine samples are rare: then the last two.
  const first = counted.find((one) => last && released - one.t <= PUSH && one !== last) ?? counted.at(-2)
  if (last && released - last.t > PUSH) return null
  if (!first || !last || last.t <= first.t) return null
  const way = { x: last.x - first.x, y: last.y - first.y }
  return { way, speed: (Math.hypot(way.x, way.y) / (last.t - first.t)) * 1000 }
}
