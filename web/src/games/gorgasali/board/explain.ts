/** What there is to know about a place of the board, in lines, each with the rule behind it. */
import { costOf, isDead, nextFall, squareName, TREE, WATER, FOREST, MOUNTAIN, OUTSIDE } from '../map'
import type { BannerView } from '../wire'
import type { Place, Table } from './hand.svelte'
import type { Board } from '../map'
import { zonesOf } from './zones'

export interface Fact {
  readonly text: string
  readonly rule: string
  /** Why it is worth seeing at a glance. */
  readonly tone: '' | 'good' | 'bad' | 'warn'
}

const TERRAIN: Record<number, readonly [word: string, rule: string]> = {
  [FOREST]: ['forest', 'GO-9.2'],
  [MOUNTAIN]: ['mountain', 'GO-9.3'],
  [WATER]: ['water', 'GO-9.4'],
  [TREE]: ['tree', 'GO-10.2'],
}

/** Banners by the numbers of the view, as keys of their cards. */
export const BANNERS = ['barrier', 'ball_lightning', 'tree_platform', 'magic_field', 'smoke_bulb'] as const
const LIFETIME = 2

export const roundsLeft = (banner: BannerView, round: number): number => Math.max(1, banner.placed + LIFETIME - round)

const fact = (text: string, rule: string, tone: Fact['tone'] = ''): Fact => ({ text, rule, tone })

/** The name of a place: its square, or the sector somebody waits in. */
export function titleOf(table: Table, board: Board, place: Place): string {
  if (place.square >= 0) return squareName(board, place.square)
  const sector = table.view.seats[place.seat]?.sector ?? 0
  return table.t('board-sector', { sector })
}

export function factsOf(table: Table, board: Board, place: Place): Fact[] {
  const { view } = table
  const found: Fact[] = []
  if (place.seat >= 0) found.push(...figureFacts(table, place.seat))
  if (place.square < 0) return [...found, fact(table.t('board-off-map'), 'GO-7.19')]
  const [word, rule] = TERRAIN[board.terrain[place.square] ?? OUTSIDE] ?? ['plain', 'GO-7.5']
  const cost = costOf(board, place.square, view.turn.free_terrain)
  found.push(fact(table.t(`board-terrain-${word}`, { cost }), rule))
  if (board.healing.includes(place.square)) found.push(fact(table.t('board-healing'), 'GO-15.1', 'good'))
  if (view.chests.includes(place.square)) found.push(fact(table.t('board-chest'), 'GO-12.3', 'good'))
  const gate = board.gates.findIndex((gates) => gates.includes(place.square))
  if (gate > 0) found.push(fact(table.t('board-gate', { sector: gate }), 'GO-7.17'))
  found.push(...zoneFacts(table, board, place.square), ...bannerFacts(table, place.square))
  return [...found, ...graveFacts(table, place.square)]
}

function zoneFacts(table: Table, board: Board, square: number): Fact[] {
  const { view } = table
  const zone = board.zone[square] ?? 0
  if (isDead(board, view, square)) return [fact(table.t('board-zone-dead', { rate: view.rate }), 'GO-14.3', 'bad')]
  const next = nextFall(view)
  const falls = zonesOf(board, view).find((one) => one.zone === zone)
  if (!falls) return []
  if (next?.zone === zone) {
    return [fact(table.t('board-zone-next', { rounds: next.rounds, round: falls.round }), 'GO-14.2', 'warn')]
  }
  return [fact(table.t('board-zone-later', { round: falls.round }), 'GO-14.2')]
}

function bannerFacts(table: Table, square: number): Fact[] {
  const { view, catalogue } = table
  return view.banners.filter((banner) => banner.squares.includes(square)).map((banner) => {
    const card = catalogue.cards.find((one) => one.key === BANNERS[banner.kind])
    const [owner, rounds] = [table.names[banner.owner] ?? '', roundsLeft(banner, view.round)]
    return fact(table.t('board-banner', { name: card?.name ?? '', owner, rounds }), card?.rule ?? 'GO-36.11')
  })
}

function graveFacts(table: Table, square: number): Fact[] {
  return table.view.seats.filter((one) => !one.alive && one.grave === square)
    .map((one) => fact(table.t('board-grave', { who: table.names[one.seat] ?? '' }), 'GO-56.3'))
}

function figureFacts(table: Table, seat: number): Fact[] {
  const one = table.view.seats[seat]
  if (!one) return []
  const character = table.catalogue.characters[one.character]
  const found = [fact(
    table.t('board-figure', { who: table.names[seat] ?? '', character: character?.name ?? '–', health: one.health }),
    character?.rule ?? 'GO-2.4', one.health <= 30 ? 'bad' : '',
  )]
  if (one.frozen_by.length) found.push(fact(table.t('board-frozen'), 'GO-22.3', 'warn'))
  if (one.burned) found.push(fact(table.t('board-burned'), 'GO-25.4', 'warn'))
  const me = table.eyes === null ? null : table.view.seats[table.eyes]
  if (me && me.seat !== seat && me.team === one.team) found.push(fact(table.t('board-mate'), 'GO-2.1', 'good'))
  return found
}

/** Everything at a place in one sentence, for those who hear the board. */
export function spoken(table: Table, board: Board, place: Place, deed: string): string {
  const facts = factsOf(table, board, place).map((one) => one.text)
  return [titleOf(table, board, place), deed, ...facts].filter(Boolean).join('. ')
}
