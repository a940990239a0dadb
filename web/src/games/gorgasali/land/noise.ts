/** Chance that is always the same: every square has its own, so a board looks alike on every screen and every day. */

/** A number from 0 to just below 1 that belongs to these two whole numbers. */
export function noise(x: number, y: number, salt = 0): number {
  let mixed = Math.imul(x + 7919, 374761393) ^ Math.imul(y + 104729, 668265263) ^ Math.imul(salt + 31, 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245)
  mixed ^= mixed >>> 16
  return (mixed >>> 0) / 4294967296
}

/** The same, from -1 to 1. */
export const sway = (x: number, y: number, salt = 0): number => noise(x, y, salt) * 2 - 1

/** Soft hills of chance: changes little from one square to the next. */
export function swell(x: number, y: number, salt = 0, size = 3.3): number {
  const [across, down] = [x / size, y / size]
  const [left, top] = [Math.floor(across), Math.floor(down)]
  const [fx, fy] = [ease(across - left), ease(down - top)]
  const above = mix(noise(left, top, salt), noise(left + 1, top, salt), fx)
  const below = mix(noise(left, top + 1, salt), noise(left + 1, top + 1, salt), fx)
  return mix(above, below, fy)
}

const ease = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t
