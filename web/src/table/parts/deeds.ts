/** Commands that more than one part of the screen gives. */
import { session, introduced } from '../../lib/session.svelte'
import type { LiveTable } from '../store.svelte'

/** Take my last action back, or ask the others; when neither may be, the table says why. */
export const takeBack = (table: LiveTable): Promise<boolean> => table.done({ t: 'undo', ask: table.newest.undo === 'ask' })

/** Sit down, after telling one's name when the server does not know it yet. */
export async function sit(table: LiveTable, seat: number, name = ''): Promise<boolean> {
  const stranger = !session.me
  const me = await introduced()
  if (!me) return false
  if (stranger || table.info?.you !== me.id) table.reopen()
  return table.done({ t: 'sit', seat, name })
}
