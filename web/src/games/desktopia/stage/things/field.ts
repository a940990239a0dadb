/** The field: a convex polygon of wood, its border where disks fall or bounce. Millimetres. */
import { NM } from '../disks'
import type { Tone } from '../frame'
import type { Point, Scenery } from '../types'

export function fieldOf({ width, height, corners }: Scenery): Point[] {
  const border = corners && corners.length > 2 ? corners : ([[0, 0], [width, 0], [width, height], [0, height]] as const)
  return border.map(([x, y]) => ({ x: x * NM, y: y * NM }))
}

/** What the room is built from: with the same key nothing has to be built anew. */
export const roomKey = ({ width, height, wall, corners, areas, things }: Scenery, tone: Tone): string =>
  JSON.stringify([width, height, wall, corners, areas, things, tone])
