/** From the hand to whole numbers: a direction and a speed. Angles are clockwise from what is up on the screen. */
import type { Point } from '../stage/types'
import { UNIT } from '../units'

/** Length of a direction that is sent. */
export const SCALE = 100_000
/** Less than this is no pull: a disk that is only touched does not move. In pixels. */
export const DEAD = 12
/** A pull over this part of the board's smaller side is a flick at full strength. */
export const FULL = 0.35
/** Soft pulls are told apart better than hard ones. */
const CURVE = 1.5

export interface Aim {
  /** A unit vector on the table. */
  readonly dx: number
  readonly dy: number
  /** From 0 to 1. */
  readonly power: number
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** How strong a pull of so many pixels is on a board of that size. */
export const powerOf = (pixels: number, board: number): number =>
  clamp((pixels - DEAD) / Math.max(1, FULL * board), 0, 1) ** CURVE

/** Pulling back from a point: the flick goes the other way. None while the pull is too short to mean anything. */
export function pulled(from: Point, to: Point, pixels: number, board: number): Aim | null {
  const length = Math.hypot(from.x - to.x, from.y - to.y)
  if (pixels < DEAD || length === 0) return null
  return { dx: (from.x - to.x) / length, dy: (from.y - to.y) / length, power: powerOf(pixels, board) }
}

/** A push forward: it goes where the finger went, as fast as the finger was. `speed` and `top` in mm/s. */
export function pushed(way: Point, speed: number, top: number): Aim | null {
  const length = Math.hypot(way.x, way.y)
  if (length === 0 || speed <= 0) return null
  return { dx: way.x / length, dy: way.y / length, power: clamp(speed / top, 0, 1) }
}

/** What is sent: whole numbers, never 0 and 0. */
export function wholeOf(aim: Aim, top: number): { dx: number; dy: number; speed: number } {
  const [dx, dy] = [Math.round(aim.dx * SCALE), Math.round(aim.dy * SCALE)]
  return { dx, dy: dx === 0 && dy === 0 ? -SCALE : dy, speed: Math.round(clamp(aim.power, 0, 1) * top) }
}

/** `up` is what looks up on the screen, as a unit vector of the table. */
export function angleOf(aim: { dx: number; dy: number }, up: Point): number {
  const along = aim.dx * up.x + aim.dy * up.y
  const aside = aim.dx * -up.y + aim.dy * up.x
  return ((Math.atan2(aside, along) * 180) / Math.PI + 360) % 360
}

export function towards(angle: number, up: Point): { dx: number; dy: number } {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { dx: up.x * cos - up.y * sin, dy: up.y * cos + up.x * sin }
}

/** The same flick, turned by so many degrees clockwise. */
export const turned = (aim: Aim, degrees: number): Aim => ({ ...towards(degrees, { x: aim.dx, y: aim.dy }), power: aim.power })

export const stronger = (aim: Aim, by: number): Aim => ({ ...aim, power: clamp(aim.power + by, 0, 1) })

/** A direction that says how a disk is turned, of the length the wire wants. */
export function turning(angle: number, up: Point): { ux: number; uy: number } {
  const { dx, dy } = towards(angle, up)
  return { ux: Math.round(dx * UNIT), uy: Math.round(dy * UNIT) }
}
