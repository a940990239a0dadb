/** What the menu offers, sorted by the disk at which each choice begins. */
import type { Ask } from '../../../wire'
import type { Action, Actions } from '../wire'

export interface Offers {
  /** Disks that may be flicked, and no faster than this, in mm/s. */
  readonly flicks: readonly number[]
  readonly top: number
  /** Places that are known to fit, by the disk that is to be put there. */
  readonly places: ReadonlyMap<number, readonly Actions.Place[]>
  /** It is asked how a disk is turned. */
  readonly turning: boolean
  /** So many of these disks are asked for together. */
  readonly pick: { readonly of: readonly number[]; readonly low: number; readonly high: number } | null
  readonly byDisk: ReadonlyMap<number, readonly Action[]>
  /** What belongs to no disk. */
  readonly rest: readonly Action[]
}

/** The disk at which a choice begins; -1 for none. */
export function startOf(one: Action): number {
  if (one.t === 'move_flame') return one.flame
  if (one.t === 'face') return one.hero
  const begins = ['shoot', 'cast', 'lariat', 'artifact', 'resolve', 'choose']
  return begins.includes(one.t) && 'disk' in one ? one.disk : -1
}

/** The disk on which it works, if it is another one; -1 for none. */
export function targetOf(one: Action): number {
  return one.t === 'cast' || one.t === 'lariat' || one.t === 'move_flame' ? one.target : -1
}

const NONE: Offers = { flicks: [], top: 0, places: new Map(), turning: false, pick: null, byDisk: new Map(), rest: [] }

export function offersOf(ask: Ask | null): Offers {
  if (!ask) return NONE
  const { menu } = ask
  const byDisk = new Map<number, Action[]>()
  const places = new Map<number, Actions.Place[]>()
  const rest: Action[] = []
  let turning = false
  for (const action of menu.actions as Action[]) {
    const start = startOf(action)
    if (action.t === 'place') places.set(action.disk, [...(places.get(action.disk) ?? []), action])
    else if (action.t === 'turn') turning = true
    else if (start >= 0) byDisk.set(start, [...(byDisk.get(start) ?? []), action])
    else rest.push(action)
  }
  const pick = menu.kind === 'pick' ? { of: menu.of, low: menu.low, high: menu.high } : pickOfMarks(rest)
  const flicks = menu.kind === 'aim' ? menu.disks : []
  return { flicks, top: menu.speed, places, turning, pick, byDisk, rest }
}

/** Sets of disks in a list are picked like any others. */
function pickOfMarks(actions: readonly Action[]): Offers['pick'] {
  const sets = actions.filter((one) => one.t === 'mark').map((one) => one.disks)
  if (sets.length === 0) return null
  const sizes = sets.map((one) => one.length)
  return { of: [...new Set(sets.flat())], low: Math.min(...sizes), high: Math.max(...sizes) }
}

/** One thing that can be done with a disk: a single choice, or one whose target is still to be pointed at. */
export interface Verb {
  readonly t: Action['t'] | 'flick'
  readonly actions: readonly Action[]
}

/** The verbs of a disk. Choices that differ only in their target are one. */
export function verbsOf(offers: Offers, disk: number): Verb[] {
  const verbs: Verb[] = offers.flicks.includes(disk) ? [{ t: 'flick', actions: [] }] : []
  const aimed = new Map<string, Action[]>()
  for (const action of offers.byDisk.get(disk) ?? []) {
    if (targetOf(action) < 0) verbs.push({ t: action.t, actions: [action] })
    else aimed.set(action.t, [...(aimed.get(action.t) ?? []), action])
  }
  for (const [t, actions] of aimed) verbs.push({ t: t as Action['t'], actions })
  return verbs
}

/** A verb of several choices: on which disks each works. */
export const targetsOf = (actions: readonly Action[]): ReadonlyMap<number, Action> =>
  new Map(actions.map((one) => [targetOf(one), one]))

/** Disks at which something can begin. */
export const openOf = (offers: Offers): number[] =>
  [...new Set([...offers.flicks, ...offers.byDisk.keys(), ...(offers.pick?.of ?? [])])]
