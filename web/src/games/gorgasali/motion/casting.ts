/** Chests, cards, abilities and banners. */
import { centreOf, type Spot } from '../board/geometry'
import { U } from '../land/outline'
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
  if (at) await on.fling({ kind: 'burst', at, tone: 'chest', icon: sign('chest'), ms: 420 })
}

/** So many cards, one after the other, from one place to another. */
async function cards(on: Director, from: Spot | null, to: Spot | null, count: number,
  icons: readonly string[]): Promise<void> {
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
  await Promise.all([cards(on, one, two, gave.length, gave.map((kind) => iconOf(on, kind))),
    cards(on, two, one, took.length, took.map((kind) => iconOf(on, kind)))])
}

export async function ability(on: Director, { seat, ability: number, targets }: Events.AbilityUsed): Promise<void> {
  const at = on.spot(seat)
  if (!at) return
  const character = on.table.catalogue.characters[number]
  on.follow(at, ...targets.map((target) => on.spot(target)))
  on.table.sound('magic')
  void on.fling({ kind: 'burst', at: { x: at.x, y: at.y - 6 }, tone: 'magic',
    icon: characterIcon(character?.key ?? ''), ms: 620 })
  if (number === VORTEX) return on.fling({ kind: 'ring', at,
    to: { x: at.x + U * ((character?.range ?? 3) + 0.5), y: at.y }, tone: 'ice', ms: 720 })
  if (number === HEAL) return on.fling({ kind: 'ring', at, to: { x: at.x + U * 1.4, y: at.y }, tone: 'heal', ms: 480 })
  const beams = targets.map((target) => on.spot(target)).filter((to) => to !== null)
    .map((to) => on.fling({ kind: 'beam', at, to, tone: number === ARMAZI ? 'fire' : '', ms: 480 }))
  await (beams.length ? Promise.all(beams) : on.wait(420))
}

export async function taken(on: Director, { seat, origin, ability: number }: Events.AbilityTaken): Promise<void> {
  const [from, to] = [on.spot(origin), on.spot(seat)]
  on.table.sound('magic')
  const icon = characterIcon(on.table.catalogue.characters[number]?.key ?? '')
  if (from && to) await on.fling({ kind: 'flight', at: from, to, tone: 'magic', icon, ms: 560 })
}

export async function froze(on: Director, { seat, by }: Events.Froze): Promise<void> {
  const at = on.spot(seat)
  on.stage.change(seat, { frozen_by: [by] })
  on.number(seat, on.table.t('board-say-frozen'), 'note')
  if (at) await on.fling({ kind: 'burst', at, tone: 'ice', icon: sign('frozen'), ms: 380 })
}

export async function burned(on: Director, { seat }: Events.Burned): Promise<void> {
  on.stage.change(seat, { burned: true })
  on.number(seat, on.table.t('board-say-burned'), 'note', sign('burned'))
  await on.wait(260)
}

export async function banner(on: Director, { seat, kind, squares }: Events.BannerPlaced): Promise<void> {
  on.stage.place({ kind, owner: seat, placed: on.view.round, squares })
  const at = squares[0] === undefined ? null : centreOf(on.stage.board, squares[0])
  on.follow(at)
  on.table.sound('magic')
  if (at) await on.fling({ kind: 'ring', at, to: { x: at.x + U * 1.3, y: at.y }, ms: 420 })
}

export async function bannerGone(on: Director, { seat, kind, squares }: Events.BannerGone): Promise<void> {
  const found = on.stage.banners(on.view).find((one) => one.kind === kind && one.owner === seat
    && String(one.squares) === String(squares))
  if (found) on.stage.remove(found)
  const at = squares[0] === undefined ? null : centreOf(on.stage.board, squares[0])
  if (at) await on.fling({ kind: 'ring', at, to: { x: at.x + U * 0.9, y: at.y }, tone: kind === SMOKE ? 'ice' : '',
    ms: 300 })
}

export async function revived(on: Director, { seat, health }: Events.Revived): Promise<void> {
  on.stage.change(seat, { alive: true, health })
  on.table.sound('heal')
  on.number(seat, `+${health}`, 'heal')
  await on.wait(380)
}
