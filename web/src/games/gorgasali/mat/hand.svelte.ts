/** What the player has begun while the cards are asked about: which received card is taken up, which two change places. */
import type { Action, TableFace } from '../../face'
import type { Catalogue, View } from '../wire'
import { move, start, type Arrangement } from './arrange'
import { layoutOf, type Place } from './facts'

type Table = TableFace<View, Catalogue>
export type Mode = 'none' | 'loot' | 'dice' | 'arrange' | 'trade' | 'steal' | 'pick' | 'imitate'

const MODES: Record<string, Mode> = {
  place: 'loot', refuse: 'loot', reroll: 'dice', arrange: 'arrange', steal: 'steal', pick: 'pick',
}

export class Hand {
  private kept = $state({ need: -1, card: 0, slot: -1 })
  private order: Arrangement | null = $state.raw(null)

  constructor(private readonly tableOf: () => Table, private readonly seatOf: () => number) {}

  private get table(): Table {
    return this.tableOf()
  }

  /** What is asked of the cards of this seat now. */
  readonly mode: Mode = $derived.by(() => {
    const { ask, view, live } = this.table
    if (!ask || !live || ask.seat !== this.seatOf()) return 'none'
    if (view.stage === 'Bargaining') return 'trade'
    const first = ask.menu.actions[0]?.t
    if (first === 'imitate' && view.stage === 'SetUp') return 'imitate'
    return MODES[String(first ?? '')] ?? 'none'
  })

  /** The mat gives way to what is asked when that is about other things. */
  readonly showsMat: boolean = $derived(!['pick', 'imitate', 'trade', 'arrange', 'steal'].includes(this.mode))

  private get now(): { need: number; card: number; slot: number } {
    const need = this.table.ask?.need ?? -1
    return this.kept.need === need ? this.kept : { need, card: 0, slot: -1 }
  }

  // --- received cards ----------------------------------------------------------------------------------------------

  /** Which of the waiting cards is to be placed. */
  get card(): number {
    return Math.min(this.now.card, Math.max(0, this.table.view.pending.cards.length - 1))
  }

  hold(card: number): void {
    this.kept = { ...this.now, card }
  }

  private placing(place: Place): Action | undefined {
    return this.table.ask?.menu.actions.find(
      (action) => action.t === 'place' && action.card === this.card && action.slot === place.slot,
    ) as Action | undefined
  }

  deed(place: Place): (() => void) | undefined {
    if (this.mode !== 'loot') return undefined
    const action = this.placing(place)
    return action && (() => void this.table.act(action))
  }

  // --- arranging ---------------------------------------------------------------------------------------------------

  get arrangement(): Arrangement {
    const need = this.table.ask?.need ?? -1
    if (this.order?.need === need) return this.order
    return start(need, layoutOf(this.table.view, this.table.catalogue).slots.length)
  }

  /** The slot whose card is about to move, -1 for none. */
  get lifted(): number {
    return this.now.slot
  }

  lift(slot: number): void {
    const from = this.now.slot
    if (from < 0) this.kept = { ...this.now, slot }
    else {
      if (from !== slot) this.order = move(this.arrangement, from, slot)
      this.kept = { ...this.now, slot: -1 }
    }
  }

  restore(): void {
    this.order = null
    this.kept = { ...this.now, slot: -1 }
  }
}
