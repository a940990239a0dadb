/** What can be done with a card now, and what one would ask for when nothing can. */
import type { Action, TableFace } from '../../face'
import type { Catalogue, View } from '../wire'
import type { Place } from './facts'

type Table = TableFace<View, Catalogue>

export interface Use {
  /** Its place in the menu. */
  readonly at: number
  readonly action: Action
  /** "" until the table has told it. */
  readonly label: string
}

const BY_SLOT = new Set(['drink', 'load', 'ride', 'jump', 'defend', 'throw', 'revive', 'shoot'])

const uses = (action: Action, slot: number): boolean =>
  (BY_SLOT.has(action.t) && action.slot === slot) || (action.t === 'shoot' && action.extension === slot)

/** All choices of the menu that a test lets through, with their sentences. */
export function choicesOf(table: Table, test: (action: Action) => boolean): readonly Use[] {
  const ask = table.ask
  if (!ask || !table.live) return []
  const told = table.looked?.need === ask.need ? table.looked.labels : []
  return ask.menu.actions.flatMap((raw, at) => {
    const action = raw as Action
    return test(action) ? [{ at, action, label: told[at] ?? '' }] : []
  })
}

export const usesOf = (table: Table, seat: number, slot: number): readonly Use[] =>
  table.ask?.seat === seat ? choicesOf(table, (action) => uses(action, slot)) : []

/** Somebody else to aim at: the one nearest by number, for asking why not. */
const anybody = (view: View, seat: number): number =>
  view.seats.find((other) => other.seat !== seat && other.alive && other.team !== view.seats[seat]?.team)?.seat ?? -1

/** The weapon an extension belongs to, or any. */
function weaponFor(view: View, catalogue: Catalogue, seat: number, key: string): number {
  const group = { extra_six: 'six_shooter', second_volley: 'striker', second_swing: 'massive', long_lens: 'scout' }[key]
  const mat = view.seats[seat]?.mat ?? []
  const slot = mat.findIndex((kind) => kind >= 0 && catalogue.cards[kind]?.group === group)
  return slot >= 0 ? slot : 0
}

/** The action a player means who wants to use this card; null for one that works by itself. */
export function wishOf(table: Table, seat: number, place: Place): Action | null {
  const { card, slot } = place
  const target = anybody(table.view, seat)
  if (!card) return null
  if (card.category === 'weapon') return { t: 'shoot', slot, target, extension: -1 }
  if (card.category === 'defensive') return { t: 'defend', slot }
  if (card.category === 'throwable') return { t: 'throw', slot, target: card.key === 'smoke_bulb' ? -1 : target }
  if (card.group === 'healing') return { t: 'drink', slot }
  if (card.group === 'ammo') return { t: 'load', slot }
  if (card.key === 'teleport') return { t: 'jump', slot, to: table.view.seats[seat]?.square ?? 0 }
  if (card.group === 'movement') return { t: 'ride', slot }
  if (card.group === 'extension') {
    return { t: 'shoot', slot: weaponFor(table.view, table.catalogue, seat, card.key), target, extension: slot }
  }
  return null
}

/** Ask why it cannot be done, and tell. */
export async function explain(table: Table, wish: Action): Promise<void> {
  const because = await table.why(wish)
  if (!because.fine) table.refuse(because)
}

/** The menu as it stands, whatever it asks. */
export const menuOf = (table: Table): readonly Action[] =>
  table.live ? ((table.ask?.menu.actions ?? []) as Action[]) : []
