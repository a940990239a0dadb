/** The sounds of a slide: each row of its log (see motion/course.ts) knocks as hard as its impulse, as high as its disks
 *  are small, and from where on the table it happened. Made by notes, nothing is recorded. */
import { type Notes, play, rustle, tone } from '../../../lib/sound'
import { NM, radiusOf } from './disks'
import { BUMP, CONTACT, FELL, LEFT, ONTO, WENT } from './motion/course'

const HARD = 2.2 // m/s of approach that sound as loud as it gets
const FAINT = 0.02 // m/s below which nothing is heard
const FLOOR = 0.34 // s until a disk that fell off meets the floor

/** 0..1 for a speed of approach in the solver's whole nanometres a second; the ear hears ratios, not differences. */
export function loudness(approach: number): number {
  const speed = Math.abs(approach) * 1e-9
  return speed < FAINT ? 0 : Math.min(1, (speed / HARD) ** 0.6)
}

/** The pitch of a wooden disk: the smaller, the higher. */
const pitchOf = (disk: number): number => 1150 * (15.5 / radiusOf(disk)) ** 0.9

/** Two disks of wood: a bright crack, and the tone of each. */
function clack(a: number, b: number, loud: number): Notes {
  const crack = rustle(0, 0.018 + 0.014 * loud, 5200, 2400, 0.34 * loud, 0.9)
  const ring = (disk: number, gain: number) => tone(0, 0.035 + 0.05 * loud, pitchOf(disk), pitchOf(disk) * 0.86, gain * loud, 'triangle')
  return [crack, ring(a, 0.24), ring(b, 0.18), tone(0, 0.05, 420, 260, 0.16 * loud)]
}

/** Wood against a book, a cup, a wall: dull. */
const thud = (disk: number, loud: number): Notes => [
  tone(0, 0.09, 0.34 * pitchOf(disk), 0.2 * pitchOf(disk), 0.4 * loud, 'triangle'),
  rustle(0, 0.05, 1300, 380, 0.3 * loud, 0.8),
]

/** A disk that came down flat on the table. */
const tap = (disk: number, loud: number): Notes => [
  tone(0, 0.05, 0.55 * pitchOf(disk), 0.4 * pitchOf(disk), 0.2 * loud, 'triangle'),
  rustle(0.002, 0.025, 2600, 900, 0.16 * loud, 0.8),
]

/** Over the edge: a rush of air, then the floor, twice. */
const tumble = (disk: number): Notes => [
  rustle(0, FLOOR, 900, 260, 0.07, 1.5),
  tone(FLOOR, 0.14, 0.16 * pitchOf(disk), 0.09 * pitchOf(disk), 0.36, 'triangle'),
  rustle(FLOOR, 0.06, 800, 240, 0.24, 0.8),
  tone(FLOOR + 0.17, 0.09, 0.18 * pitchOf(disk), 0.12 * pitchOf(disk), 0.15, 'triangle'),
]

/** What a row sounds like; empty for what is not heard. */
export function notesOf(row: readonly number[]): Notes {
  const [kind, , , a = 0, b = 0] = row
  const loud = loudness(row[9] ?? 0)
  if (kind === CONTACT) return loud > 0 ? clack(a, b, loud) : []
  if (kind === BUMP) return loud > 0 ? thud(a, loud) : []
  if (kind === FELL) return tap(a, 0.7)
  if (kind === LEFT) return tumble(a)
  return kind === WENT || kind === ONTO ? tap(a, 0.3) : []
}

/** Where its sound comes from on a table so wide, seen with so many quarters turned: -1 left, 1 right. */
export function sideOf(row: readonly number[], width: number, height: number, quarters = 0): number {
  const place = row[0] === LEFT ? 4 : 5
  const [x, y] = [(row[place] ?? 0) * NM - width / 2, (row[place + 1] ?? 0) * NM - height / 2]
  const turn = (quarters * Math.PI) / 2
  const side = (x * Math.cos(turn) + y * Math.sin(turn)) / (Math.max(width, height) / 2)
  return Math.max(-0.8, Math.min(0.8, 0.8 * side))
}

/** Let a row be heard, if sounds of wood are on. The field in millimetres. */
export function knock(row: readonly number[], width: number, height: number, quarters = 0): void {
  const notes = notesOf(row)
  if (notes.length > 0) play('wood', notes, sideOf(row, width, height, quarters))
}
