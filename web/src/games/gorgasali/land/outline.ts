/** Outlines of regions of squares: traced along the borders, then rounded and roughened a little, as nature would. */
import { sway } from './noise'

/** The side of a square in units of the drawing. */
export const U = 20

export type Inside = (x: number, y: number) => boolean
type Point = readonly [number, number]

export interface Rough {
  /** How far corners stray, in units; 0 for straight lines with round corners. */
  stray?: number
  salt?: number
  /** Whether squares that touch at a corner flow into each other. */
  joined?: boolean
}

/** A number for a path: one digit behind the point is enough. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** The borders of a region as loops of corner points, the inside on the right; it may reach one square beyond the edge. */
export function loopsOf(region: Inside, width: number, height: number, joined = false): Point[][] {
  const inside: Inside = (x, y) => x >= -1 && y >= -1 && x <= width && y <= height && region(x, y)
  const from = new Map<string, Point[]>()
  const edge = (x: number, y: number, tx: number, ty: number) => {
    const at = `${x},${y}`
    const known = from.get(at)
    if (known) known.push([tx, ty])
    else from.set(at, [[tx, ty]])
  }
  for (let y = -1; y <= height; y++) {
    for (let x = -1; x <= width; x++) {
      if (!inside(x, y)) continue
      if (!inside(x, y - 1)) edge(x, y, x + 1, y)
      if (!inside(x + 1, y)) edge(x + 1, y, x + 1, y + 1)
      if (!inside(x, y + 1)) edge(x + 1, y + 1, x, y + 1)
      if (!inside(x - 1, y)) edge(x, y + 1, x, y)
    }
  }
  const loops: Point[][] = []
  for (const at of from.keys()) {
    while (from.get(at)?.length) loops.push(walk(from, at, joined))
  }
  return loops
}

/** From one corner along the border until it closes; edges that were walked are taken out. */
function walk(from: Map<string, Point[]>, at: string, joined: boolean): Point[] {
  const first = at.split(',').map(Number) as unknown as Point
  const loop: Point[] = [first]
  let here = first
  let next = from.get(at)?.pop() as Point
  while (next[0] !== first[0] || next[1] !== first[1]) {
    loop.push(next)
    const ways = from.get(`${next[0]},${next[1]}`) as Point[]
    const on: Point = [next[0] - here[0], next[1] - here[1]]
    here = next
    next = ways.length === 1 ? (ways.pop() as Point) : turn(ways, here, on, joined)
  }
  return loop
}

/** Where two squares touch at a corner there are two ways on: to the right stays at the same square. */
function turn(ways: Point[], here: Point, on: Point, joined: boolean): Point {
  const side = joined ? -1 : 1
  const wanted: Point = [here[0] - on[1] * side, here[1] + on[0] * side]
  const found = ways.findIndex((way) => way[0] === wanted[0] && way[1] === wanted[1])
  return ways.splice(Math.max(0, found), 1)[0] as Point
}

/** The region as one path: curves from the middle of each border to the next, round its corners. */
export function outline(inside: Inside, width: number, height: number, rough: Rough = {}): string {
  const { stray = 0, salt = 0, joined = false } = rough
  const bent = ([x, y]: Point): Point => [x * U + sway(x, y, salt) * stray, y * U + sway(x, y, salt + 1) * stray]
  return loopsOf(inside, width, height, joined).map((loop) => {
    const points = loop.map(bent)
    const middle = (at: number): Point => {
      const [a, b] = [points[at % points.length] as Point, points[(at + 1) % points.length] as Point]
      return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    }
    const [sx, sy] = middle(0)
    const curves = points.map((_, at) => {
      const [cx, cy] = points[(at + 1) % points.length] as Point
      const [ex, ey] = middle(at + 1)
      return `Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`
    })
    return `M${n(sx)} ${n(sy)}${curves.join('')}Z`
  }).join('')
}

/** The region with straight borders and corners rounded by `radius` units: for zones, which have exact limits. */
export function border(inside: Inside, width: number, height: number, radius = 4): string {
  return loopsOf(inside, width, height).map((loop) => {
    const corners = loop.filter((point, at) => {
      const [a, b] = [loop.at(at - 1) as Point, loop[(at + 1) % loop.length] as Point]
      return (b[0] - point[0]) * (point[1] - a[1]) !== (b[1] - point[1]) * (point[0] - a[0])
    })
    const part = corners.map((point, at) => {
      const [a, b] = [corners.at(at - 1) as Point, corners[(at + 1) % corners.length] as Point]
      const [before, after] = [toward(point, a, radius), toward(point, b, radius)]
      return `${at ? 'L' : 'M'}${before}Q${n(point[0] * U)} ${n(point[1] * U)} ${after}`
    })
    return part.join('') + 'Z'
  }).join('')
}

function toward([x, y]: Point, [tx, ty]: Point, units: number): string {
  const [dx, dy] = [Math.sign(tx - x), Math.sign(ty - y)]
  return `${n(x * U + dx * units)} ${n(y * U + dy * units)}`
}

/** A circle as a part of a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

/** An ellipse as a part of a path. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`
