/** Under which heading a choice stands in the list, and which ones the table or the camp offers itself. */
import type { Action, Group } from '../face'
import { isHere, type Table } from './facts'
import { startOf } from './hand/deeds'
import type { Action as Own } from './wire'

const GROUPS: Record<string, Group> = {
  place: 'walk', flick: 'walk', turn: 'walk',
  shoot: 'shoot', lariat: 'shoot',
  ritual: 'card', keep: 'card', artifact: 'card',
  cast: 'ability', resolve: 'ability', move_flame: 'ability',
  stop: 'end', back: 'end', decline: 'end',
}

export const group = (action: Action): Group => GROUPS[action.t] ?? 'other'

/** Choices that begin at a disk one sees, places and sets of disks are made on the table. */
export function pictured(action: Action, table: Table): boolean {
  const one = action as unknown as Own
  if (one.t === 'place' || one.t === 'turn' || one.t === 'mark') return true
  return isHere(table.view, startOf(one))
}
