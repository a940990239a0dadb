/** The hand over the board: what it points at, what is held there, and what a tap, a key or a drag means. */
import { settings } from '../../../lib/settings.svelte'
import type { Action as AnyAction, TableFace } from '../../face'
import type { Board } from '../map'
import type { Action, Actions, Catalogue, View } from '../wire'
import { meant } from './covers'
import { type Deed, isOwn, type Offered, offeredOf, placesOf } from './deeds'
import { Way } from './way.svelte'
import { wishFor } from './wish'

export type Table = TableFace<View, Catalogue>
export type How = 'mouse' | 'touch' | 'key'

/** A place to point at: a square (-1 off the map) and whoever stands there (-1 nobody). */
export interface Place { readonly square: number; readonly seat: number }

export const NOWHERE: Place = { square: -1, seat: -1 }
export const isSame = (a: Place | null, b: Place | null): boolean => a?.square === b?.square && a?.seat === b?.seat

export class Hand {
  /** Under the mouse. */
  hover: Place | null = $state.raw(null)
  /** The square of the keyboard's cursor; -1 until it is first moved. */
  cursor = $state(-1)
  /** The cursor is shown: keys are used. */
  keyed = $state(false)
  /** What was tapped and stays explained until something else is. */
  pinned: Place | null = $state.raw(null)
  /** Somebody who can be moved, while it is chosen where to. */
  chosen = $state(-1)
  /** How a Barrier is turned. */
  form = $state(0)
  /** A way that is drawn square by square. */
  readonly way = new Way(this)
  /** The line that is pointed at in the list of several deeds. */
  marked: Deed | null = $state.raw(null)

  constructor(
    private readonly tableNow: () => Table,
    private readonly boardNow: () => Board,
  ) {}

  get table(): Table {
    return this.tableNow()
  }

  get board(): Board {
    return this.boardNow()
  }

  readonly offered: Offered = $derived.by(() =>
    offeredOf(this.table.ask, this.table.looked, this.board, this.table.view, this.table.catalogue))
  /** Whether a square is being asked for, so that pointing elsewhere deserves an answer. */
  readonly asksSquare: boolean = $derived.by(() => this.offered.squares.size > 0)
  readonly place: Place | null = $derived(this.pinned ?? this.hover ?? (this.keyed ? this.at(this.cursor) : null))
  readonly deeds: readonly Deed[] = $derived(this.place ? this.deedsAt(this.place) : [])
  /** The deed whose picture is drawn. */
  readonly shown: Deed | null = $derived(this.marked ?? this.deeds[0] ?? null)
  /** A choice that is pointed at, here, in the list of choices or on the mat. */
  readonly pointed: Action | null = $derived.by(() => {
    if (!this.shown) return this.table.hovered as Action | null
    return this.shown.reach ? null : (this.shown.actions[0] ?? null)
  })
  readonly mine: number = $derived.by(() => this.table.ask?.seat ?? this.table.eyes ?? -1)
  /** A Barrier lies under the hand. */
  readonly turning: boolean = $derived.by(() =>
    this.table.ask?.menu.actions.some((one) => one.t === 'cover' && one.form > 0) ?? false)

  /** Where this square's figure stands, if any. */
  at(square: number): Place {
    const there = this.table.view.seats.find((one) => one.alive && square >= 0 && one.square === square)
    return { square, seat: there?.seat ?? -1 }
  }

  deedsAt(place: Place): readonly Deed[] {
    const there = place.square >= 0 ? (this.offered.squares.get(place.square) ?? []) : []
    const squares = this.meantOf(there, place.square)
    const seats = place.seat >= 0 ? (this.offered.seats.get(place.seat) ?? []) : []
    return [...squares, ...seats, ...(place.seat >= 0 && place.seat === this.mine ? this.offered.own : [])]
  }

  /** Of banners the one that is meant; of those who can be moved the one who is chosen. */
  private meantOf(deeds: readonly Deed[], square: number): readonly Deed[] {
    const covers = deeds.filter((deed) => deed.actions[0]?.t === 'cover')
    if (covers.length) {
      const { view, catalogue } = this.table
      const choices = covers.map((deed) => {
        const cover = deed.actions[0] as Actions.Cover
        return { deed, cover, squares: placesOf(cover, this.board, view, catalogue) }
      })
      const found = meant(this.board, choices, square, this.form)
      return found ? [found.deed] : []
    }
    const movable = this.movable
    if (movable < 0) return deeds
    return deeds.filter(({ actions: [one] }) => one?.t !== 'hypnosis' || one.target === movable)
  }

  /** Who is being moved: the only one who can be, or the one who was chosen. */
  get movable(): number {
    const { movable } = this.offered
    if (movable.has(this.chosen)) return this.chosen
    return movable.size === 1 ? ([...movable][0] as number) : -1
  }

  // --- what is done ------------------------------------------------------------------------------------------------

  async tap(place: Place, how: How): Promise<void> {
    const deeds = this.deedsAt(place)
    const again = isSame(this.pinned, place)
    if (this.offered.movable.size > 1 && this.offered.movable.has(place.seat)) {
      this.chosen = place.seat
      this.pinned = null
      return
    }
    const plain = deeds[0] !== undefined && (deeds.length === 1 || deeds[0].step) && !this.isGrave(deeds[0])
    const careful = how === 'touch' && settings.confirmTouch && !again
    if (plain && !careful) return this.run(deeds[0] as Deed)
    if (deeds.length) {
      this.pinned = place
      return
    }
    // Where a square or a target was asked for, the refusal is the answer; elsewhere what is there explains itself.
    const wished = this.table.ask !== null && (this.asksSquare || this.targetWished(place))
    this.pinned = wished || again ? null : place
    if (wished) await this.whyNot(place)
  }

  /** What cannot be taken back and may be meant otherwise is asked once more: one's own figure, a way into death. */
  private isGrave(deed: Deed): boolean {
    const to = deed.step && deed.actions[0]?.t === 'step' ? deed.actions[0].to : -1
    const toll = this.offered.first.get(to)?.damage ?? 0
    const health = this.table.view.seats[this.mine]?.health ?? 0
    return deed.reach?.ends === 'death' || isOwn(deed.actions[0]) || (toll > 0 && toll >= health)
  }

  /** Whether it was an opponent that was pointed at, while something can be done to opponents. */
  private targetWished(place: Place): boolean {
    return place.seat >= 0 && place.seat !== this.mine && this.offered.seats.size > 0
  }

  async run(deed: Deed): Promise<void> {
    this.pinned = null
    this.marked = null
    this.way.clear()
    if (deed.actions.length === 1) await this.table.act(deed.actions[0] as AnyAction & Action)
    else await this.table.plan(deed.actions as readonly (AnyAction & Action)[])
  }

  async whyNot(place: Place): Promise<void> {
    const wish = wishFor(place, this)
    if (!wish) return
    const because = await this.table.why(wish as AnyAction & Action)
    if (because.fine !== true) this.table.refuse(because)
  }

  turn(): void {
    const covers = this.table.ask?.menu.actions.filter((one) => one.t === 'cover') ?? []
    const order = [...new Set(covers.map((one) => Number(one.form)))].sort((a, b) => a - b)
    this.form = order[(order.indexOf(this.form) + 1) % order.length] ?? 0
  }

  /** Another question: nothing that was held is meant any more. */
  letGo(): void {
    this.pinned = null
    this.marked = null
    this.way.clear()
    this.chosen = -1
  }
}
