/** The Great Tree: one tree over all its squares, its roots on the grass around, its crown higher than the rest. */
import { type Board, TREE, xOf, yOf } from '../map'
import { noise, sway } from './noise'
import { disc, n, oval, U } from './outline'

export interface Great { x: number; y: number; r: number; shade: string; roots: string; trunk: string; bark: string; under: string; dark: string; mid: string; light: string; fruit: string }

/** One for every group of squares that touch. */
export function greatTrees(board: Board): Great[] {
  const left = new Set(board.terrain.flatMap((terrain, square) => (terrain === TREE ? [square] : [])))
  const found: Great[] = []
  for (const square of left) found.push(grown(board, together(board, left, square)))
  return found
}

function together(board: Board, left: Set<number>, from: number): number[] {
  const group: number[] = []
  const open = [from]
  left.delete(from)
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    group.push(here)
    for (const next of left) {
      const far = Math.max(Math.abs(xOf(board, next) - xOf(board, here)), Math.abs(yOf(board, next) - yOf(board, here)))
      if (far > 1) continue
      left.delete(next)
      open.push(next)
    }
  }
  return group
}

function grown(board: Board, squares: readonly number[]): Great {
  const x = (squares.reduce((sum, square) => sum + xOf(board, square), 0) / squares.length + 0.5) * U
  const y = (squares.reduce((sum, square) => sum + yOf(board, square), 0) / squares.length + 0.5) * U
  const r = Math.sqrt(squares.length / Math.PI) * U
  const foot = y + r * 0.62
  const crown = y - r * 0.24
  const tree: Great = { x, y, r, shade: oval(x + r * 0.16, y + r * 0.62, r * 1.08, r * 0.5), roots: '', trunk: '', bark: '', under: '', dark: '', mid: '', light: '', fruit: '' }
  for (const lean of [-1, -0.62, -0.25, 0.2, 0.58, 0.98]) {
    const [tx, ty] = [x + lean * r * 0.86, foot + r * (0.34 - Math.abs(lean) * 0.22)]
    const [mx, my] = [x + lean * r * 0.34, foot + r * 0.04]
    const wide = r * 0.1
    tree.roots += `M${n(mx - wide)} ${n(my - r * 0.2)}Q${n(mx)} ${n(my + r * 0.08)} ${n(tx)} ${n(ty)}Q${n(mx + wide * 0.6)} ${n(my + r * 0.24)} ${n(mx + wide)} ${n(my - r * 0.2)}Z`
  }
  const wide = r * 0.3
  tree.trunk = `M${n(x - wide * 0.8)} ${n(crown)}Q${n(x - wide * 0.7)} ${n(foot - r * 0.3)} ${n(x - wide * 1.7)} ${n(foot + r * 0.14)}Q${n(x)} ${n(foot + r * 0.3)} ${n(x + wide * 1.7)} ${n(foot + r * 0.14)}Q${n(x + wide * 0.7)} ${n(foot - r * 0.3)} ${n(x + wide * 0.8)} ${n(crown)}Z`
  for (const lean of [-0.6, -0.2, 0.25, 0.62]) tree.bark += `M${n(x + lean * wide * 0.7)} ${n(crown + r * 0.5)}Q${n(x + lean * wide * 0.6)} ${n(foot - r * 0.1)} ${n(x + lean * wide * 1.5)} ${n(foot + r * 0.16)}`
  crowned(tree, squares.length, x, crown, r)
  return tree
}

/** Leaves in rings: deep below and outside, bright above and on the left, where the light comes from. */
function crowned(tree: Great, salt: number, x: number, y: number, r: number): void {
  const ring = (count: number, far: number, size: number, lift: number, seed: number): string => Array.from({ length: count }, (_, leaf) => {
    const angle = (leaf / count) * Math.PI * 2 + sway(leaf, salt, seed) * 0.22
    const reach = r * far * (1 + sway(leaf, salt, seed + 1) * 0.07)
    return disc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8 + lift * r, r * size * (0.88 + noise(leaf, salt, seed + 2) * 0.26))
  }).join('')
  tree.under = ring(13, 0.86, 0.3, 0.1, 110) + disc(x, y + r * 0.1, r * 0.82)
  tree.dark = ring(12, 0.76, 0.3, 0, 120) + disc(x, y, r * 0.76)
  tree.mid = ring(9, 0.56, 0.25, -0.09, 130) + ring(5, 0.24, 0.24, -0.1, 135)
  tree.light = ring(7, 0.42, 0.15, -0.24, 140) + ring(4, 0.16, 0.13, -0.26, 145) + ring(6, 0.72, 0.07, -0.12, 150)
  for (let fruit = 0; fruit < 16; fruit++) {
    const [angle, far] = [noise(fruit, salt, 160) * Math.PI * 2, Math.sqrt(noise(fruit, salt, 161)) * r * 0.86]
    tree.fruit += `M${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far * 0.8)}h0`
  }
}
