/** The eye above the table: where a point of the table is on the screen, and the other way round. Nothing is drawn here.
 *  The table: x to the right, y down (towards seat 0), z up. */
import type { Point } from './types'

export interface Spot extends Point {
  readonly z: number
}

/** Half of the angle in which the eye sees the height of the picture: small, so that far is hardly smaller than near. */
export const HALF_ANGLE = (11 * Math.PI) / 180
const TILT = (13 * Math.PI) / 180
const CLOSEST = 9 // pixels of a millimetre
const WALL = 12 // mm that a frame rises
const TAN = Math.tan(HALF_ANGLE)

/** A view that can be drawn: sizes in pixels, the rest in millimetres. */
export interface View {
  readonly width: number
  readonly height: number
  readonly eye: Spot
  readonly target: Point
  /** To the right and upwards on the screen, and the way the eye looks. */
  readonly right: Spot
  readonly up: Spot
  readonly ahead: Spot
  readonly distance: number
}

const dot = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y + a.z * b.z
const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

export function project(view: View, at: Spot): Point {
  const d = { x: at.x - view.eye.x, y: at.y - view.eye.y, z: at.z - view.eye.z }
  const size = view.height / 2 / TAN / dot(d, view.ahead)
  return { x: view.width / 2 + size * dot(d, view.right), y: view.height / 2 - size * dot(d, view.up) }
}

/** The point at height `z` that is seen at a point of the screen. */
export function unproject(view: View, x: number, y: number, z = 0): Point {
  const [a, b] = [((x - view.width / 2) * 2 * TAN) / view.height, ((view.height / 2 - y) * 2 * TAN) / view.height]
  const ray = (k: 'x' | 'y' | 'z') => view.ahead[k] + a * view.right[k] + b * view.up[k]
  const far = (z - view.eye.z) / ray('z')
  return { x: view.eye.x + far * ray('x'), y: view.eye.y + far * ray('y') }
}

/** Pixels of a millimetre at a point of the table. */
export function scaleAt(view: View, at: Spot): number {
  const d = { x: at.x - view.eye.x, y: at.y - view.eye.y, z: at.z - view.eye.z }
  return view.height / 2 / TAN / dot(d, view.ahead)
}

export class Camera {
  private width = 1
  private height = 1
  private field = { width: 1000, height: 1000, margin: 0 }
  private quarters = 0
  private target: Point = { x: 500, y: 500 }
  private distance = 3000
  private home = { target: this.target, distance: this.distance }
  private whole = true

  /** The eye looks a little from its own side, so that things have a height; or straight down, so that nothing has. */
  constructor(private tilt = TILT) {}

  lean(solid: boolean): void {
    this.tilt = solid ? TILT : 0
    this.size(this.width, this.height)
  }

  /** The table to look at, with its frame, turned by so many quarters. */
  table(width: number, height: number, margin: number, quarters: number): void {
    const same = this.field.width === width && this.field.height === height && this.field.margin === margin
    if (same && this.quarters === quarters) return
    this.field = { width, height, margin }
    this.quarters = quarters
    this.fit()
  }

  size(width: number, height: number): void {
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    this.findHome()
    if (this.whole) this.fit()
    else this.keepIn()
  }

  view(target = this.target, distance = this.distance): View {
    const turn = (this.quarters * Math.PI) / 2
    const right = { x: Math.cos(turn), y: Math.sin(turn), z: 0 }
    const [sin, cos] = [Math.sin(this.tilt), Math.cos(this.tilt)]
    const ahead = { x: right.y * sin, y: -right.x * sin, z: -cos }
    const up = { x: right.y * cos, y: -right.x * cos, z: sin }
    const eye = { x: target.x - distance * ahead.x, y: target.y - distance * ahead.y, z: distance * cos }
    return { width: this.width, height: this.height, eye, target, right, up, ahead, distance }
  }

  /** The whole table, as large as it can be. */
  fit(): void {
    this.findHome()
    this.target = this.home.target
    this.distance = this.home.distance
    this.whole = true
  }

  /** What is under that point of the screen stays there. */
  zoom(factor: number, x: number, y: number): void {
    const before = unproject(this.view(), x, y)
    const closest = this.height / 2 / TAN / CLOSEST
    this.distance = Math.max(Math.min(closest, this.home.distance), Math.min(this.home.distance, this.distance / factor))
    const after = unproject(this.view(), x, y)
    this.target = { x: this.target.x + before.x - after.x, y: this.target.y + before.y - after.y }
    this.whole = this.distance >= this.home.distance
    this.keepIn()
  }

  pan(dx: number, dy: number): void {
    const [x, y] = [this.width / 2, this.height / 2]
    const [before, after] = [unproject(this.view(), x, y), unproject(this.view(), x + dx, y + dy)]
    this.target = { x: this.target.x + before.x - after.x, y: this.target.y + before.y - after.y }
    this.keepIn()
  }

  /** The nearer one looks, the farther one may move; the whole table stands still. */
  private keepIn(): void {
    const near = Math.max(0, 1 - this.distance / this.home.distance)
    const { target } = this.home
    const most = { x: (this.field.width / 2 + this.field.margin) * near, y: (this.field.height / 2 + this.field.margin) * near }
    this.target = {
      x: target.x + limit(this.target.x - target.x, most.x),
      y: target.y + limit(this.target.y - target.y, most.y),
    }
  }

  /** The nearest place from which all corners of the frame are seen, with as much room above as below. */
  private findHome(): void {
    const { width, height, margin } = this.field
    let target: Point = { x: width / 2, y: height / 2 }
    let distance = 1
    const edges = [-margin, width + margin].flatMap((x) => [-margin, height + margin].map((y) => ({ x, y })))
    const corners = edges.flatMap((edge) => [0, WALL].map((z) => ({ ...edge, z })))
    for (let round = 0; round < 8; round++) {
      distance = Math.max(...corners.map((corner) => this.away(corner, target)))
      const view = this.view(target, distance)
      const rows = corners.map((corner) => project(view, corner).y)
      const off = (Math.min(...rows) + Math.max(...rows) - this.height) / 2
      const [now, then] = [unproject(view, this.width / 2, this.height / 2), unproject(view, this.width / 2, this.height / 2 + off)]
      target = { x: target.x + then.x - now.x, y: target.y + then.y - now.y }
    }
    this.home = { target, distance }
  }

  /** How far the eye has to be from its target to see a corner. */
  private away(corner: Spot, target: Point): number {
    const view = this.view(target, 1)
    const d = { x: corner.x - target.x, y: corner.y - target.y, z: corner.z }
    const [across, along] = [Math.abs(dot(d, view.right)), Math.abs(dot(d, view.up))]
    return Math.max((across * this.height) / this.width / TAN, along / TAN) - dot(d, view.ahead)
  }
}
