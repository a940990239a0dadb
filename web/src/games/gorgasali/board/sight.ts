/** The line between two squares, as a picture: where the Great Tree or a Barrier stands in its way (GO-10.5). Whether a
 *  target is legal is never judged here: the menu says so. */
import { type Board, TREE, xOf, yOf } from '../map'
import type { View } from '../wire'

const BARRIER = 0

/** The squares that block the view between two others, the nearest to `from` first. */
export function blockers(board: Board, view: View, from: number, to: number): number[] {
  const barriers = view.banners.filter((banner) => banner.kind === BARRIER).flatMap((banner) => banner.squares)
  const trees = board.terrain.flatMap((terrain, square) => (terrain === TREE ? [square] : []))
  const away = (square: number) => Math.hypot(xOf(board, square) - xOf(board, from),
    yOf(board, square) - yOf(board, from))
  return [...trees, ...barriers].filter((square) => crosses(board, from, to, square)).sort((a, b) => away(a) - away(b))
}

/** Whether the line from centre to centre passes through the open inside of a square; touching is free. */
export function crosses(board: Board, from: number, to: number, square: number): boolean {
  const [ax, ay] = [2 * xOf(board, from) + 1, 2 * yOf(board, from) + 1]
  const [bx, by] = [2 * xOf(board, to) + 1, 2 * yOf(board, to) + 1]
  const [left, top] = [2 * xOf(board, square), 2 * yOf(board, square)]
  if ((ax <= left && bx <= left) || (ax >= left + 2 && bx >= left + 2)) return false
  if ((ay <= top && by <= top) || (ay >= top + 2 && by >= top + 2)) return false
  const side = (x: number, y: number) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  const corners = [side(left, top), side(left + 2, top), side(left, top + 2), side(left + 2, top + 2)]
  return Math.min(...corners) < 0 && Math.max(...corners) > 0
}

/** Range between two squares, in the metric of the table (GO-11.2). */
export function rangeOf(board: Board, view: View, a: number, b: number): number {
  const [dx, dy] = [Math.abs(xOf(board, a) - xOf(board, b)), Math.abs(yOf(board, a) - yOf(board, b))]
  return view.settings.rangeMetric === 'orthogonal' ? dx + dy : Math.max(dx, dy)
}
