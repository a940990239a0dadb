/** The scene in words: the round, every seat with its mat, and what lies on the map. */
import type { TableFace, TextPart } from '../../face'
import { boardOf, squareName } from '../map'
import type { Catalogue, CharacterInfo, SeatView, View } from '../wire'
import { characterOf, EMPTY, HIDDEN, isDuo, nextZone, placesOf, powerOf, stageOf, type Place } from './facts'

type Table = TableFace<View, Catalogue>

export const text = (table: Table): readonly TextPart[] => [
  { title: table.t('mat-text-table'), lines: general(table) },
  ...table.view.seats.map((figure) => ({ title: titleOf(table, figure), lines: linesOf(table, figure) })),
  ...mapPart(table),
]

const squares = (table: Table, found: readonly number[]): string => {
  const board = boardOf(table.view, table.catalogue)
  return found.map((square) => squareName(board, square)).join(', ')
}

function general(table: Table): string[] {
  const { view } = table
  const lines: string[] = []
  if (view.round > 0) {
    const next = nextZone(view)
    lines.push(table.t('mat-round', { round: view.round }))
    lines.push(next ? table.t('mat-zone-next', { ...next }) : table.t('mat-zone-last'))
    if (view.rate) lines.push(table.t('mat-text-rate', { rate: view.rate, level: view.level }))
    lines.push(table.t('mat-text-turn', { name: table.names[view.turn.seat] ?? '' }))
  }
  lines.push(table.t(`mat-stage-${stageOf(view)}`))
  const { dice, left } = view.turn
  if (dice[0] > 0) lines.push(table.t('mat-text-dice', { dice: dice.join(', '), left }))
  lines.push(table.t('mat-text-decks', { weapons: view.weapon_deck, supports: view.support_deck }))
  return lines
}

function titleOf(table: Table, figure: SeatView): string {
  const name = table.names[figure.seat] ?? ''
  const who = characterOf(figure, table.catalogue)
  return who ? table.t('mat-text-seat', { name, character: who.name }) : name
}

function whereOf(table: Table, figure: SeatView): string {
  if (figure.square >= 0) return table.t('mat-text-square', { square: squares(table, [figure.square]) })
  return figure.sector > 0 ? table.t('mat-text-sector', { sector: figure.sector }) : ''
}

/** Whether an ability can be used, in words. */
function stateOf(table: Table, figure: SeatView, power: CharacterInfo): string {
  if (power.passive) return table.t('mat-passive')
  return figure.cooldown ? table.t('mat-cooldown', { left: figure.cooldown }) : table.t('mat-ready')
}

function abilityOf(table: Table, figure: SeatView): string {
  const power = powerOf(figure, table.catalogue)
  if (!power) return table.t(figure.lent ? 'mat-ability-lent' : 'mat-ability-none')
  return table.t('mat-label-ability', { ability: power.ability, state: stateOf(table, figure, power) })
}

function cardWords(table: Table, place: Place): string {
  if (place.kind === HIDDEN) return table.t('mat-text-hidden')
  const name = place.card?.name ?? ''
  if (place.category !== 'weapon') return name
  return table.t(place.spent ? 'mat-weapon-spent' : 'mat-weapon-loaded', { card: name })
}

function linesOf(table: Table, figure: SeatView): string[] {
  if (figure.character < 0) return [table.t('mat-no-character')]
  if (!figure.alive) return [table.t('mat-dead')]
  const places = placesOf(table.view, table.catalogue, figure.seat).filter((place) => place.kind !== EMPTY)
  const list = (active: boolean): string =>
    places.filter((place) => place.active === active).map((place) => cardWords(table, place)).join(', ')
  const health = table.t('mat-text-health', { health: figure.health })
  const lines = [health, whereOf(table, figure), abilityOf(table, figure)]
  if (isDuo(table.view)) lines.push(table.t('mat-team', { team: figure.team + 1 }))
  if (figure.frozen_by.length) lines.push(table.t('mat-frozen'))
  if (figure.burned) lines.push(table.t('mat-burned'))
  lines.push(table.t('mat-text-active', { cards: list(true) || table.t('mat-text-none') }))
  lines.push(table.t('mat-text-backpack', { cards: list(false) || table.t('mat-text-none') }))
  lines.push(table.t('mat-chests', { count: figure.chests }))
  return lines.filter((line) => line !== '')
}

const BANNERS: readonly string[] = ['barrier', 'ball_lightning', 'tree_platform', 'magic_field', 'smoke']

function mapPart(table: Table): TextPart[] {
  const { view } = table
  if (view.round <= 0) return []
  const board = boardOf(view, table.catalogue)
  const lines = [table.t('mat-text-chests', { count: view.chests.length, squares: squares(table, view.chests) })]
  if (board.healing.length) lines.push(table.t('mat-text-healing', { squares: squares(table, board.healing) }))
  for (const banner of view.banners) {
    lines.push(table.t('mat-text-banner', {
      kind: table.t(`mat-banner-${BANNERS[banner.kind] ?? 'smoke'}`),
      owner: table.names[banner.owner] ?? '',
      squares: squares(table, banner.squares),
    }))
  }
  return [{ title: table.t('mat-text-map'), lines }]
}
