/** Under which heading a choice stands in the list. */
import type { Action, Group } from '../../face'

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
