/** What may be chosen by pointing at the board: the menu, sorted by the squares and figures its choices are about. */
import type { Ask, Looked } from '../../../wire'
import { type Board, costOf, isDead, sideBySide, xOf, yOf } from '../map'
import type { Action, Actions, Catalogue, Outlook, Prospect, Reach, View } from '../wire'
import { squaresOf } from './covers'

/** One thing that can be done here. */
export interface Deed {
  /** What is done, one after the other; a walk is many. */
  readonly actions: readonly Action[]
  /** The sentence of the table; "" for a walk, which the board words itself, and until it is told. */
  readonly label: string
  readonly rules: readonly string[]
  readonly prospects: readonly Prospect[]
  /** The walk, when it is one. */
  readonly reach: Reach | null
  /** A walk of one step, when it is one. */
  readonly step: boolean
}

export interface Offered {
  /** By square: walking there, jumping there, a banner, somebody pulled there. The first one is what a tap does. */
  readonly squares: ReadonlyMap<number, readonly Deed[]>
  /** By seat: what is done to that figure. */
  readonly seats: ReadonlyMap<number, readonly Deed[]>
  /** What is done where one stands: roll, stay, stop, hide in smoke. */
  readonly own: readonly Deed[]
  readonly reaches: ReadonlyMap<number, Reach>
  /** Squares that one step enters. */
  readonly steps: ReadonlySet<number>
  /** What the first step of a walk takes. */
  readonly first: ReadonlyMap<number, { readonly cost: number; readonly damage: number }>
  /** Seats whose squares have to be told apart by choosing the seat first. */
  readonly movable: ReadonlySet<number>
}

const OWN: ReadonlySet<string> = new Set(['roll', 'stay', 'stop', 'back', 'defend'])

export const NOTHING: Offered = {
  squares: new Map(), seats: new Map(), own: [], reaches: new Map(), steps: new Set(), first: new Map(),
  movable: new Set(),
}

/** What is done where one stands. */
export const isOwn = (action: Action | undefined): boolean =>
  action !== undefined && (OWN.has(action.t) || (action.t === 'throw' && action.target < 0))

/** The seats an action is about. */
export function seatsOf(action: Action): readonly number[] {
  switch (action.t) {
    case 'shoot': case 'throw': case 'hypnosis': case 'steal': case 'exchange':
      return action.target === undefined || action.target < 0 ? [] : [action.target]
    case 'supernova': return [action.first, action.second].filter((seat) => seat >= 0)
    case 'imitate': return [action.seat]
    default: return []
  }
}

/** The squares an action is about. */
export function placesOf(action: Action, board: Board, view: View, catalogue: Catalogue): readonly number[] {
  switch (action.t) {
    case 'step': case 'jump': return [action.to]
    case 'hypnosis': case 'revive': return [action.square]
    case 'cover': return squaresOf(board, view, catalogue, action)
    default: return []
  }
}

/** Whether an action points at the board at all; the list of choices keeps short by leaving the first kind to it. */
export const isPlaced = (action: { t: string }): boolean =>
  action.t === 'step' || action.t === 'jump' || action.t === 'cover' || action.t === 'hypnosis' || action.t === 'revive'

export function offeredOf(
  ask: Ask | null, looked: Looked | null, board: Board, view: View, catalogue: Catalogue,
): Offered {
  if (!ask) return NOTHING
  const told = looked?.need === ask.need ? looked : null
  const outlook = (told?.outlook ?? null) as Outlook | null
  const [squares, seats] = [new Map<number, Deed[]>(), new Map<number, Deed[]>()]
  const [own, movable, steps] = [[] as Deed[], new Set<number>(), new Set<number>()]
  const add = <K>(into: Map<K, Deed[]>, key: K, deed: Deed) => into.set(key, [...(into.get(key) ?? []), deed])
  const reaches = new Map((outlook?.reaches ?? []).map((reach) => [reach.square, reach]))
  for (const [at, raw] of ask.menu.actions.entries()) {
    const action = raw as Action
    const deed: Deed = {
      actions: [action], label: told?.labels[at] ?? '', rules: told?.rules[at] ?? [], reach: null,
      prospects: (outlook?.prospects ?? []).filter((one) => one.choice === at), step: action.t === 'step',
    }
    if (action.t === 'step') steps.add(action.to)
    for (const place of placesOf(action, board, view, catalogue)) add(squares, place, deed)
    for (const seat of seatsOf(action)) if (action.t !== 'hypnosis') add(seats, seat, deed)
    if (action.t === 'hypnosis') movable.add(action.target)
    if (isOwn(action)) own.push(deed)
  }
  for (const reach of reaches.values()) {
    const single = steps.has(reach.square)
    if (single && reach.path.length === 1) continue
    const deed = walkOf(reach)
    if (single) add(squares, reach.square, deed)
    else squares.set(reach.square, [deed, ...(squares.get(reach.square) ?? [])])
  }
  return { squares, seats, own, reaches, steps, first: firstSteps(steps, board, view), movable }
}

/** The price of each first step; extra steps are free of terrain and zone (GO-30.7). */
function firstSteps(steps: ReadonlySet<number>, board: Board, view: View): Map<number,
  { cost: number; damage: number }> {
  const free = view.pending.steps > 0
  return new Map([...steps].map((to) => [to, {
    cost: free ? 1 : costOf(board, to, view.turn.free_terrain),
      damage: !free && isDead(board, view, to) ? view.rate : 0,
  }]))
}

const stop: Actions.EndWalk = { t: 'stop' }

/** A walk along a way; on a chest or after free steps it is ended there, if it does not end by itself. */
export function walkOf(reach: Reach): Deed {
  const actions: Action[] = reach.path.map((to) => ({ t: 'step', to }))
  if (reach.left > 0 && (reach.ends === 'chest' || reach.ends === 'extra')) actions.push(stop)
  return { actions, label: '', rules: ['GO-7.3', 'GO-7.5'], prospects: [], reach, step: false }
}

/** Whether a way that is drawn by hand can go on to this square: it touches the last one and is not on it already. */
export function extends_(board: Board, from: number, path: readonly number[], to: number, diagonal: boolean): boolean {
  if (to === from || path.includes(to)) return false
  const last = path.at(-1) ?? from
  if (last < 0) return false
  if (!diagonal) return sideBySide(board, last, to)
  return Math.max(Math.abs(xOf(board, last) - xOf(board, to)), Math.abs(yOf(board, last) - yOf(board, to))) === 1
}
