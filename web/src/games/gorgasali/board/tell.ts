/** Deeds in words: what a walk takes and how it ends, before it is walked. */
import { squareName } from '../map'
import type { Board } from '../map'
import type { Deed } from './deeds'
import type { Table } from './hand.svelte'

const ENDS: Record<string, string> = {
  exact: 'GO-7.3', chest: 'GO-7.6', stuck: 'GO-7.8', extra: 'GO-30.7', death: 'GO-14.8', '': 'GO-7.11',
}

/** A short line for a button. */
export function titleOfDeed(table: Table, board: Board, deed: Deed): string {
  const { reach } = deed
  if (!reach) return deed.label || table.t('board-coming')
  const to = squareName(board, reach.square)
  if (reach.ends === 'chest') return table.t('board-walk-chest', { to })
  return table.t(reach.ends === '' ? 'board-walk-on' : 'board-walk-end', { to })
}

export interface Price { readonly text: string; readonly tone: '' | 'bad' | 'good'; readonly rule: string }

/** What a walk costs and how it ends. */
export function pricesOf(table: Table, deed: Deed): Price[] {
  const { reach } = deed
  if (!reach) return []
  const { cost, left, damage, ends } = reach
  const found: Price[] = [{ text: table.t('board-cost', { cost, left }), tone: '', rule: 'GO-7.5' }]
  if (damage > 0) found.push({ text: table.t('board-toll', { damage }), tone: 'bad', rule: 'GO-14.5' })
  const how = table.t(`board-ends-${ends || 'on'}`, { left })
  found.push({ text: how, tone: ends === 'death' ? 'bad' : '', rule: ENDS[ends] ?? 'GO-7.3' })
  return found
}

/** All of a deed in one sentence. */
export const sayDeed = (table: Table, board: Board, deed: Deed): string =>
  [titleOfDeed(table, board, deed), ...pricesOf(table, deed).map((one) => one.text)].join(', ')
