/** A flick as it happened, with the wounds of its hits at the moments of its contacts. */
import { sceneryOf } from '../board/scenery'
import type { Event, Events } from '../wire'
import { byContact } from './contacts'
import type { Director } from './director'
import { suffer } from './fighting'
import { clack } from './sound'

export async function slide(on: Director, event: Events.Slide, rest: readonly Event[]): Promise<void> {
  const hits = byContact(event, rest)
  const shown: Promise<void>[] = []
  on.show()
  on.sight.last = { before: sceneryOf(on.table, on.all), motion: event }
  const at = (row: readonly number[]): void => {
    clack(on.table, row)
    for (const one of hits.get(event.log.indexOf(row as number[])) ?? []) {
      on.early.add(one)
      shown.push(suffer(on, one))
    }
  }
  await on.stage.play(event, 1 / on.hasty, at, on.signal)
  await Promise.all(shown)
  settle(on, event)
}

/** Nothing moves: the ways of the disks are drawn as lines, and stay until the next aim. */
export async function ways(on: Director, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    if (event.e !== 'slide') continue
    on.show()
    on.sight.last = { before: sceneryOf(on.table, on.all), motion: event }
    await on.stage.play(event, 1, () => {}, on.signal)
    settle(on, event)
  }
}

/** Everything lies where it came to rest; what left is gone. */
function settle(on: Director, event: Events.Slide): void {
  for (const [id = -1, x = 0, y = 0, ux = 0, uy = 0, below = -1] of event.rest) on.change(id, { x, y, ux, uy, on: below })
  for (const row of event.log) if (row[0] === 3 || row[0] === 4) on.remove(row[3] ?? -1)
  on.show()
}
