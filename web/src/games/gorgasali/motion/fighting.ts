/** Shots, throws, wounds, and what they leave behind. */
import type { Flight } from '../board/stage.svelte'
import { U } from '../land/outline'
import { cardIcon, sign } from '../mat/icons'
import type { Events } from '../wire'
import { type Director, FALL, SHAKE } from './director'

const FLY = 260

const keyOf = (on: Director, kind: number): string => on.table.catalogue.cards[kind]?.key ?? ''

export async function shot(on: Director, { seat, target }: Events.Shot): Promise<void> {
  const [at, to] = [on.spot(seat), on.spot(target)]
  on.follow(at, to)
  if (at && to) await on.fling({ kind: 'beam', at, to, tone: 'fire', ms: 380 })
}

const bullet = async (on: Director, from: number, to: number): Promise<void> => {
  const [at, goal] = [on.spot(from), on.spot(to)]
  if (at && goal) await on.fling({ kind: 'flight', at, to: goal, tone: 'shot' satisfies Flight, ms: FLY })
}

const LOOKS: Record<string, Flight> = { flame_bulb: 'flame', magic_spear: 'spear', ntt_bulb: 'electric',
  smoke_bulb: 'smoke' }

export async function thrown(on: Director, { seat, target, kind }: Events.Thrown): Promise<void> {
  const [at, to] = [on.spot(seat), on.spot(target < 0 ? seat : target)]
  const key = keyOf(on, kind)
  const tone = LOOKS[key] ?? 'flame'
  on.follow(at, to)
  on.table.sound('card')
  if (at && to && target >= 0) await on.fling({ kind: 'flight', at, to, tone,
    icon: tone === 'spear' ? '' : cardIcon(key), ms: 420 })
}

export async function missed(on: Director, { seat, target, kind }: Events.Missed): Promise<void> {
  if (on.table.catalogue.cards[kind]?.category === 'weapon') await bullet(on, seat, target)
  on.table.sound('miss')
  on.number(target, on.table.t('board-say-miss'), 'miss')
  await on.wait(480)
}

export async function hurt(on: Director, event: Events.Hurt): Promise<void> {
  const { seat, by, cause, gross, blocked, health } = event
  const at = on.spot(seat)
  on.follow(at)
  if (cause === 'weapon') await bullet(on, by, seat)
  await arrival(on, event)
  on.table.sound('hit')
  on.number(seat, `−${Math.max(0, gross - blocked)}`, 'hurt')
  if (blocked > 0) on.number(seat, on.table.t('board-say-blocked', { blocked }), 'block', '', 1)
  on.stage.change(seat, { health })
  await on.act(seat, SHAKE, cause === 'zone' ? 260 : 420)
}

/** How the harm comes to its victim. */
async function arrival(on: Director, { seat, by, cause }: Events.Hurt): Promise<void> {
  const [at, from] = [on.spot(seat), on.spot(by)]
  if (!at) return
  if (cause === 'lightning') {
    const ball = on.view.banners.filter((one) => one.kind === 1
      && one.owner === by).map((one) => on.square(one.squares[0] as number))
      .sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y))[0]
    if (ball) await on.fling({ kind: 'beam', at: ball, to: at, tone: 'bolt', ms: 320 })
  } else if (cause === 'drain' && from) await on.fling({ kind: 'flight', at, to: from, tone: 'magic',
    icon: sign('heart'), ms: 320 })
  else if (cause === 'ignite') void on.fling({ kind: 'ring', at, to: { x: at.x + U, y: at.y }, tone: 'fire', ms: 420 })
  else if (cause === 'supernova') void on.fling({ kind: 'ring', at, to: { x: at.x + U * 1.4, y: at.y }, tone: 'nova',
    ms: 420 })
  else if (cause !== 'zone') void on.fling({ kind: 'burst', at, tone: 'hit',
    icon: cause === 'flame' ? sign('burned') : sign('weapon'), ms: 380 })
}

export async function healed(on: Director, { seat, amount, health }: Events.Healed): Promise<void> {
  const at = on.spot(seat)
  on.stage.change(seat, { health })
  if (!amount || !at) return
  on.table.sound('heal')
  on.number(seat, `+${amount}`, 'heal')
  await on.fling({ kind: 'ring', at, to: { x: at.x + U * 1.2, y: at.y }, tone: 'heal', ms: 480 })
}

export async function armour(on: Director, { seat, kind }: Events.ArmourLost): Promise<void> {
  const at = on.spot(seat)
  if (at) await on.fling({ kind: 'burst', at, tone: 'ice', icon: cardIcon(keyOf(on, kind)), ms: 380 })
}

export async function disarmed(on: Director, { seat }: Events.Disarmed): Promise<void> {
  const at = on.spot(seat)
  on.table.sound('hit')
  on.number(seat, on.table.t('board-say-disarmed'), 'note')
  if (at) await on.fling({ kind: 'burst', at, tone: 'ice', icon: cardIcon('ntt_bulb'), ms: 460 })
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
  if (at) await on.fling({ kind: 'burst', at, tone: 'dead', icon: sign('dead'), ms: 620 })
}
