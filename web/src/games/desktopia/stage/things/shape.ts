/** A piece of the landscape in its own frame: its middle is 0, 0 and its top side looks up. Millimetres. */
import type { ThingView } from '../../wire'
import { NM, turnOf } from '../disks'
import type { Point } from '../types'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Shape {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly circles: readonly { readonly x: number; readonly y: number; readonly r: number }[]
  readonly polygons: readonly (readonly Point[])[]
  readonly box: Box
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A convex outline drawn in by so much on every side; never by more than a quarter of its width. */
export function drawnIn(corners: readonly Point[], by: number): Point[] {
  const { width, height } = boxOf(corners)
  const d = Math.min(by, width / 4, height / 4)
  const around = (n: number): Point => corners[(n + corners.length) % corners.length] as Point
  const area = corners.reduce((sum, at, n) => sum + at.x * around(n + 1).y - around(n + 1).x * at.y, 0)
  const inward = (a: Point, b: Point): Point => {
    const length = (Math.hypot(b.x - a.x, b.y - a.y) || 1) * Math.sign(area)
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  }
  return corners.map((at, n) => {
    const [one, other] = [inward(around(n - 1), at), inward(at, around(n + 1))]
    const part = d / Math.max(0.3, 1 + one.x * other.x + one.y * other.y)
    return { x: at.x + (one.x + other.x) * part, y: at.y + (one.y + other.y) * part }
  })
}

export function shapeOf(thing: ThingView): Shape {
  const turn = turnOf(thing.ux, thing.uy)
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const own = (x: number, y: number): Point => {
    const [dx, dy] = [(x - thing.x) * NM, (y - thing.y) * NM]
    return { x: dx * cos + dy * sin, y: dy * cos - dx * sin }
  }
  const circles = thing.circles.map(([x, y, r]) => ({ ...own(x, y), r: r * NM }))
  const polygons = thing.polygons.map((corners) => corners.map(([x, y]) => own(x, y)))
  const ends = circles.flatMap(({ x, y, r }) => [{ x: x - r, y: y - r }, { x: x + r, y: y + r }])
  return { key: thing.key, x: thing.x * NM, y: thing.y * NM, turn, circles, polygons, box: boxOf([...ends, ...polygons.flat()]) }
}
