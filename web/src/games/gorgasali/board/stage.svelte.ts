/** What the board shows while events move: the facts that are ahead of the view, and what flies over the board. Cleared
 *  when the view itself has arrived. */
import { flushSync } from 'svelte'
import type { TableFace } from '../../face'
import type { BannerView, SeatView, View } from '../wire'
import type { Camera } from './camera.svelte'
import { standOf, type Spot } from './geometry'
import type { Board } from '../map'

export type Tone = 'hurt' | 'heal' | 'block' | 'miss' | 'note'

/** What a thrown or shot thing looks like. */
export type Flight = 'shot' | 'flame' | 'spear' | 'electric' | 'smoke' | 'magic' | 'steal' | 'bolt'

/** Something over the board that comes and goes. */
export interface Effect {
  readonly id: number
  readonly kind: 'number' | 'flight' | 'burst' | 'ring' | 'beam' | 'card'
  readonly at: Spot
  readonly to: Spot | undefined
  readonly tone: string
  readonly text: string
  readonly icon: string
  readonly ms: number
}

export interface Dice {
  readonly faces: readonly number[]
  readonly seat: number
  readonly sides: number
  readonly motion: number
}

type Change = Partial<Pick<SeatView, 'square' | 'sector' | 'alive' | 'health' | 'frozen_by' | 'burned' | 'character'>>

export class Stage {
  private readonly changes: Record<number, Change> = $state({})
  private opened: readonly number[] = $state.raw([])
  private gone: readonly BannerView[] = $state.raw([])
  private placed: readonly BannerView[] = $state.raw([])
  level: number | null = $state(null)
  effects: readonly Effect[] = $state.raw([])
  dice: Dice | null = $state.raw(null)
  /** A word in the middle of the board: the round, a zone that falls. */
  headline: { readonly text: string; readonly tone: string } | null = $state.raw(null)
  private next = 0
  private readonly figures = new Map<number, HTMLElement>()

  constructor(
    readonly board: Board,
    readonly camera: Camera,
  ) {}

  // --- what is shown of a view -------------------------------------------------------------------------------------

  seat(view: View, seat: number): SeatView {
    const found = view.seats[seat] as SeatView
    const change = this.changes[seat]
    return change ? { ...found, ...change } : found
  }

  chests(view: View): number[] {
    return view.chests.filter((square) => !this.opened.includes(square))
  }

  banners(view: View): BannerView[] {
    return [...view.banners.filter((banner) => !this.gone.some((one) => isSame(one, banner))), ...this.placed]
  }

  /** The view has caught up. */
  clear(): void {
    for (const seat of Object.keys(this.changes)) delete this.changes[Number(seat)]
    this.opened = []
    this.gone = []
    this.placed = []
    this.level = null
    this.effects = []
    this.dice = null
    this.headline = null
  }

  // --- what the events do to it ------------------------------------------------------------------------------------

  change(seat: number, change: Change): void {
    this.changes[seat] = { ...this.changes[seat], ...change }
    flushSync()
  }

  openChest(square: number): void {
    this.opened = [...this.opened, square]
  }

  place(banner: BannerView): void {
    this.placed = [...this.placed, banner]
    flushSync()
  }

  remove(banner: BannerView): void {
    this.placed = this.placed.filter((one) => !isSame(one, banner))
    this.gone = [...this.gone, banner]
  }

  add(effect: Partial<Effect> & Pick<Effect, 'kind' | 'at' | 'ms'>): Effect {
    const made = { to: undefined, tone: '', text: '', icon: '', ...effect, id: ++this.next }
    this.effects = [...this.effects, made]
    return made
  }

  drop(effect: Effect): void {
    this.effects = this.effects.filter((one) => one !== effect)
  }

  // --- the drawn figures -------------------------------------------------------------------------------------------

  figure(seat: number): HTMLElement | undefined {
    return this.figures.get(seat)
  }

  /** Knows the element of a figure as long as it is there. */
  keep(seat: number, element: HTMLElement): () => void {
    this.figures.set(seat, element)
    return () => this.figures.delete(seat)
  }

  /** Where a seat's figure stands now; nowhere, when there is no such seat. */
  stand(view: View, seat: number): Spot | null {
    return view.seats[seat] === undefined ? null : standOf(this.board, this.seat(view, seat), besides(view, seat))
  }
}

const isSame = (a: BannerView, b: BannerView): boolean =>
  a.kind === b.kind && a.owner === b.owner && a.squares.length === b.squares.length &&
  a.squares.every((square, at) => square === b.squares[at])

/** Figures that wait in one sector stand side by side. */
export function besides(view: View, seat: number): number {
  const sector = view.seats[seat]?.sector ?? 0
  if (!sector || (view.seats[seat]?.square ?? -1) >= 0) return 0
  const there = view.seats.filter((one) => one.sector === sector && one.square < 0 && one.alive)
  return there.length > 1 ? there.findIndex((one) => one.seat === seat) * 2 - (there.length - 1) : 0
}

const stages = new WeakMap<TableFace, Stage>()

/** The stage of the board that shows this table; none when the table is shown in words. */
export const stageOf = (table: TableFace): Stage | undefined => stages.get(table)

export function enter(table: TableFace, stage: Stage): () => void {
  stages.set(table, stage)
  return () => {
    if (stages.get(table) === stage) stages.delete(table)
  }
}
