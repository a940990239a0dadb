/** A hand moves a disk: lifted, and whatever stands on it with it. */
import { radiusOf } from '../disks'
import type { Shown } from '../frame'

const HIGH = 30 // mm above where it lay

/** The disk and all that stands on it. */
function tower(disk: Shown, disks: readonly Shown[]): Shown[] {
  return [disk, ...disks.filter((one) => one.on === disk.id).flatMap((one) => tower(one, disks))]
}

/** What moves the disk along its way, given those on the table and 0..1. */
export function lift(disk: Shown, disks: readonly Shown[], x: number, y: number): (now: readonly Shown[], part: number) => void {
  const moved = new Map(tower(disk, disks).map((one) => [one.id, { x: one.x - disk.x, y: one.y - disk.y, z: one.z }]))
  const start = { x: disk.x, y: disk.y }
  return (now, part) => {
    const eased = part * part * (3 - 2 * part)
    for (const one of now) {
      const from = moved.get(one.id)
      if (!from) continue
      one.there = 1
      one.x = from.x + start.x + (x - start.x) * eased
      one.y = from.y + start.y + (y - start.y) * eased
      one.z = from.z + HIGH * Math.sin(Math.PI * part)
    }
  }
}

/** The topmost disk on which one comes to lie there, -1: the table. */
export function below(disk: Shown, disks: readonly Shown[]): number {
  const own = new Set(tower(disk, disks).map((one) => one.id))
  const under = disks.filter((one) => !own.has(one.id) && one.there > 0 && Math.hypot(one.x - disk.x, one.y - disk.y) <= radiusOf(one.id))
  return under.sort((a, b) => b.z - a.z)[0]?.id ?? -1
}
