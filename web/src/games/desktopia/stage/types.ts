/** What the table to look at (stage) and the hand that plays on it know of each other. Lengths are millimetres. */
import type { Lang } from '../../face'
import type { DiskView, ThingView } from '../wire'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What the cards of a kind say that is drawn on its disks. */
export interface KindLook {
  /** Life at most; 0 for what has no life. */
  readonly life: number
  /** Power sectors: arcs as pairs of whole-number directions, seen from the disk's own turning (see cards.py, Arc). */
  readonly sectors: readonly (readonly [readonly [number, number], readonly [number, number]])[]
  /** The emblem, as emblems.ts knows it; without it the one of the kind's number. */
  readonly icon?: string
}

/** Everything that lies on the table at rest, in the game's own numbers (nanometres, see wire.ts). */
export interface Scenery {
  readonly width: number
  readonly height: number
  readonly wall: boolean
  /** The border of the field, a convex polygon; without it the whole rectangle. */
  readonly corners?: readonly (readonly [number, number])[]
  readonly things: readonly ThingView[]
  readonly disks: readonly DiskView[]
  /** The colour and mark of each camp, as the seats have them. */
  readonly marks: readonly number[]
  /** Who sits at the lower edge: the table is turned so that this seat looks at it from its own side. */
  readonly eyes: number
  readonly areas: readonly { readonly corners: readonly (readonly [number, number])[]; readonly kind: 'goal' | 'zone' }[]
  /** By the number of the kind, from the catalogue; what is missing is drawn without pips and sectors. */
  readonly kinds?: readonly (KindLook | undefined)[]
  /** Quarters by which the table is turned for these eyes; without it seat 1 of two looks from the top, seats 1, 2, 3 of
   *  more from the left, the top and the right. */
  readonly quarters?: number
  /** Disks that cannot act: paralysed by a Tick, a wounded Hornbug. Without it those that carry a Tick. */
  readonly still?: readonly number[]
}

/** A slide as the event tells it. */
export interface Motion {
  readonly disk: number
  readonly log: readonly (readonly number[])[]
  readonly rest: readonly (readonly number[])[]
  readonly path: readonly (readonly number[])[]
}

/** What is drawn over the table while somebody chooses. */
export interface Overlay {
  /** Disks that may be chosen glow; the one under the hand more. */
  readonly open?: readonly number[]
  readonly chosen?: number
  readonly hovered?: number
  /** The aim: from the disk's centre along a unit direction, 0..1 strong, first contact at `reach` mm if known. The
   *  line is left out when `line` is false (tables that are played by hand alone). */
  readonly aim?: { readonly disk: number; readonly dx: number; readonly dy: number; readonly power: number; readonly reach?: number; readonly red: boolean; readonly line?: boolean }
  /** A disk held in the hand before it is put down, and whether it may lie there. `seat` is its camp (-1: nobody's). */
  readonly ghost?: { readonly disk: number; readonly kind: number; readonly seat?: number; readonly x: number; readonly y: number; readonly ux: number; readonly uy: number; readonly fits: boolean }
  /** Where it may be put: a ring around a disk, `radius` from its centre, or areas (corners in mm). */
  readonly ring?: { readonly disk: number; readonly radius: number }
  readonly areas?: readonly (readonly (readonly [number, number])[])[]
  /** Pairs of disks that are nearby each other. */
  readonly near?: readonly (readonly [number, number])[]
  /** A disk whose turning is being chosen: a handle is drawn in that direction. */
  readonly handle?: { readonly disk: number; readonly ux: number; readonly uy: number }
}

export type EffectKind = 'wound' | 'heal' | 'death' | 'shield' | 'fire' | 'spell' | 'burst' | 'capture' | 'penalty' | 'miss'

/** How it looks; `motion` is the factor for durations of the settings: 0 none, 1 as usual. */
export interface Manner {
  readonly dark: boolean
  /** High contrast: a table without grain. */
  readonly contrast?: boolean
  readonly motion: number
  readonly lang: Lang
}

export interface Stage {
  /** False where there is no WebGL: the same table is drawn flat. */
  readonly solid: boolean
  /** Draw this at rest. */
  show(scenery: Scenery): void
  /** Lay this over it; null clears. */
  overlay(over: Overlay | null): void
  /** Settings have changed. */
  manner(manner: Manner): void
  /** Play a slide from its exact path; `speed` 1 as it happens, 0.2 slow motion. Calls `at` for every row of the log when its moment comes. Ends at once when aborted. Without motion the way of each disk is drawn as a line. */
  play(motion: Motion, speed: number, at: (row: readonly number[]) => void, signal: AbortSignal): Promise<void>
  /** Short effects: a wound, a life, a death, a shield, a spell, a number over a disk. Resolves when done. */
  effect(kind: EffectKind, disk: number, text: string, ms: number, signal: AbortSignal): Promise<void>
  /** Move disks by hand from where they are to where they will be, lifted a little. */
  carry(disk: number, x: number, y: number, ms: number, signal: AbortSignal): Promise<void>
  /** What lies under a point of the screen: the topmost disk (-1: none), and the point of the table in mm. `slack`: as
   *  many pixels beside a disk still mean it, for fingers; the nearest one then. */
  pick(clientX: number, clientY: number, slack?: number): { readonly disk: number; readonly at: Point }
  /** Where a point of the table is on the screen (client pixels); `level` disks above it. */
  screen(at: Point, level?: number): Point
  /** Pixels of a millimetre in the middle of the screen. */
  scale(): number
  zoom(factor: number, clientX: number, clientY: number): void
  /** Move the picture by so many pixels. */
  pan(dx: number, dy: number): void
  fit(): void
  resize(): void
  /** Called after each picture whose view has changed (zoom, pan, size, turn): to move what lies above the canvas. */
  moved: (() => void) | null
  dispose(): void
}
