/** Turns, cards and powers: what is told by a word or a glow, and what is moved by hand. */
import { cardOf } from '../facts'
import { UNTOUCHABLE_KEY } from '../rules'
import type { Events } from '../wire'
import type { Director } from './director'

export async function put(on: Director, event: Events.DiskPut): Promise<void> {
  const known = on.disk(event.disk)
  const { disk: id, kind, seat, x, y, ux, uy, on: below } = event
  const place = { kind, seat, x, y, ux, uy, on: below }
  if (known) {
    await on.carry(id, x / 1e6, y / 1e6, 360)
    on.change(id, place)
    for (const rider of on.all.filter((one) => one.on === id)) on.change(rider.id, { x: rider.x + x - known.x, y: rider.y + y - known.y })
  } else {
    const after = on.after.disks.find((one) => one.id === id)
    on.put({ id, ...place, life: after?.life ?? 0, marks: after?.marks ?? 0, off: false })
  }
  on.table.sound('step')
  on.show()
  await on.wait(known ? 0 : 160)
}

export async function turn(on: Director, event: Events.TurnBegan): Promise<void> {
  const mine = event.seat === on.table.eyes
  await on.proclaim(on.say(mine ? 'dt-say-yours' : 'dt-say-turn', { who: on.name(event.seat), budget: event.budget }), mine ? 700 : 400)
}

export async function skipped(on: Director, event: Events.TurnSkipped): Promise<void> {
  on.table.sound('refused')
  await on.proclaim(on.say('dt-say-skipped', { who: on.name(event.seat) }), 1000, 'bad')
}

export async function first(on: Director, event: Events.FirstFound): Promise<void> {
  await on.proclaim(on.say('dt-say-first', { who: on.name(event.seat) }), 800)
}

export async function battle(on: Director, event: Events.BattleBegan): Promise<void> {
  if (on.after.field.battles > 1) await on.proclaim(on.say('dt-say-battle', { number: event.battle + 1 }), 1000)
}

export async function captured(on: Director, event: Events.Controlled): Promise<void> {
  on.change(event.artifact, { seat: event.seat })
  on.table.sound('chest')
  on.show()
  await on.effect('capture', event.artifact, '', 700)
}

export async function freed(on: Director, event: Events.Freed): Promise<void> {
  on.change(event.artifact, { seat: -1 })
  on.show()
}

export async function used(on: Director, event: Events.ArtifactUsed): Promise<void> {
  on.table.sound('magic')
  await on.effect('spell', event.artifact, cardOf(on.table, event.kind).name, 800)
}

export async function cast(on: Director, event: Events.SpellCast): Promise<void> {
  on.table.sound('magic')
  await on.effect('spell', event.disk, on.say('dt-say-spell'), 700)
}

export async function trait(on: Director, event: Events.TraitWorked): Promise<void> {
  const card = cardOf(on.table, event.kind)
  await on.effect(card.key === UNTOUCHABLE_KEY ? 'burst' : 'spell', event.disk, card.name, 600)
}

export async function card(on: Director, event: Events.CardTaken): Promise<void> {
  on.table.sound('card')
  await on.proclaim(on.say(event.bonus ? 'dt-say-bonus' : 'dt-say-black', { who: on.name(event.seat) }), 600, event.bonus ? '' : 'bad')
}

export async function ritual(on: Director, event: Events.RitualPlayed): Promise<void> {
  const name = on.table.catalogue.rituals.find((one) => one.kind === event.ritual)?.name ?? ''
  on.table.sound('magic')
  await on.proclaim(on.say('dt-say-ritual', { who: on.name(event.seat), ritual: name }), 900)
}

export async function drawn(on: Director): Promise<void> {
  on.table.sound('card')
  await on.wait(150)
}

export async function eliminated(on: Director, event: Events.Eliminated): Promise<void> {
  await on.proclaim(on.say('dt-say-out', { who: on.name(event.seat) }), 1000, 'bad')
}

export async function goal(on: Director, event: Events.GoalMet): Promise<void> {
  const done = event.progress >= event.count
  on.table.sound('turn')
  await on.proclaim(on.say(done ? 'dt-say-goal' : 'dt-say-goal-part', { who: on.name(event.camp), now: event.progress, count: event.count }), 900)
}

export async function won(on: Director, event: Events.BattleWon): Promise<void> {
  on.table.sound('win')
  await on.proclaim(on.say('dt-say-battle-won', { who: event.winners.map((seat) => on.name(seat)).join(', ') }), 1200)
}

export async function over(on: Director): Promise<void> {
  on.table.sound('win')
  await on.wait(500)
}
