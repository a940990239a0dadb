/** The events of a move on the table, one after the other. */
import type { Told } from '../../../wire'
import { sightOf } from '../board/sight.svelte'
import type { Table } from '../facts'
import type { Event, View } from '../wire'
import { lengthOf } from './contacts'
import { Director } from './director'
import * as fighting from './fighting'
import { slide, ways } from './sliding'
import * as telling from './telling'

type Kind = Event['e']
type Scene<K extends Kind> = (on: Director, event: Extract<Event, { e: K }>, rest: readonly Event[]) => Promise<void>

/** Null is what the cards, the line above the table and the log tell well enough. */
export const SCENES: { [K in Kind]: Scene<K> | null } = {
  // setting up, turns and rounds
  battle: telling.battle, squad: null, put: telling.put, first: telling.first, round: null, turn: telling.turn,
  skipped: telling.skipped, turn_ended: null, spent: null, stopped: null, eliminated: telling.eliminated,
  goal: telling.goal, battle_won: telling.won, advantage: null, ended: telling.over,
  // flicks
  trembled: null, slide, touched: null, fell: null, left: null, penalty: fighting.penalised,
  // wounds and missiles
  hurt: fighting.hurt, unhurt: fighting.unhurt, healed: fighting.healed, died: fighting.died, gone: fighting.gone,
  missile_on: fighting.missileOn, missile_off: fighting.missileOff, stock: null, missed: fighting.missed, aimed: null,
  // artifacts, spells, cards
  controlled: telling.captured, freed: telling.freed, used: telling.used, spell: telling.cast, trait: telling.trait,
  card: telling.card, no_card: null, cancelled: null, bonus_lost: null, ritual_drawn: telling.drawn, ritual_kept: null,
  ritual: telling.ritual, rituals_dropped: null, shuffled: null,
}

/** About how long each takes, to know beforehand when there is too much of it. */
const LENGTHS: Partial<Record<Kind, number>> = {
  battle: 1000, put: 360, first: 800, turn: 800, skipped: 1000, eliminated: 1000, goal: 900, battle_won: 1200, ended: 500,
  penalty: 700, hurt: 700, unhurt: 700, healed: 700, died: 180, missile_on: 740, missile_off: 120, missed: 600,
  controlled: 700, used: 800, spell: 700, trait: 600, card: 600, ritual: 900, ritual_drawn: 150,
}

/** Events of one move together take no longer than this; what would is hurried. */
export const MOST = 4500

const usual = (event: Event): number => (event.e === 'slide' ? lengthOf(event) : (LENGTHS[event.e] ?? 0))

export async function animate(told: Told, table: Table, after: View, signal: AbortSignal): Promise<void> {
  const sight = sightOf(table)
  const stage = sight?.stage
  const events = told.events as Event[]
  if (!stage) return
  if (table.motion <= 0) return ways(new Director(stage, sight, table, after, signal, 1), events)
  const length = events.reduce((sum, event) => sum + usual(event), 0) * table.motion
  sight.stop()
  sight.moving = true
  const on = new Director(stage, sight, table, after, signal, Math.min(1, MOST / Math.max(1, length)))
  try {
    for (const [at, event] of events.entries()) {
      if (signal.aborted) break
      const scene = SCENES[event.e] as Scene<Kind> | null
      if (!on.early.has(event)) await scene?.(on, event as never, events.slice(at + 1))
    }
    await on.rest()
  } finally {
    sight.headline = null
    sight.moving = false
  }
}
