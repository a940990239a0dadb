/** Chests, cards, abilities and banners. */
import type { Spot } from '../board/geometry'
import { cardIcon, characterIcon, sign } from '../mat/icons'
import type { Events } from '../wire'
import type { Director } from './director'

const [ARMAZI, VORTEX, HEAL] = [0, 4, 3]
const SMOKE = 4

export async function chest(on: Director, { seat, square }: Events.ChestOpened): Promise<void> {
  const at = square >= 0 ? on.square(square) : on.spot(seat)
  if (square >= 0) on.stage.openChest(square)
  on.follow(at)
  on.table.sound('chest')
  await on.burst(at, sign('chest'), 'chest', 420)
}

/** So many cards, one after the other, from one place to another. */
async function cards(
  on: Director, from: Spot | null, to: Spot | null, count: number, icons: readonly string[],
): Promise<void> {
  if (!from || !to || count < 1) return
  on.table.sound('card')
  const shown = Math.min(count, 4)
  const flights: Promise<void>[] = []
  for (let at = 0; at < shown; at++) {
    const aside = (at - (shown - 1) / 2) * 9
    flights.push(on.fling({ kind: 'card', at: { x: from.x + aside, y: from.y }, to, icon: icons[at] ?? '', ms: 640 }))
    await on.wait(90)
  }
  await Promise.all(flights)
}

const iconOf = (on: Director, kind: number): string => {
  const card = on.table.catalogue.cards[kind]
  return card ? cardIcon(card.key) : ''
}

export async function received(on: Director, { seat, kinds, why }: Events.CardsReceived): Promise<void> {
  if (why === 'theft' || why === 'loot') return
  const at = on.spot(seat)
  await cards(on, at, at, kinds.length, kinds.map((kind) => iconOf(on, kind)))
}

export async function used(on: Director, { seat, kind }: Events.CardUsed): Promise<void> {
  const at = on.spot(seat)
  on.follow(at)
  on.table.sound('card')
  if (at) await on.fling({ kind: 'card', at, icon: iconOf(on, kind), ms: 520 })
}

export const stolen = (on: Director, { seat, victim, kind }: Events.CardStolen): Promise<void> =>
  cards(on, on.spot(victim), on.spot(seat), 1, [iconOf(on, kind)])

export const looted = (on: Director, { seat, victim, cards: count, chests }: Events.Looted): Promise<void> =>
  cards(on, on.spot(victim), on.spot(seat), count + chests, [])

export async function traded(on: Director, { seat, other, done, gave, took }: Events.TradeEnded): Promise<void> {
  if (!done) return
  const [one, two] = [on.spot(seat), on.spot(other)]
  const icons = (kinds: readonly number[]) => kinds.map((kind) => iconOf(on, kind))
  await Promise.all([
    cards(on, one, two, gave.length, icons(gave)),
    cards(on, two, one, took.length, icons(took)),
  ])
}

export async function ability(on: Director, { seat, ability: number, targets }: Events.AbilityUsed): Promise<void> {
  const at = on.spot(seat)
  if (!at) return
  const character = on.table.catalogue.characters[number]
  const aims = targets.map((target) => on.spot(target))
  on.follow(at, ...aims)
  on.table.sound('magic')
  void on.burst({ x: at.x, y: at.y - 6 }, characterIcon(character?.key ?? ''), 'magic', 620)
  if (number === VORTEX) return on.ring(at, (character?.range ?? 3) + 0.5, 'ice', 720)
  if (number === HEAL) return on.ring(at, 1.4, 'heal', 480)
  await Promise.all([on.wait(420), ...aims.map((to) => on.beam(at, to, number === ARMAZI ? 'fire' : '', 480))])
}

export async function taken(on: Director, { seat, origin, ability: number }: Events.AbilityTaken): Promise<void> {
  on.table.sound('magic')
  const icon = characterIcon(on.table.catalogue.characters[number]?.key ?? '')
  await on.flight(on.spot(origin), on.spot(seat), 'magic', icon, 560)
}

export async function froze(on: Director, { seat, by }: Events.Froze): Promise<void> {
  on.stage.change(seat, { frozen_by: [by] })
  on.number(seat, on.table.t('board-say-frozen'), 'note')
  await on.burst(on.spot(seat), sign('frozen'), 'ice', 380)
}

export async function burned(on: Director, { seat }: Events.Burned): Promise<void> {
  on.stage.change(seat, { burned: true })
  on.number(seat, on.table.t('board-say-burned'), 'note', sign('burned'))
  await on.wait(260)
}

const spotOf = (on: Director, squares: readonly number[]): Spot | null =>
  squares[0] === undefined ? null : on.square(squares[0])

export async function banner(on: Director, { seat, kind, squares }: Events.BannerPlaced): Promise<void> {
  on.stage.place({ kind, owner: seat, placed: on.view.round, squares })
  const at = spotOf(on, squares)
  on.follow(at)
  on.table.sound('magic')
  await on.ring(at, 1.3, '', 420)
}

export async function bannerGone(on: Director, { seat, kind, squares }: Events.BannerGone): Promise<void> {
  on.stage.remove({ kind, owner: seat, placed: 0, squares })
  await on.ring(spotOf(on, squares), 0.9, kind === SMOKE ? 'ice' : '', 300)
}

export async function revived(on: Director, { seat, health }: Events.Revived): Promise<void> {
  on.stage.change(seat, { alive: true, health })
  on.table.sound('heal')
  on.number(seat, `+${health}`, 'heal')
  await on.wait(380)
}
