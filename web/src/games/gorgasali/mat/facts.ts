/** What the mats show, read off a view and the catalogue: no drawing, no words. */
import type { CardInfo, Catalogue, CharacterInfo, MatInfo, SeatView, View } from '../wire'

export const EMPTY = -1
export const HIDDEN = -2
export const FULL = 100
export const OCTOR = 5

/** A slot of a mat and what lies in it. */
export interface Place {
  readonly slot: number
  readonly category: string
  /** -1 empty, -2 not for these eyes. */
  readonly kind: number
  readonly card: CardInfo | undefined
  readonly spent: boolean
  readonly active: boolean
}

export function layoutOf(view: View, catalogue: Catalogue): MatInfo {
  const key = String(view.settings.matLayout ?? 'standard')
  const found = catalogue.mats.find((one) => one.key === key) ?? catalogue.mats[0]
  if (!found) throw new Error('a catalogue without mats')
  return found
}

export function placesOf(view: View, catalogue: Catalogue, seat: number): readonly Place[] {
  const figure = view.seats[seat]
  const layout = layoutOf(view, catalogue)
  return layout.slots.map((category, slot) => {
    const kind = figure?.mat[slot] ?? EMPTY
    return {
      slot,
      category,
      kind,
      card: kind >= 0 ? catalogue.cards[kind] : undefined,
      spent: figure?.spent.includes(slot) ?? false,
      active: slot < layout.active,
    }
  })
}

export const characterOf = (figure: SeatView | undefined, catalogue: Catalogue): CharacterInfo | undefined =>
  figure && figure.character >= 0 ? catalogue.characters[figure.character] : undefined

/** Whose ability this figure can use now: its own, for Octor the one he copied; none when it was taken away. */
export function powerOf(figure: SeatView, catalogue: Catalogue): CharacterInfo | undefined {
  if (figure.character === OCTOR) return figure.ability >= 0 ? catalogue.characters[figure.ability] : undefined
  return figure.lent ? undefined : characterOf(figure, catalogue)
}

/** How much armour keeps out, worn together. */
export const armourOf = (places: readonly Place[]): number =>
  places.reduce((sum, place) => sum + (place.active ? (place.card?.blocks ?? 0) : 0), 0)

export const cardsOn = (places: readonly Place[]): number => places.filter((place) => place.kind !== EMPTY).length

/** Whether somebody of the team is left who could bring this figure back to its banner. */
export const mayReturn = (view: View, figure: SeatView): boolean =>
  !view.result && figure.grave >= 0 && view.seats.some((one) => one.alive && one.team === figure.team)

export const isDuo = (view: View): boolean => view.settings.scenario === 'duo'

/** The most zones that can fall at this table. */
const lastZone = (view: View): number => (view.settings.finalCollapse ? 4 : 3)

/** Which zone falls next, at the start of which round; null when none is left. */
export function nextZone(view: View): { zone: number; round: number; rounds: number } | null {
  if (view.level >= lastZone(view)) return null
  const zone = view.level + 1
  const round = zone * Number(view.settings.zonePeriod ?? 5) + 1
  return { zone, round, rounds: Math.max(1, round - Math.max(1, view.round)) }
}

export type Stage =
  'pick' | 'before' | 'walk' | 'open' | 'loot' | 'dice' | 'aim' | 'cover' | 'arrange' | 'trade' | 'other' | 'over'

/** Where the game stands, in the words of the line above the board. */
export function stageOf(view: View): Stage {
  if (view.result) return 'over'
  if (view.stage === 'SetUp') return 'pick'
  if (view.stage === 'Collect') return 'loot'
  if (view.stage === 'Aimed' || view.stage === 'Flight') return 'dice'
  if (view.stage === 'Arranging') return 'arrange'
  if (view.stage === 'Bargaining') return 'trade'
  if (view.stage === 'Choosing') return 'aim'
  if (view.stage === 'Covering') return 'cover'
  if (view.stage === 'Walk' || view.stage === 'ExtraSteps') return 'walk'
  if (view.turn.moment === 'before') return 'before'
  if (view.turn.moment === 'after') return 'walk'
  return view.turn.moment === 'open' || view.turn.moment === 'last' ? 'open' : 'other'
}
