/** Who is nearby whom: a missile laid across both would lie flat. The measuring aid and the scene in words ask. */
import type { Point } from './stage/types'
import { isMissile, mm, radiusOf } from './units'
import type { DiskView, ThingView, View } from './wire'

/** Between the rims, seen from above, in mm. */
export const gapOf = (a: DiskView, b: DiskView): number =>
  Math.hypot(mm(a.x - b.x), mm(a.y - b.y)) - radiusOf(a.id) - radiusOf(b.id)

/** Pairs of characters and artifacts that are nearby each other, as this table judges it. */
export function nearPairs(view: View): [number, number][] {
  const gap = Number(view.settings.nearbyGap ?? 15)
  const level = view.settings.nearbyLevels === 'same'
  const lie = view.disks.filter((one) => !isMissile(one.id) && !one.off)
  const near = (a: DiskView, b: DiskView): boolean =>
    a.on !== b.id && b.on !== a.id && gapOf(a, b) < gap && !(level && a.on >= 0 !== b.on >= 0) && !parted(a, b, view.field.things)
  return lie.flatMap((a, at) => lie.slice(at + 1).filter((b) => near(a, b)).map((b): [number, number] => [a.id, b.id]))
}

export const nearTo = (disk: number, pairs: readonly (readonly [number, number])[]): number[] =>
  pairs.flatMap(([a, b]) => (a === disk ? [b] : b === disk ? [a] : []))

/** Something stands on the shortest way from rim to rim. */
function parted(a: DiskView, b: DiskView, things: readonly ThingView[]): boolean {
  const [from, to] = [{ x: mm(a.x), y: mm(a.y) }, { x: mm(b.x), y: mm(b.y) }]
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const rim = (r: number): Point => ({ x: from.x + ((to.x - from.x) * r) / far, y: from.y + ((to.y - from.y) * r) / far })
  const [p, q] = [rim(radiusOf(a.id)), rim(far - radiusOf(b.id))]
  return things.some((thing) => crosses(thing, p, q))
}

const crosses = (thing: ThingView, p: Point, q: Point): boolean =>
  thing.circles.some(([x, y, r]) => toSegment({ x: mm(x), y: mm(y) }, p, q) < mm(r)) ||
  thing.polygons.some((corners) => corners.some(([x, y], at) => {
    const [ex, ey] = corners[(at + 1) % corners.length] as [number, number]
    return meet(p, q, { x: mm(x), y: mm(y) }, { x: mm(ex), y: mm(ey) })
  }))

export function toSegment(c: Point, p: Point, q: Point): number {
  const [x, y] = [q.x - p.x, q.y - p.y]
  const along = ((c.x - p.x) * x + (c.y - p.y) * y) / Math.max(1e-12, x * x + y * y)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(c.x - p.x - x * t, c.y - p.y - y * t)
}

const side = (p: Point, q: Point, c: Point): number => (q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x)

const meet = (p: Point, q: Point, a: Point, b: Point): boolean =>
  side(p, q, a) * side(p, q, b) < 0 && side(a, b, p) * side(a, b, q) < 0
