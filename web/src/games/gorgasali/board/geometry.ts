/** Where things stand on the drawing: one unit is one pixel at scale 1, a square is U units wide. */
import { U } from '../land/outline'
import { type Board, sectorPlace, xOf, yOf } from '../map'
import type { SeatView } from '../wire'

/** How far the drawing reaches beyond the squares: room for frame, gates and sectors. */
export const MARGIN = U * 1.25

export interface Spot { readonly x: number; readonly y: number }
export interface Box { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const widthOf = (board: Board): number => board.width * U + MARGIN * 2
export const heightOf = (board: Board): number => board.height * U + MARGIN * 2

/** The same frame for every layer that is drawn over the land. */
export const viewBoxOf = (board: Board): string => `${-MARGIN} ${-MARGIN} ${widthOf(board)} ${heightOf(board)}`

export const centreOf = (board: Board, square: number): Spot =>
  ({ x: (xOf(board, square) + 0.5) * U, y: (yOf(board, square) + 0.5) * U })

export const cornerOf = (board: Board, square: number): Spot => ({ x: xOf(board, square) * U,
  y: yOf(board, square) * U })

/** The square at a place of the drawing; -1 beyond the board. */
export function squareAt(board: Board, x: number, y: number): number {
  const [column, row] = [Math.floor(x / U), Math.floor(y / U)]
  return column >= 0 && row >= 0 && column < board.width && row < board.height ? row * board.width + column : -1
}

/** Where a figure stands: on its square, or before the gate of its sector; null when it is nowhere to be seen. */
export function standOf(board: Board, seat: Pick<SeatView, 'square' | 'sector' | 'alive'>, beside = 0): Spot | null {
  if (!seat.alive) return null
  if (seat.square >= 0) return centreOf(board, seat.square)
  const place = seat.sector > 0 ? sectorPlace(board, seat.sector) : null
  return place && { x: (place[0] + 0.5) * U + beside * U * 0.55, y: (place[1] + 0.5) * U }
}

/** The box around some spots, with room of so many units on every side. */
export function boxOf(spots: readonly Spot[], room: number): Box | null {
  if (!spots.length) return null
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
  return { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room }
}

/** A path through spots, for the attribute `d`. */
export const lineOf = (spots: readonly Spot[]): string => spots.map(({ x, y },
  at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')
