/** The wood of a slide, heard from where it happens on this viewer's side of the table. */
import { quartersOf } from '../board/scenery'
import type { Table } from '../facts'
import { knock } from '../stage/sound'
import { mm } from '../units'

export function clack(table: Table, row: readonly number[]): void {
  const { width, height } = table.view.field
  knock(row, mm(width), mm(height), quartersOf(table))
}
