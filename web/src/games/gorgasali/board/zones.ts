/** How the zones close in, as shapes: what is dead, what falls next, what falls later. */
import { border, U } from '../land/outline'
import { type Board, lastLevel, xOf, yOf } from '../map'
import type { View } from '../wire'

export interface Zone {
  readonly zone: number
  /** Its squares, and all further out. */
  readonly shape: string
  /** Its own squares alone. */
  readonly ring: string
  /** The round at whose beginning it falls. */
  readonly round: number
  /** What a square costs once it has fallen. */
  readonly rate: number
  /** Where its sign stands. */
  readonly sign: { readonly x: number; readonly y: number }
}

export const RATE = 5

const kept = new WeakMap<Board, Map<number, Zone>>()

/** The zones that can fall at this table, outermost first. */
export function zonesOf(board: Board, view: View): Zone[] {
  const period = Number(view.settings.zonePeriod ?? 5)
  return Array.from({ length: lastLevel(view) }, (_, at) => ({ ...drawn(board, at + 1), round: (at + 1) * period + 1 }))
}

function drawn(board: Board, zone: number): Zone {
  let known = kept.get(board)
  if (!known) kept.set(board, (known = new Map()))
  const found = known.get(zone)
  if (found) return found
  const onBoard = (x: number, y: number) => x >= 0 && y >= 0 && x < board.width && y < board.height
  const at = (x: number, y: number): number => (onBoard(x, y) ? (board.zone[y * board.width + x] ?? 0) : 0)
  const first = Math.max(0, board.zone.indexOf(zone))
  const made: Zone = {
    zone,
    shape: border((x, y) => at(x, y) > 0 && at(x, y) <= zone, board.width, board.height, 5),
    ring: border((x, y) => at(x, y) === zone, board.width, board.height, 5),
    round: 0,
    rate: RATE * zone,
    sign: { x: xOf(board, first) * U, y: yOf(board, first) * U },
  }
  known.set(zone, made)
  return made
}
