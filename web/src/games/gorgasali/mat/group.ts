/** Under which heading a choice stands, and whether the own area offers it so well that the list need not. */
import type { Action, Group, TableFace } from '../../face'

const GROUPS: Record<string, Group> = {
  roll: 'walk', stay: 'walk', step: 'walk', ride: 'walk', jump: 'walk',
  shoot: 'shoot', throw: 'shoot', reroll: 'shoot', reload: 'shoot',
  drink: 'card', load: 'card', chest: 'card', place: 'card', refuse: 'card', defend: 'card', cover: 'card',
  manage: 'card', arrange: 'card', revive: 'card',
  ability: 'ability', imitate: 'ability', supernova: 'ability', hypnosis: 'ability', steal: 'ability',
  exchange: 'ability', back: 'ability',
  bargain: 'trade', offer: 'trade', ask: 'trade', accept: 'trade', decline: 'trade',
  pick: 'other',
  stop: 'end', end: 'end', pass: 'end',
}

export const group = (action: Action): Group => GROUPS[action.t] ?? 'other'

const OFFERED = new Set(['place', 'refuse', 'reroll', 'arrange', 'steal', 'pick', 'imitate'])

/** Choices that the area lays out in full, with their cards: no line in the list says more. */
export const offered = (action: Action, table: TableFace): boolean => table.live && OFFERED.has(action.t)
