/** The verbs of a disk in words. */
import type { Action as AnyAction } from '../../face'
import { cardOf, type Table } from '../facts'
import type { Verb } from '../hand/deeds'
import { FIRE_MINE } from '../units'
import type { Action } from '../wire'

/** The sentence of a choice, once the table has told it. */
export function told(table: Table, action: Action): string {
  const { ask, looked } = table
  if (!ask || looked?.need !== ask.need) return ''
  return looked.labels[ask.menu.actions.indexOf(action as unknown as AnyAction)] ?? ''
}

/** Short, for a button beside the disk it belongs to. */
export function verbName(table: Table, verb: Verb): string {
  const [only] = verb.actions
  if (!only) return table.t('dt-verb-flick')
  if (only.t === 'shoot') return table.t('dt-verb-shoot', { missile: cardOf(table, only.missile).name })
  if (only.t === 'face') return table.t('dt-verb-face', { kind: cardOf(table, only.kind).name })
  if (only.t === 'artifact') return artifactName(table, only.disk, only.effect)
  if (only.t === 'resolve' || only.t === 'choose') return told(table, only) || table.t(`dt-verb-${only.t}`)
  const own = ['cast', 'lariat', 'move_flame']
  return own.includes(verb.t) ? table.t(`dt-verb-${verb.t}`) : told(table, only)
}

function artifactName(table: Table, disk: number, effect: number): string {
  const kind = table.view.disks.find((one) => one.id === disk)?.kind ?? -1
  if (kind === FIRE_MINE) return table.t(`dt-verb-mine-${effect === 0 ? 0 : 1}`)
  return table.t('dt-verb-artifact', { artifact: cardOf(table, kind).name })
}
