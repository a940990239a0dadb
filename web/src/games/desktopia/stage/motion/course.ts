/** Where every disk is at a moment of a slide: read off the rows that the solver wrote (see events.Slide), nothing is
 *  worked out anew. Moments are seconds since release, lengths millimetres. */
import { NM, THICK } from '../disks'
import { levelOf, type Shown } from '../frame'
import type { Motion } from '../types'

// Rows of the log.
export const CONTACT = 0
export const BUMP = 1
export const FELL = 2
export const LEFT = 3
export const WENT = 4
export const ONTO = 5

const NS = 1e-9
const URAD = 1e-6
const DROP = 0.07 // a rider is on the table so soon after it lost its hold
const FALL = 0.45 // a disk that left is seen falling for so long
const GRAVITY = 9810

export interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
}

interface Piece extends Pose {
  readonly from: number
  readonly to: number
  readonly vx: number
  readonly vy: number
  readonly ax: number
  readonly ay: number
  readonly spin: number
  readonly slow: number
}

/** From this moment on a disk stands on another (-1: the table). `at`: where it came down. */
interface Hold {
  readonly from: number
  readonly on: number
  readonly at: { readonly x: number; readonly y: number } | null
}

interface Track {
  readonly start: Pose
  readonly pieces: Piece[]
  readonly holds: Hold[]
  gone: number
}

const num = (row: readonly number[], n: number): number => row[n] ?? 0

function pieceOf(row: readonly number[], start: number): Piece {
  const length = (n: number) => num(row, n) * NM
  return {
    from: num(row, 1) * NS, to: num(row, 2) * NS, x: length(3), y: length(4), vx: length(5), vy: length(6),
    ax: length(7), ay: length(8), turn: start + num(row, 9) * URAD, spin: num(row, 10) * URAD, slow: num(row, 11) * URAD,
  }
}

function along(piece: Piece, t: number): Pose {
  const s = Math.max(0, Math.min(t, piece.to) - piece.from)
  return {
    x: piece.x + piece.vx * s + (piece.ax * s * s) / 2,
    y: piece.y + piece.vy * s + (piece.ay * s * s) / 2,
    turn: piece.turn + piece.spin * s - (piece.slow * s * s) / 2,
  }
}

/** Over the edge it keeps its speed. */
function beyond(track: Track, t: number): Pose {
  const piece = track.pieces.findLast((one) => one.from <= track.gone)
  if (!piece) return track.start
  const [at, s, ran] = [along(piece, track.gone), t - track.gone, Math.min(track.gone, piece.to) - piece.from]
  const spin = piece.spin - piece.slow * ran
  return { x: at.x + (piece.vx + piece.ax * ran) * s, y: at.y + (piece.vy + piece.ay * ran) * s, turn: at.turn + spin * s }
}

/** It drops, slower than it would, so that one sees it go. */
function fall(disk: Shown, s: number): void {
  disk.z -= (GRAVITY / 12) * s * s + 40 * s
  disk.there = Math.max(0.001, 1 - s / FALL)
}

/** The moment of a row of the log. */
export const momentOf = (row: readonly number[]): number => num(row, 1) * NS

export class Course {
  private readonly tracks = new Map<number, Track>()
  /** When all lies still. */
  readonly rest: number
  /** When nothing is to be seen any more: a disk that left falls a little longer. */
  readonly end: number

  constructor(private readonly motion: Motion, start: readonly Shown[]) {
    for (const disk of start) {
      this.tracks.set(disk.id, { start: disk, pieces: [], holds: [{ from: 0, on: disk.on, at: null }], gone: Infinity })
    }
    for (const row of motion.path) this.addPiece(row)
    for (const row of motion.log) this.addRow(row)
    for (const track of this.tracks.values()) track.pieces.sort((a, b) => a.from - b.from)
    this.rest = Math.max(0, ...motion.path.map((row) => num(row, 2) * NS), ...motion.log.map(momentOf))
    this.end = Math.max(this.rest, ...[...this.tracks.values()].map((track) => (track.gone < Infinity ? track.gone + FALL : 0)))
  }

  /** The way of every disk that moved, as a line of points `step` seconds apart. */
  ways(step = 0.02): { disk: number; way: Pose[] }[] {
    const moved = [...this.tracks].filter(([, track]) => track.pieces.length > 0)
    return moved.map(([disk, track]) => {
      const [from, to] = [track.pieces[0]?.from ?? 0, Math.min(track.gone, track.pieces.at(-1)?.to ?? 0)]
      const count = Math.max(1, Math.ceil((to - from) / step))
      const moments = Array.from({ length: count + 1 }, (_, n) => from + ((to - from) * n) / count)
      return { disk, way: moments.map((t) => this.pose(disk, t)) }
    })
  }

  /** Puts the disks where they are at that moment. */
  place(disks: readonly Shown[], t: number): void {
    for (const disk of disks) {
      const track = this.tracks.get(disk.id)
      if (!track || disk.there === 0) continue
      Object.assign(disk, this.pose(disk.id, t), { on: this.on(disk.id, t), z: this.height(disk.id, t) })
      if (t > track.gone) fall(disk, t - track.gone)
    }
  }

  /** Puts them where they came to rest, to the last digit; those that left are not there any more. */
  finish(disks: readonly Shown[]): void {
    this.place(disks, this.end)
    const rest = new Map(this.motion.rest.map((row) => [num(row, 0), row]))
    for (const disk of disks) {
      const row = rest.get(disk.id)
      if ((this.tracks.get(disk.id)?.gone ?? Infinity) < Infinity) disk.there = 0
      else if (row) Object.assign(disk, { x: num(row, 1) * NM, y: num(row, 2) * NM, on: num(row, 5) })
    }
  }

  /** Where a disk is; a rider without a piece of its own keeps its place on its carrier and turns with it. */
  pose(disk: number, t: number): Pose {
    const track = this.tracks.get(disk)
    if (!track) return { x: 0, y: 0, turn: 0 }
    return this.within(track, t, track.holds.findLastIndex((hold) => hold.from <= t))
  }

  private within(track: Track, t: number, index: number): Pose {
    const hold = track.holds[index] as Hold
    if (t > track.gone && hold.on < 0) return beyond(track, t)
    const piece = track.pieces.findLast((one) => one.from <= t)
    if (piece && t <= piece.to) return along(piece, t)
    const since = Math.max(hold.from, piece?.to ?? 0)
    const own = this.anchor(track, hold, piece, since, index)
    return hold.on < 0 ? own : this.carried(own, hold.on, since, t)
  }

  /** Where it was when it last came to rest on what it stands on. */
  private anchor(track: Track, hold: Hold, piece: Piece | undefined, since: number, index: number): Pose {
    if (piece && piece.to >= hold.from) return along(piece, since)
    if (index === 0) return track.start
    const before = this.within(track, since, index - 1)
    return hold.at ? { ...hold.at, turn: before.turn } : before
  }

  private carried(own: Pose, carrier: number, since: number, t: number): Pose {
    const [then, now] = [this.pose(carrier, since), this.pose(carrier, t)]
    const turned = now.turn - then.turn
    const [sin, cos, dx, dy] = [Math.sin(turned), Math.cos(turned), own.x - then.x, own.y - then.y]
    return { x: now.x + dx * cos - dy * sin, y: now.y + dx * sin + dy * cos, turn: own.turn + turned }
  }

  private on(disk: number, t: number): number {
    return this.tracks.get(disk)?.holds.findLast((hold) => hold.from <= t)?.on ?? -1
  }

  /** Its height, with a short drop after it lost its hold. */
  private height(disk: number, t: number): number {
    const hold = this.tracks.get(disk)?.holds.findLast((one) => one.from <= t)
    const now = THICK * levelOf(disk, (id) => this.on(id, t))
    if (!hold || hold.from === 0 || t > hold.from + DROP) return now
    const before = THICK * levelOf(disk, (id) => this.on(id, hold.from - NS))
    const part = (t - hold.from) / DROP
    return now + (before - now) * (1 - part * part)
  }


  private addPiece(row: readonly number[]): void {
    const track = this.tracks.get(num(row, 0))
    track?.pieces.push(pieceOf(row, track.start.turn))
  }

  private addRow(row: readonly number[]): void {
    const t = momentOf(row)
    const rider = this.tracks.get(num(row, 3))
    if (row[0] === FELL) rider?.holds.push({ from: t, on: -1, at: { x: num(row, 5) * NM, y: num(row, 6) * NM } })
    if (row[0] === ONTO) rider?.holds.push({ from: t, on: num(row, 4), at: null })
    if (rider && (row[0] === LEFT || row[0] === WENT)) rider.gone = t
  }
}
