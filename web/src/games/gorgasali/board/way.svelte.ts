/** A way that is drawn by hand, square by square, before it is walked. */
import { settings } from '../../../lib/settings.svelte'
import { costOf, isDead } from '../map'
import { type Deed, extends_, walkOf } from './deeds'
import type { Hand, How } from './hand.svelte'

export class Way {
  squares: readonly number[] = $state.raw([])

  constructor(private readonly hand: Hand) {}

  /** Whether there is a walk to be drawn; out of a sector the first step is a tap on its gate. */
  get open(): boolean {
    return this.hand.offered.steps.size > 0 && this.from >= 0
  }

  private get from(): number {
    return this.hand.table.view.seats[this.hand.mine]?.square ?? -1
  }

  /** Extra steps are counted, not paid (GO-30.7). */
  private get free(): boolean {
    return this.hand.table.view.pending.steps > 0
  }

  private get numbers(): number {
    const { pending, turn } = this.hand.table.view
    return this.free ? pending.steps : turn.left
  }

  /** The numbers that these squares take. */
  cost(path: readonly number[]): number {
    if (this.free) return path.length
    const { free_terrain } = this.hand.table.view.turn
    return path.reduce((sum, square) => sum + costOf(this.hand.board, square, free_terrain), 0)
  }

  /** The finger has come to this square: the way grows, or shrinks where it goes back. */
  add(square: number): void {
    const { board, offered, table } = this.hand
    if (square === this.from) return this.clear()
    const known = this.squares.indexOf(square)
    if (known >= 0) {
      this.squares = this.squares.slice(0, known + 1)
      return
    }
    const open = offered.reaches.has(square) && extends_(board, this.from, this.squares, square,
      table.view.turn.diagonal)
    const next = [...this.squares, square]
    if (open && this.cost(next) <= this.numbers) this.squares = next
  }

  clear(): void {
    this.squares = []
  }

  /** The finger is lifted: a way drawn by touch is shown once more before it is walked. */
  async end(how: How): Promise<void> {
    const [last, deed] = [this.squares.at(-1), this.deed]
    if (last === undefined || !deed) return
    if (how === 'touch' && settings.confirmTouch) this.hand.pinned = this.hand.at(last)
    else await this.hand.run(deed)
  }

  /** The walk along what was drawn. */
  readonly deed: Deed | null = $derived.by(() => {
    const square = this.squares.at(-1)
    if (square === undefined) return null
    const { board, table: { view } } = this.hand
    const cost = this.cost(this.squares)
    const left = this.numbers - cost
    const dead = this.free ? [] : this.squares.filter((one) => isDead(board, view, one))
    const chest = view.chests.includes(square) ? 'chest' : ''
    const ends = this.free ? 'extra' : left === 0 ? 'exact' : chest
    return walkOf({ square, cost, left, damage: dead.length * view.rate, ends, path: [...this.squares] })
  })
}
