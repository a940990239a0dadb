/** Shots, throws, wounds, and what they leave behind. */
import type { Spot } from '../board/geometry'
import type { Flight } from '../board/stage.svelte'
import { cardIcon, sign } from '../mat/icons'
import type { Events } from '../wire'
import { type Director, FALL, SHAKE } from './director'

const BALL_LIGHTNING = 1

const keyOf = (on: Director, kind: number): string => on.table.catalogue.cards[kind]?.key ?? ''

export async function shot(on: Director, { seat, target }: Events.Shot): Promise<void> {
  const [at, to] = [on.spot(seat), on.spot(target)]
  on.follow(at, to)
  await on.beam(at, to, 'fire', 380)
}

const bullet = (on: Director, from: number, to: number): Promise<void> =>
  on.flight(on.spot(from), on.spot(to), 'shot', '', 260)

const LOOKS: Record<string, Flight> = { magic_spear: 'spear', ntt_bulb: 'electric', smoke_bulb: 'smoke' }

export async function thrown(on: Director, { seat, target, kind }: Events.Thrown): Promise<void> {
  const [at, to] = [on.spot(seat), on.spot(target < 0 ? seat : target)]
  const key = keyOf(on, kind)
  const tone = LOOKS[key] ?? 'flame'
  on.follow(at, to)
  on.table.sound('card')
  if (target >= 0) await on.flight(at, to, tone, tone === 'spear' ? '' : cardIcon(key), 420)
}

export async function missed(on: Director, { seat, target, kind }: Events.Missed): Promise<void> {
  if (on.table.catalogue.cards[kind]?.category === 'weapon') await bullet(on, seat, target)
  on.table.sound('miss')
  on.number(target, on.table.t('board-say-miss'), 'miss')
  await on.wait(480)
}

export async function hurt(on: Director, event: Events.Hurt): Promise<void> {
  const { seat, by, cause, gross, blocked, health } = event
  on.follow(on.spot(seat))
  if (cause === 'weapon') await bullet(on, by, seat)
  await arrival(on, event)
  on.table.sound('hit')
  on.number(seat, `−${Math.max(0, gross - blocked)}`, 'hurt')
  if (blocked > 0) on.number(seat, on.table.t('board-say-blocked', { blocked }), 'block', '', 1)
  on.stage.change(seat, { health })
  await on.act(seat, SHAKE, cause === 'zone' ? 260 : 420)
}

/** How the harm comes to its victim; what does not have to be waited for goes on by itself. */
async function arrival(on: Director, { seat, by, cause }: Events.Hurt): Promise<void> {
  const at = on.spot(seat)
  switch (cause) {
    case 'zone': return
    case 'lightning': return at ? on.beam(nearestBall(on, by, at), at, 'bolt', 320) : undefined
    case 'drain': return on.flight(at, on.spot(by), 'magic', sign('heart'), 320)
    case 'ignite': return void on.ring(at, 1, 'fire', 420)
    case 'supernova': return void on.ring(at, 1.4, 'nova', 420)
    default: return void on.burst(at, sign(cause === 'flame' ? 'burned' : 'weapon'), 'hit', 380)
  }
}

/** Where the Ball Lightning of this owner that strikes here most likely lies. */
function nearestBall(on: Director, owner: number, at: Spot): Spot | null {
  const balls = on.view.banners.filter((one) => one.kind === BALL_LIGHTNING && one.owner === owner)
  const away = (spot: Spot) => Math.hypot(spot.x - at.x, spot.y - at.y)
  const spots = balls.flatMap((one) => one.squares).map((square) => on.square(square))
  return spots.sort((a, b) => away(a) - away(b))[0] ?? null
}

export async function healed(on: Director, { seat, amount, health }: Events.Healed): Promise<void> {
  on.stage.change(seat, { health })
  if (!amount) return
  on.table.sound('heal')
  on.number(seat, `+${amount}`, 'heal')
  await on.ring(on.spot(seat), 1.2, 'heal', 480)
}

export const armour = (on: Director, { seat, kind }: Events.ArmourLost): Promise<void> =>
  on.burst(on.spot(seat), cardIcon(keyOf(on, kind)), 'ice', 380)

export async function disarmed(on: Director, { seat }: Events.Disarmed): Promise<void> {
  on.table.sound('hit')
  on.number(seat, on.table.t('board-say-disarmed'), 'note')
  await on.burst(on.spot(seat), cardIcon('ntt_bulb'), 'ice', 460)
}

export async function reloaded(on: Director, { seat }: Events.Reloaded): Promise<void> {
  on.table.sound('card')
  on.number(seat, on.table.t('board-say-reload'), 'note', sign('ammo'))
  await on.wait(420)
}

export async function eliminated(on: Director, { seat }: Events.Eliminated): Promise<void> {
  const at = on.spot(seat)
  on.follow(at)
  on.table.sound('hit')
  await on.act(seat, FALL, 520)
  on.stage.change(seat, { alive: false, health: 0 })
  await on.burst(at, sign('dead'), 'dead', 620)
}
