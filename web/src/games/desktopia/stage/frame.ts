/** A picture of the table: what painters draw. Lengths are millimetres, angles radians, clockwise on the screen. */
import type { View } from './camera'
import { ACTED, NM, RISEN, THICK, TICK, turnOf } from './disks'
import type { KindLook, Manner, Scenery } from './types'

/** A disk as it lies, or moves. */
export interface Shown {
  readonly id: number
  readonly kind: number
  readonly seat: number
  readonly life: number
  readonly look: KindLook | undefined
  /** It has acted, or rose only now: it will not act in this turn. */
  readonly spent: boolean
  /** It cannot act. */
  readonly still: boolean
  x: number
  y: number
  turn: number
  on: number
  /** Height of its lower side above the table. */
  z: number
  /** 1 as usual, 0 not to be seen. */
  there: number
}

/** Light and dark wood; without grain for high contrast. */
export type Tone = 'light' | 'dark' | 'white' | 'black'

export function toneOf({ dark, contrast }: Manner): Tone {
  if (contrast) return dark ? 'black' : 'white'
  return dark ? 'dark' : 'light'
}

export interface Frame {
  readonly view: View
  readonly disks: readonly Shown[]
}

export interface Painter {
  /** The table and what never moves on it. */
  scenery(scenery: Scenery, tone: Tone): void
  draw(frame: Frame): void
  size(width: number, height: number, ratio: number): void
  dispose(): void
}

export function shownOf(scenery: Scenery): Shown[] {
  const lying = scenery.disks.filter((disk) => !disk.off)
  const still = new Set(scenery.still ?? lying.filter((disk) => disk.kind === TICK).map((disk) => disk.on))
  const shown = lying.map((disk): Shown => ({
    id: disk.id,
    kind: disk.kind,
    seat: disk.seat,
    life: disk.life,
    look: scenery.kinds?.[disk.kind],
    spent: (disk.marks & (ACTED | RISEN)) !== 0,
    still: still.has(disk.id),
    x: disk.x * NM,
    y: disk.y * NM,
    turn: turnOf(disk.ux, disk.uy),
    on: disk.on,
    z: 0,
    there: 1,
  }))
  return settle(shown)
}

/** How many disks are below one. */
export function levelOf(disk: number, on: (disk: number) => number): number {
  let level = 0
  for (let below = on(disk); below >= 0 && level < 64; below = on(below)) level++
  return level
}

/** Puts every disk as high as its stack is. */
export function settle(shown: Shown[]): Shown[] {
  const known = new Map(shown.map((disk) => [disk.id, disk]))
  for (const disk of shown) disk.z = THICK * levelOf(disk.id, (id) => known.get(id)?.on ?? -1)
  return shown
}
