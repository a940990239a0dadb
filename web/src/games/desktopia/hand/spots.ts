/** Whether a disk may be put down somewhere, as far as the eye can tell: green or red under the hand. The table judges. */
import type { Point } from '../stage/types'
import type { DiskView, FieldView, PendingView } from '../wire'
import { mm, radiusOf } from '../units'

/** As exact as a hand places. */
const TOLERANCE = 0.01

type Corners = readonly (readonly [number, number])[]
export type Ground = Pick<FieldView, 'corners' | 'things'>

function distanceToSide(p: Point, ax: number, ay: number, bx: number, by: number): number {
  const [ex, ey] = [bx - ax, by - ay]
  const along = ((p.x - ax) * ex + (p.y - ay) * ey) / Math.max(1e-12, ex * ex + ey * ey)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(p.x - ax - ex * t, p.y - ay - ey * t)
}

const sides = (corners: Corners): readonly (readonly [number, number, number, number])[] =>
  corners.map(([x, y], at) => {
    const [ex, ey] = corners[(at + 1) % corners.length] as readonly [number, number]
    return [mm(x), mm(y), mm(ex), mm(ey)] as const
  })

export function inside(p: Point, corners: Corners): boolean {
  let odd = false
  for (const [ax, ay, bx, by] of sides(corners)) {
    if (ay > p.y !== by > p.y && p.x < ((bx - ax) * (p.y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** From a point to the nearest edge of a polygon; below 0 inside. */
export function fromPolygon(p: Point, corners: Corners): number {
  const nearest = Math.min(...sides(corners).map(([ax, ay, bx, by]) => distanceToSide(p, ax, ay, bx, by)))
  return inside(p, corners) ? -nearest : nearest
}

/** The room between a disk here and what lies there already; below 0 it would lie over something. */
export function roomAt(id: number, p: Point, disks: readonly DiskView[], field: Ground): number {
  const r = radiusOf(id)
  let room = -fromPolygon(p, field.corners) - r
  for (const one of disks) {
    if (one.id === id || one.on >= 0 || one.off) continue
    room = Math.min(room, Math.hypot(mm(one.x) - p.x, mm(one.y) - p.y) - r - radiusOf(one.id))
  }
  for (const thing of field.things) {
    for (const [x, y, size] of thing.circles) room = Math.min(room, Math.hypot(mm(x) - p.x, mm(y) - p.y) - r - mm(size))
    for (const corners of thing.polygons) room = Math.min(room, fromPolygon(p, corners) - r)
  }
  return room
}

/** Into the ring around the anchor, if there is one: what lies in the hand never goes farther than it may. */
export function withinReach(id: number, p: Point, pending: PendingView, disks: readonly DiskView[]): Point {
  const anchor = disks.find((one) => one.id === pending.anchor)
  if (!anchor) return p
  const [x, y] = [p.x - mm(anchor.x), p.y - mm(anchor.y)]
  const [far, most] = [Math.hypot(x, y), ringOf(id, pending) - TOLERANCE]
  return far <= most ? p : { x: mm(anchor.x) + (x * most) / far, y: mm(anchor.y) + (y * most) / far }
}

/** How far the centre of a disk may be from the centre of the anchor, in mm. */
export const ringOf = (id: number, pending: PendingView): number =>
  radiusOf(pending.anchor) + radiusOf(id) + mm(pending.reach)

export function fits(id: number, p: Point, pending: PendingView, disks: readonly DiskView[], field: Ground): boolean {
  if (roomAt(id, p, disks, field) < -TOLERANCE) return false
  if (pending.areas.length > 0 && !pending.areas.some((corners) => inside(p, corners))) return false
  const anchor = disks.find((one) => one.id === pending.anchor)
  return !anchor || Math.hypot(p.x - mm(anchor.x), p.y - mm(anchor.y)) <= ringOf(id, pending) + TOLERANCE
}
