/** What a disk meets first on its straight way, for the aim line. No more than that: what happens then the table tells. */
import type { Point } from '../stage/types'
import type { DiskView, FieldView, ThingView } from '../wire'
import { mm, radiusOf } from '../units'

export interface First {
  /** How far the disk goes until then, in mm. */
  readonly reach: number
  readonly what: 'disk' | 'thing' | 'border' | 'wall'
  /** The disk that is met, or the number of the thing; -1 for the border. */
  readonly at: number
}

type Ground = Pick<FieldView, 'corners' | 'wall' | 'things'>

/** Until a point that goes along a unit vector comes within `r` of `c`; Infinity if it never does. Whoever touches
 *  already meets only what it goes towards. */
export function toCircle(p: Point, d: Point, c: Point, r: number): number {
  const [x, y] = [c.x - p.x, c.y - p.y]
  const along = x * d.x + y * d.y
  const aside = x * x + y * y - along * along
  if (along <= 0 || aside >= r * r) return Infinity
  return Math.max(0, along - Math.sqrt(r * r - aside))
}

/** Until a disk of radius `r` meets the side from `a` to `b`, its ends left out. */
function toSide(p: Point, d: Point, a: Point, b: Point, r: number): number {
  const [ex, ey] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(ex, ey)
  if (length === 0) return Infinity
  let [nx, ny] = [-ey / length, ex / length]
  let gap = (p.x - a.x) * nx + (p.y - a.y) * ny
  if (gap < 0) [nx, ny, gap] = [-nx, -ny, -gap]
  const closing = -(d.x * nx + d.y * ny)
  if (closing <= 0) return Infinity
  const t = Math.max(0, (gap - r) / closing)
  const foot = ((p.x + d.x * t - a.x) * ex + (p.y + d.y * t - a.y) * ey) / (length * length)
  return foot >= 0 && foot <= 1 ? t : Infinity
}

const point = ([x, y]: readonly [number, number]): Point => ({ x: mm(x), y: mm(y) })

function toPolygon(p: Point, d: Point, corners: readonly (readonly [number, number])[], r: number): number {
  let nearest = Infinity
  for (const [at, corner] of corners.entries()) {
    const [a, b] = [point(corner), point(corners[(at + 1) % corners.length] as readonly [number, number])]
    nearest = Math.min(nearest, toSide(p, d, a, b, r), toCircle(p, d, a, r))
  }
  return nearest
}

function toThing(p: Point, d: Point, thing: ThingView, r: number): number {
  const round = thing.circles.map(([x, y, size]) => toCircle(p, d, { x: mm(x), y: mm(y) }, r + mm(size)))
  return Math.min(Infinity, ...round, ...thing.polygons.map((corners) => toPolygon(p, d, corners, r)))
}

/** A disk leaves when its centre is over the border; before a wall its rim stops. */
const toBorder = (p: Point, d: Point, field: Ground, r: number): number =>
  toPolygon(p, d, field.corners, field.wall ? r : 0)

/** Over an artifact a disk meets nothing until its centre has left the outline below. */
function leaves(p: Point, d: Point, below: DiskView | undefined): number {
  if (!below) return 0
  const [x, y, r] = [p.x - mm(below.x), p.y - mm(below.y), radiusOf(below.id)]
  const along = x * d.x + y * d.y
  return -along + Math.sqrt(Math.max(0, along * along - (x * x + y * y - r * r)))
}

export function firstContact(disk: DiskView, d: Point, disks: readonly DiskView[], field: Ground): First {
  const [p, r] = [{ x: mm(disk.x), y: mm(disk.y) }, radiusOf(disk.id)]
  const low = leaves(p, d, disks.find((one) => one.id === disk.on))
  let first: First = { reach: toBorder(p, d, field, r), what: field.wall ? 'wall' : 'border', at: -1 }
  const met = (reach: number, what: First['what'], at: number): void => {
    const known = Math.max(low, reach)
    if (reach < Infinity && known < first.reach) first = { reach: known, what, at }
  }
  for (const [at, thing] of field.things.entries()) met(toThing(p, d, thing, r), 'thing', at)
  for (const one of disks) {
    if (one.id === disk.id || one.id === disk.on || one.on >= 0 || one.off) continue
    met(toCircle(p, d, { x: mm(one.x), y: mm(one.y) }, r + radiusOf(one.id)), 'disk', one.id)
  }
  return first
}
