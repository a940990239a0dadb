/** What a player may have meant by pointing where nothing is offered: the action whose refusal answers it. */
import type { Action } from '../wire'
import type { Hand, Place } from './hand.svelte'

const WEAPON = 'weapon'

export function wishFor(place: Place, hand: Hand): Action | null {
  const { table } = hand
  const kinds = new Set(table.ask?.menu.actions.map((one) => String(one.t)) ?? [])
  const me = table.view.seats[hand.mine]
  if (!me) return null
  const { square, seat } = place
  if (kinds.has('cover')) return square >= 0 ? { t: 'cover', square, form: hand.form } : null
  if (kinds.has('hypnosis')) return { t: 'hypnosis', target: hand.movable >= 0 ? hand.movable : seat, square }
  if (seat >= 0 && seat !== hand.mine) return atFigure(seat, kinds, hand)
  if (square < 0) return null
  if (kinds.has('revive')) {
    const slot = table.ask?.menu.actions.find((one) => one.t === 'revive')?.slot
    return { t: 'revive', slot: Number(slot), square }
  }
  const jump = table.ask?.menu.actions.find((one) => one.t === 'jump')
  if (jump && !kinds.has('step')) return { t: 'jump', slot: Number(jump.slot), to: square }
  return { t: 'step', to: square }
}

function atFigure(seat: number, kinds: ReadonlySet<string>, hand: Hand): Action {
  const { view, catalogue } = hand.table
  const me = view.seats[hand.mine] as (typeof view.seats)[number]
  if (kinds.has('supernova')) return { t: 'supernova', first: seat, second: -1 }
  if (kinds.has('exchange')) return { t: 'exchange', target: seat }
  if (kinds.has('steal')) {
    return { t: 'steal', target: seat, slot: Math.max(0, view.seats[seat]?.mat.findIndex((kind) => kind !== -1) ?? 0) }
  }
  const slotOf = (category: string): number => me.mat.findIndex((kind) => kind >= 0
    && catalogue.cards[kind]?.category === category)
  if (kinds.has('imitate') && !kinds.has('shoot')) return { t: 'imitate', seat }
  if (slotOf(WEAPON) < 0 && kinds.has('throw')) return { t: 'throw', slot: slotOf('throwable'), target: seat }
  if (kinds.has('step')) return { t: 'step', to: view.seats[seat]?.square ?? -1 }
  return { t: 'shoot', slot: Math.max(0, slotOf(WEAPON)), target: seat, extension: -1 }
}
