/** Wounds, lives, deaths, and missiles that stay on disks. */
import { FLAME, isMissile, SHIELD } from '../units'
import type { Event, Events } from '../wire'
import type { Director } from './director'

const EFFECT = 700

/** What happens to a disk at a contact; told once. */
export async function suffer(on: Director, event: Event): Promise<void> {
  if (event.e === 'hurt') await hurt(on, event)
  else if (event.e === 'unhurt') await unhurt(on, event)
  else if (event.e === 'healed') await healed(on, event)
}

export async function hurt(on: Director, event: Events.Hurt): Promise<void> {
  on.change(event.disk, { life: Math.max(0, event.life) })
  on.table.sound('hit')
  await on.effect(event.cause === 'flame' ? 'fire' : 'wound', event.disk, `−${event.wounds}`, EFFECT)
}

export async function unhurt(on: Director, event: Events.Unhurt): Promise<void> {
  on.table.sound('miss')
  await on.effect('shield', event.disk, on.say(`dt-say-${event.why === 'shield' ? 'shield' : 'smoker'}`), EFFECT)
}

export async function healed(on: Director, event: Events.Healed): Promise<void> {
  on.change(event.disk, { life: event.life })
  on.table.sound('heal')
  await on.effect('heal', event.disk, `+${event.lives}`, EFFECT)
}

export async function died(on: Director, event: Events.Died): Promise<void> {
  on.table.sound('zone')
  on.later(on.effect('death', event.disk, '', 600).then(() => on.remove(event.disk)))
  await on.wait(180)
}

/** The dead fade by themselves. */
export async function gone(on: Director, event: Events.DiskGone): Promise<void> {
  if (isMissile(event.disk)) on.remove(event.disk)
}

export async function missileOn(on: Director, event: Events.MissileOn): Promise<void> {
  const bearer = on.disk(event.bearer)
  if (!bearer) return
  const known = on.disk(event.missile)
  if (known && known.on < 0) await on.carry(event.missile, bearer.x / 1e6, bearer.y / 1e6, 320)
  const blank = { seat: event.seat, life: 0, marks: 0, off: false, ux: bearer.ux, uy: bearer.uy }
  on.put({ ...blank, id: event.missile, kind: event.kind, x: bearer.x, y: bearer.y, on: topOf(on, event.bearer, event.missile) })
  on.show()
  on.table.sound('magic')
  const kind = event.kind === FLAME ? 'fire' : event.kind === SHIELD ? 'shield' : 'spell'
  await on.effect(kind, event.bearer, '', 420)
}

/** The last to arrive lies above the others. */
function topOf(on: Director, bearer: number, missile: number): number {
  const above = on.all.find((one) => one.on === bearer && one.id !== missile)
  return above ? topOf(on, above.id, missile) : bearer
}

export async function missileOff(on: Director, event: Events.MissileOff): Promise<void> {
  on.remove(event.missile)
  await on.wait(120)
}

export async function missed(on: Director, event: Events.Missed): Promise<void> {
  on.table.sound('miss')
  await on.effect('miss', event.disk, on.say('dt-say-miss'), 600)
}

export async function penalised(on: Director, event: Events.Penalised): Promise<void> {
  on.table.sound('refused')
  if (!event.card) await on.proclaim(on.say('dt-say-penalty', { who: on.name(event.seat) }), 700, 'bad')
}
