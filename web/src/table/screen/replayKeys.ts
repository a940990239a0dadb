/** What the keys do in a replay. */
import { type ReplayTable, SPEEDS } from '../replay.svelte'

/** The next speed, or the one before; the ends stay where they are. */
export function faster(speed: number, way: 1 | -1): number {
  const at = SPEEDS.indexOf(speed as (typeof SPEEDS)[number])
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + way))] ?? 1
}

type Deeds = Readonly<Record<string, () => unknown>>

export const replayDeeds = (table: ReplayTable, more: Deeds): Deeds => ({
  arrowright: () => { table.pause(); void table.forward() },
  arrowleft: () => { table.pause(); table.to(table.at - 1) },
  arrowdown: () => table.line(1),
  arrowup: () => table.line(-1),
  home: () => { table.pause(); table.to(0) },
  end: () => { table.pause(); table.to(table.last) },
  p: () => (table.playing ? table.pause() : table.play()),
  '.': () => (table.speed = faster(table.speed, 1)),
  ',': () => (table.speed = faster(table.speed, -1)),
  ...more,
})
