/** Clocks between two words of the server: they count on by themselves, and the next word corrects them. */
import type { Clock } from '../wire'

/** From here on a clock warns. */
export const SHORT = 10_000

/** Milliseconds this seat has left, `passed` milliseconds after the clock was told. */
export function leftOf(clock: Clock, seat: number, passed: number): number {
  const told = clock.left[seat] ?? 0
  return Math.max(0, clock.running.includes(seat) ? told - passed : told)
}

/** 1:05, 12:00, 1:02:03; tenths below ten seconds. */
export function clockText(left: number): string {
  if (left < SHORT) return (Math.floor(left / 100) / 10).toFixed(1)
  const seconds = Math.floor(left / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
