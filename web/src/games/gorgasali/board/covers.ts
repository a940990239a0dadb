/** Banners that have to be placed: which squares each choice covers, and which one is meant by pointing at a square. */
import type { Board } from '../map'
import type { Actions, Catalogue, View } from '../wire'

type Form = readonly (readonly [number, number])[]

const BARRIER = 0

/** The rotations of the Barrier at this table; a table's own shape is a list of offsets (GO-65.2). */
export function formsOf(view: View, catalogue: Catalogue): readonly Form[] {
  const name = String(view.settings.barrierShape ?? 'line')
  const known = catalogue.shapes.find((shape) => shape.key === name)
  return known ? known.forms : turned(name.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]))
}

/** All different rotations by quarter turns, each moved to the corner of its own box and in a fixed order. */
export function turned(form: Form): Form[] {
  const all: Form[] = [cornered(form)]
  for (let turn = 0; turn < 3; turn++) all.push(cornered((all.at(-1) as Form).map(([x, y]) => [-y, x] as const)))
  return all.filter((one, at) => all.findIndex((other) => String(other) === String(one)) === at)
}

function cornered(form: Form): Form {
  const [left, top] = [Math.min(...form.map(([x]) => x)), Math.min(...form.map(([, y]) => y))]
  return form.map(([x, y]) => [x - left, y - top] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** What a banner would cover there. */
export function squaresOf(board: Board, view: View, catalogue: Catalogue, cover: Actions.Cover): number[] {
  if (view.pending.banner !== BARRIER) return [cover.square]
  const form = formsOf(view, catalogue)[cover.form] ?? []
  return form.map(([dx, dy]) => cover.square + dy * board.width + dx)
}

/** Of the banners that would lie on this square, the one whose middle is nearest to it, turned as wished if any is. */
export function meant<T extends { readonly cover: Actions.Cover; readonly squares: readonly number[] }>(
  board: Board, choices: readonly T[], square: number, form: number,
): T | undefined {
  const away = ({ squares }: T): number => {
    const [x, y] = [middle(squares.map((one) => one % board.width)),
      middle(squares.map((one) => Math.floor(one / board.width)))]
    return Math.hypot(x - (square % board.width), y - Math.floor(square / board.width))
  }
  const there = choices.filter((one) => one.squares.includes(square))
  const wished = there.filter((one) => one.cover.form === form)
  return (wished.length ? wished : there).toSorted((a, b) => away(a) - away(b))[0]
}

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
