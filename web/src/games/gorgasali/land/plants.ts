/** Trees, grass and flowers: many small shapes, few paths. A band is half a row of squares, so that what stands further
 *  down covers what stands behind it. */
import { at, type Board, FOREST, PLAIN, xOf, yOf } from '../map'
import { noise, swell, sway } from './noise'
import { disc, n, oval, U } from './outline'

export interface Wood { shade: string; trunk: string; dark: string; mid: string; light: string }

interface Tree { x: number; y: number; size: number; pine: boolean; salt: number }

const SPOTS = [[0.24, 0.2], [0.74, 0.3], [0.28, 0.62], [0.78, 0.76], [0.5, 0.95]] as const

/** The trees of a forest square: fewer where a chest or a spring needs the room. */
function treesOf(board: Board, square: number): Tree[] {
  const [x, y] = [xOf(board, square), yOf(board, square)]
  const clearing = board.healing.includes(square)
  return SPOTS.filter((_, spot) => (!clearing || spot % 2 === 0) && (spot < 4 || noise(x, y, 5) > 0.35)).map(([fx, fy], spot) => ({
    x: (x + fx) * U + sway(x, y, 10 + spot) * 2.2,
    y: (y + fy) * U + sway(x, y, 20 + spot) * 2,
    size: 4.6 + noise(x, y, 30 + spot) * 1.9,
    pine: swell(x + fx, y + fy, 3, 4) + noise(x, y, 40 + spot) * 0.24 > 0.66,
    salt: spot,
  }))
}

/** By band, from the top of the board to its bottom. */
export function woods(board: Board): Wood[] {
  const bands: Wood[] = Array.from({ length: board.height * 2 + 1 }, () => ({ shade: '', trunk: '', dark: '', mid: '', light: '' }))
  const trees = board.terrain.flatMap((terrain, square) => (terrain === FOREST ? treesOf(board, square) : []))
  trees.sort((a, b) => a.y - b.y)
  for (const tree of trees) {
    const band = bands[Math.min(bands.length - 1, Math.floor((tree.y / U) * 2))]
    if (band) (tree.pine ? pine : leafy)(band, tree)
  }
  return bands
}

function leafy(into: Wood, { x, y, size: r, salt }: Tree): void {
  const top = y - r * 0.9
  into.shade += oval(x + r * 0.35, y + r * 0.75, r * 1.15, r * 0.5)
  into.trunk += `M${n(x - 0.8)} ${n(y + r * 0.8)}L${n(x - 0.5)} ${n(top)}h1.2l.5 ${n(y + r * 0.8 - top)}Z`
  into.dark += disc(x - r * 0.5, y - r * 0.15, r * 0.72) + disc(x + r * 0.55, y - r * 0.1, r * 0.7) + disc(x, top + r * 0.2, r * 0.85)
  into.mid += disc(x - r * 0.12, top + r * 0.12, r * 0.72) + disc(x - r * 0.62, y - r * 0.3, r * 0.48)
  into.light += disc(x - r * 0.3, top - r * 0.06, r * 0.38) + (salt % 2 ? disc(x + r * 0.5, y - r * 0.42, r * 0.24) : '')
}

const TIERS = [[1, 1], [0.72, 0.8], [0.46, 0.56]] as const

function pine(into: Wood, { x, y, size, salt }: Tree): void {
  const [half, high] = [size * 0.95, size * 2.5]
  const tip = y + size * 0.5 - high
  into.shade += oval(x + size * 0.4, y + size * 0.62, size, size * 0.4)
  into.trunk += `M${n(x - 0.8)} ${n(y + size * 0.9)}v${n(-size * 0.6)}h1.6v${n(size * 0.6)}Z`
  for (const [down, wide] of TIERS) {
    const [top, foot] = [tip + high * (down - 0.46), tip + high * down]
    into.dark += `M${n(x)} ${n(top)}L${n(x + half * wide)} ${n(foot)}Q${n(x)} ${n(foot + 1.6)} ${n(x - half * wide)} ${n(foot)}Z`
    into.mid += `M${n(x)} ${n(top)}L${n(x - half * wide)} ${n(foot)}Q${n(x - half * wide * 0.4)} ${n(foot + 0.9)} ${n(x - 0.4)} ${n(foot - 0.6)}Z`
  }
  if (salt % 2) into.light += `M${n(x)} ${n(tip)}l${n(-half * 0.42)} ${n(high * 0.34)}l${n(half * 0.3)} ${n(-high * 0.04)}Z`
}

/** Tufts as strokes, flowers and pebbles as dots (lines without length and round ends). */
export function meadow(board: Board): { tufts: string; blooms: string; petals: string; pebbles: string } {
  let [tufts, blooms, petals, pebbles] = ['', '', '', '']
  board.terrain.forEach((terrain, square) => {
    if (terrain !== PLAIN) return
    const [x, y] = [xOf(board, square), yOf(board, square)]
    const lush = swell(x, y, 60, 4)
    for (let spot = 0; spot < 3; spot++) {
      if (noise(x, y, 61 + spot) > 0.25 + lush * 0.5) continue
      const [tx, ty] = [(x + noise(x, y, 64 + spot)) * U, (y + noise(x, y, 67 + spot)) * U]
      tufts += `M${n(tx)} ${n(ty)}q-.4-1.6-1.8-2.4m2.2 2.4v-3.2m.4 3.2q.5-1.5 1.9-2.2`
    }
    const [fx, fy] = [(x + noise(x, y, 71)) * U, (y + noise(x, y, 72)) * U]
    if (lush > 0.6 && noise(x, y, 70) > 0.66) {
      if (noise(x, y, 73) > 0.5) blooms += `M${n(fx)} ${n(fy)}h0m2.5 1.4h0m-1.2 2h0`
      else petals += `M${n(fx)} ${n(fy)}h0m-2.2 1.2h0`
    } else if (lush < 0.36 && noise(x, y, 74) > 0.7) pebbles += `M${n(fx)} ${n(fy)}h0m2 .8h0`
  })
  return { tufts, blooms, petals, pebbles }
}

/** Whether a square of the plain lies in a lusher or a drier part: patches of another green. */
export const patch = (board: Board, x: number, y: number, kind: 'lush' | 'dry'): boolean => {
  const [cx, cy] = [Math.max(0, Math.min(board.width - 1, x)), Math.max(0, Math.min(board.height - 1, y))]
  if (board.terrain[at(board, cx, cy)] === 0) return false
  const found = swell(cx, cy, 60, 4)
  return kind === 'lush' ? found > 0.58 : found < 0.36
}
