/** The events of a move as scenes on the board, one after the other. */
import type { Told } from '../../../wire'
import { stageOf } from '../board/stage.svelte'
import type { Event, View } from '../wire'
import * as casting from './casting'
import { Director, MOST, type Table } from './director'
import * as fighting from './fighting'
import * as moving from './moving'

type Kind = Event['e']
type Scenes = { [K in Kind]: ((on: Director, event: Extract<Event, { e: K }>) => Promise<void>) | null }

/** Null is what the mats and the log tell well enough. */
export const SCENES: Scenes = {
  // setting up, turns and rounds
  picked: null, start: null, sector: moving.sector, shuffled: null, round: moving.round, zone: moving.zone,
  bar: null, turn: moving.turn, turn_end: null, cooldown: null, over: moving.over,
  // walking
  dice: moving.dice, stepped: moving.stepped, moved: moving.moved, walk_end: moving.walkEnded, stayed: moving.stayed,
  // cards
  chest: casting.chest, received: casting.received, placed: null, refused: null, used: casting.used, managed: null,
  refilled: null, stolen: casting.stolen, looted: casting.looted, offered: null, trade_end: casting.traded,
  // fights
  shot: fighting.shot, missed: fighting.missed, spent: null, reloaded: fighting.reloaded, thrown: fighting.thrown,
  disarmed: fighting.disarmed, hurt: fighting.hurt, healed: fighting.healed, armour: fighting.armour,
  eliminated: fighting.eliminated, revived: casting.revived,
  // abilities and banners
  ability: casting.ability, taken: casting.taken, ability_gone: null, froze: casting.froze, burned: casting.burned,
  banner: casting.banner, banner_gone: casting.bannerGone,
}

/** About how long each takes, to know beforehand when there is too much of it. */
const LENGTHS: Partial<Record<Kind, number>> = {
  sector: 260, round: 750, zone: 1500, turn: 420, over: 1100,
  dice: 1250, stepped: 170, moved: 500, stayed: 320,
  chest: 420, received: 900, used: 520, stolen: 730, looted: 900, trade_end: 900,
  shot: 380, missed: 740, reloaded: 420, thrown: 420, disarmed: 460, hurt: 800, healed: 480, armour: 380,
  eliminated: 1140, revived: 380, ability: 600, taken: 560, froze: 380, burned: 260, banner: 420, banner_gone: 300,
}

export async function animate(told: Told, table: Table, after: View, signal: AbortSignal): Promise<void> {
  const stage = stageOf(table)
  if (!stage || table.motion <= 0) return
  const events = told.events as Event[]
  const usual = events.reduce((sum, event) => sum + (LENGTHS[event.e] ?? 0), 0) * table.motion
  const director = new Director(stage, table, after, signal, Math.min(1, MOST / Math.max(1, usual)))
  for (const event of events) {
    if (signal.aborted) break
    const scene = SCENES[event.e] as ((on: Director, event: Event) => Promise<void>) | null
    await scene?.(director, event)
  }
  if (signal.aborted) stage.clear()
}
