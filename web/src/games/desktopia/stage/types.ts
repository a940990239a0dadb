/** What the table to look at (stage) and the hand that plays on it know of each other. Lengths are millimetres. */
import type { DiskView, ThingView } from '../wire'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Everything that lies on the table at rest, in the game's own numbers (nanometres, see wire.ts). */
export interface Scenery {
  readonly width: number
  readonly height: number
  readonly wall: boolean
  readonly things: readonly ThingView[]
  readonly disks: readonly DiskView[]
  /** The colour and mark of each camp, as the seats have them. */
  readonly marks: readonly number[]
  /** Who sits at the lower edge: the table is turned so that this seat looks at it from its own side. */
  readonly eyes: number
  readonly areas: readonly { readonly corners: readonly (readonly [number, number])[]; readonly kind: 'goal' | 'zone' }[]
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
  /** The aim: from the disk's centre along a unit direction, 0..1 strong, first contact at `reach` mm if known. */
  readonly aim?: { readonly disk: number; readonly dx: number; readonly dy: number; readonly power: number; readonly reach?: number; readonly red: boolean }
  /** A disk held in the hand before it is put down, and whether it may lie there. */
  readonly ghost?: { readonly disk: number; readonly kind: number; readonly x: number; readonly y: number; readonly ux: number; readonly uy: number; readonly fits: boolean }
  /** Where it may be put: a ring around a disk, or areas. */
  readonly ring?: { readonly disk: number; readonly radius: number }
  /** Pairs of disks that are nearby each other. */
  readonly near?: readonly (readonly [number, number])[]
}

export interface Stage {
  /** Draw this at rest. */
  show(scenery: Scenery): void
  /** Lay this over it; null clears. */
  overlay(over: Overlay | null): void
  /** Play a slide from its exact path; `speed` 1 as it happens, 0.2 slow motion. Calls `at` for every row of the log when its moment comes. Ends at once when aborted. */
  play(motion: Motion, speed: number, at: (row: readonly number[]) => void, signal: AbortSignal): Promise<void>
  /** Short effects: a wound, a life, a death, a shield, a spell, a number over a disk. Resolves when done. */
  effect(kind: EffectKind, disk: number, text: string, ms: number, signal: AbortSignal): Promise<void>
  /** Move disks by hand from where they are to where they will be, lifted a little. */
  carry(disk: number, x: number, y: number, ms: number, signal: AbortSignal): Promise<void>
  /** What lies under a point of the screen: the topmost disk, and the point of the table in mm. */
  pick(clientX: number, clientY: number): { readonly disk: number; readonly at: Point }
  /** Where a point of the table is on the screen. */
  screen(at: Point): Point
  zoom(factor: number, clientX: number, clientY: number): void
  pan(dx: number, dy: number): void
  fit(): void
  resize(): void
  dispose(): void
}

export type EffectKind = 'wound' | 'heal' | 'death' | 'shield' | 'fire' | 'spell' | 'burst' | 'capture' | 'penalty' | 'miss'
