/** What the number of a disk tells: its Order, its role, its size (see cards.py). Lengths are millimetres. */

export const HERO = 0
export const ARTIFACT = 1
export const VETERAN = 2
export const FIGHTER = 3
export const MISSILE = 4

const ROLES: readonly number[] = [
  HERO, HERO, ARTIFACT, VETERAN, VETERAN, VETERAN, VETERAN, FIGHTER, FIGHTER, FIGHTER, FIGHTER, MISSILE, MISSILE,
  MISSILE, MISSILE, MISSILE,
]
const RADII: readonly number[] = [15.5, 15.5, 14, 11.5, 7.5]

/** All disks are as thick; stacks are so many times as high. */
export const THICK = 5
export const NM = 1e-6
export const TICK = 31

// Marks of a disk that last for one turn (see state.py).
export const ACTED = 1
export const RISEN = 4

export const roleOf = (disk: number): number => ROLES[disk % 16] ?? HERO
export const radiusOf = (disk: number): number => RADII[roleOf(disk)] ?? 15.5

/** How far a disk is turned from looking up the screen, clockwise, in radians. */
export const turnOf = (ux: number, uy: number): number => Math.atan2(uy, ux) + Math.PI / 2
