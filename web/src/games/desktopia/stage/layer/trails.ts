/** The way of each disk as a line with its end marked: the picture of a slide for those who want no motion. */
import { radiusOf } from '../disks'
import type { Pose } from '../motion/course'
import type { Pen } from './pen'

export interface Trail {
  readonly disk: number
  readonly way: readonly Pose[]
}

export function drawTrails(pen: Pen, trails: readonly Trail[]): void {
  for (const { disk, way } of trails) {
    const [first, last] = [way[0], way.at(-1)]
    if (!first || !last) continue
    pen.line(way.map(({ x, y }) => [x, y])).ink('#fff3d0', 2)
    pen.arc(first.x, first.y, radiusOf(disk), 0).stroke('rgb(255 243 208 / 0.75)', 1.5, [4, 4])
  }
}
