/** What lies under a point of the screen. */
import { project, scaleAt, unproject, type View } from './camera'
import { radiusOf, THICK } from './disks'
import type { Shown } from './frame'
import type { Point } from './types'

export interface Picked {
  readonly disk: number
  readonly at: Point
}

/** Pixels from a point of the screen to the rim of a disk's upper face; negative inside it. */
function beside(view: View, disk: Shown, x: number, y: number): number {
  const top = { x: disk.x, y: disk.y, z: disk.z + THICK }
  const under = unproject(view, x, y, top.z)
  return (Math.hypot(under.x - disk.x, under.y - disk.y) - radiusOf(disk.id)) * scaleAt(view, top)
}

/** The topmost disk under the point, else the nearest within `slack` pixels. `at` is always on the table itself. */
export function pick(view: View, disks: readonly Shown[], x: number, y: number, slack = 0): Picked {
  const at = unproject(view, x, y)
  const near = disks.filter((disk) => disk.there > 0.5).map((disk) => ({ disk, gap: beside(view, disk, x, y) }))
  const hit = near.filter(({ gap }) => gap <= 0).sort((a, b) => b.disk.z - a.disk.z || a.gap - b.gap)[0]
  const next = near.filter(({ gap }) => gap <= slack).sort((a, b) => a.gap - b.gap)[0]
  return { disk: (hit ?? next)?.disk.id ?? -1, at }
}

/** Where a point of the table is on the screen, `level` disks above it. */
export const screen = (view: View, at: Point, level = 0): Point => project(view, { x: at.x, y: at.y, z: THICK * level })
