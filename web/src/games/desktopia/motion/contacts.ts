/** Which wounds and lives belong to which contact of a slide: they are shown when the disks meet, not when all is over. */
import type { Event, Events } from '../wire'

/** What a contact row of the log is: its kind, its time, its group, the two disks. */
const CONTACT = 0

/** What may be told at a contact. */
const AT_CONTACT = new Set<Event['e']>(['hurt', 'unhurt', 'healed'])
const CAUSES = new Set(['hit', 'lariat', 'vampire', 'dryad'])

const belongs = (event: Event): boolean =>
  AT_CONTACT.has(event.e) && (!('cause' in event) || CAUSES.has(event.cause))

/** The first row in which these two meet; -1 for none. */
export const meeting = (log: readonly (readonly number[])[], a: number, b: number): number =>
  log.findIndex((row) => row[0] === CONTACT && ((row[3] === a && row[4] === b) || (row[3] === b && row[4] === a)))

/** From the events after a slide: those of its hits, by the row of the log at which they happened. */
export function byContact(slide: Events.Slide, after: readonly Event[]): ReadonlyMap<number, readonly Event[]> {
  const found = new Map<number, Event[]>()
  let row = -1
  for (const event of after) {
    if (event.e === 'slide') break
    if (event.e === 'touched') row = event.disk === slide.disk ? meeting(slide.log, event.disk, event.target) : -1
    else if (belongs(event)) row = row >= 0 ? row : allyRow(slide, event)
    if (row >= 0 && belongs(event)) found.set(row, [...(found.get(row) ?? []), event])
  }
  return found
}

/** A Dryad's touch heals an ally without a hit. */
function allyRow(slide: Events.Slide, event: Event): number {
  return event.e === 'healed' && event.cause === 'dryad' ? meeting(slide.log, slide.disk, event.disk) : -1
}

/** How long a slide moves, in ms. */
export const lengthOf = (slide: Events.Slide): number => Math.max(0, ...slide.path.map((row) => row[2] ?? 0)) / 1e6
