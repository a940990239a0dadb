/** Everything of a board that never changes, as paths; made once and kept. */
import { at, type Board, FOREST, MOUNTAIN, OUTSIDE, sideOf, WATER, xOf, yOf } from '../map'
import { type Great, greatTrees } from './great'
import { noise } from './noise'
import { type Inside, n, outline, U } from './outline'
import { meadow, patch, type Wood, woods } from './plants'
import { type Range, ranges } from './rocks'
import { ripples } from './waters'

export interface Gate { sector: number; x: number; y: number; dx: number; dy: number }
export interface Landscape {
  ground: string
  lush: string
  dry: string
  soil: string
  rubble: string
  water: string
  waves: string
  glints: string
  reeds: string
  tufts: string
  blooms: string
  petals: string
  pebbles: string
  grid: string
  bands: { wood: Wood; range: Range }[]
  great: Great[]
  springs: { x: number; y: number }[]
  gates: Gate[]
}

const kept = new WeakMap<Board, Landscape>()

export function landscape(board: Board): Landscape {
  const known = kept.get(board)
  if (known) return known
  const made = draw(board)
  kept.set(board, made)
  return made
}

function draw(board: Board): Landscape {
  const { width, height } = board
  const is = (terrain: number): Inside => (x, y) => board.terrain[nearest(board, x, y)] === terrain
  const region = (inside: Inside, stray: number, salt: number, joined = false) => outline(inside, width, height, { stray, salt, joined })
  const [trees, rocks] = [woods(board), ranges(board)]
  return {
    ground: outline((x, y) => (board.terrain[at(board, x, y)] ?? OUTSIDE) !== OUTSIDE, width, height, { stray: 1.2, salt: 200 }),
    lush: region((x, y) => patch(board, x, y, 'lush'), 5, 210, true),
    dry: region((x, y) => patch(board, x, y, 'dry'), 5, 220, true),
    soil: region(is(FOREST), 3.4, 230),
    rubble: region(is(MOUNTAIN), 3.4, 240),
    water: region(is(WATER), 3, 250, true),
    ...ripples(board),
    ...meadow(board),
    grid: grid(board),
    bands: rocks.map((range, band) => ({ range, wood: trees[band] ?? { shade: '', trunk: '', dark: '', mid: '', light: '' } })),
    great: greatTrees(board),
    springs: board.healing.map((square) => ({ x: (xOf(board, square) + 0.5) * U, y: (yOf(board, square) + 0.5) * U })),
    gates: board.gates.flatMap((gates, sector) => gates.map((gate) => {
      const [dx, dy] = sideOf(board, gate)
      return { sector, x: (xOf(board, gate) + 0.5) * U, y: (yOf(board, gate) + 0.5) * U, dx, dy }
    })),
  }
}

/** Beyond the edge the land goes on, to be cut off there. */
const nearest = (board: Board, x: number, y: number): number =>
  at(board, Math.max(0, Math.min(board.width - 1, x)), Math.max(0, Math.min(board.height - 1, y)))

/** Borders between squares that are both on the map, as short dashes of uneven length. */
function grid(board: Board): string {
  let lines = ''
  const on = (x: number, y: number) => (board.terrain[at(board, x, y)] ?? OUTSIDE) !== OUTSIDE
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (!on(x, y)) continue
      const trim = 1.5 + noise(x, y, 260) * 2
      if (on(x + 1, y)) lines += `M${n((x + 1) * U)} ${n(y * U + trim)}v${n(U - 2 * trim)}`
      if (on(x, y + 1)) lines += `M${n(x * U + trim)} ${n((y + 1) * U)}h${n(U - 2 * trim)}`
    }
  }
  return lines
}
