/** What the stage is to draw: the scene at rest, and what the hand lays over it. */
import { cardOf, characterOf, diskOf, hindrance, onField, sectorsOf, type Table } from '../facts'
import type { Hand } from '../hand/hand.svelte'
import { isRed } from '../hand/sector'
import { nearPairs } from '../near'
import type { KindLook, Overlay, Point, Scenery } from '../stage/types'
import { mm } from '../units'
import type { DiskView } from '../wire'

const KINDS = 33

/** By how many quarters the table is turned, so that everybody sits at the lower edge of their own screen. */
export function quartersOf(table: Table): number {
  const seat = Math.max(0, table.eyes ?? 0)
  return (table.names.length === 2 ? seat * 2 : seat) % 4
}

/** What looks up on the screen, on the table. */
export const upOf = (quarters: number): Point =>
  ([{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }] as const)[quarters % 4] as Point

function lookOf(table: Table, kind: number): KindLook {
  const life = characterOf(table, kind)?.life ?? 0
  return { life, sectors: sectorsOf(table, kind), icon: iconOf(table, kind) }
}

export const iconOf = (table: Table, kind: number): string => {
  const card = cardOf(table, kind)
  return 'icon' in card ? String(card.icon) : ''
}

/** The scene with these disks: while events move they are ahead of the view. */
export function sceneryOf(table: Table, disks: readonly DiskView[] = onField(table.view)): Scenery {
  const { field, camps } = table.view
  const goals = field.goals.filter((goal) => goal.area.length > 2)
  return {
    width: field.width, height: field.height, corners: field.corners, wall: field.wall, things: field.things, disks,
    marks: camps.map((_, seat) => seat), eyes: Math.max(0, table.eyes ?? 0), quarters: quartersOf(table),
    areas: goals.map((goal) => ({ corners: goal.area, kind: 'goal' as const })),
    kinds: Array.from({ length: KINDS }, (_, kind) => lookOf(table, kind)),
    still: disks.filter((one) => stands(table, one)).map((one) => one.id),
  }
}

/** It cannot act for a reason that lasts longer than the turn. */
const stands = (table: Table, disk: DiskView): boolean =>
  ['DT-19.25', 'DT-18.171'].includes(hindrance(table, disk)?.rule ?? '')

/** A red aim strikes twice as hard. */
export function isPower(table: Table, hand: Hand): boolean {
  const disk = diskOf(table.view, hand.shooter)
  if (!disk || !hand.aim) return false
  return isRed(hand.aim.dx, hand.aim.dy, disk.ux, disk.uy, sectorsOf(table, disk.kind))
}

function aimOf(table: Table, hand: Hand): Overlay['aim'] {
  const { aim, first, shooter: disk } = hand
  if (!aim || disk < 0) return undefined
  const reach = first ? { reach: first.reach } : {}
  return { disk, dx: aim.dx, dy: aim.dy, power: aim.power, red: isPower(table, hand), line: !hand.free, ...reach }
}

function heldOf(hand: Hand): Pick<Overlay, 'ghost' | 'handle'> {
  const { held } = hand
  if (!held) return {}
  if (hand.offers.turning) return { handle: { disk: held.disk, ux: held.ux, uy: held.uy } }
  return { ghost: { ...held, kind: hand.kindOf(held.disk), seat: hand.table.ask?.seat ?? -1, fits: hand.fits } }
}

/** Only what is there: an overlay has no empty parts. */
const filled = (over: Record<string, unknown>): Overlay =>
  Object.fromEntries(Object.entries(over).filter(([, part]) => part !== undefined)) as Overlay

export function overlayOf(table: Table, hand: Hand, measuring: boolean): Overlay {
  const { view } = table
  const zones = view.pending.areas.map((corners) => corners.map(([x, y]) => [mm(x), mm(y)] as const))
  return filled({
    open: [...hand.open, ...hand.picked],
    chosen: hand.shooter >= 0 ? hand.shooter : hand.chosen >= 0 ? hand.chosen : undefined,
    hovered: hand.hovered >= 0 ? hand.hovered : undefined,
    aim: aimOf(table, hand), ring: hand.ring, ...heldOf(hand),
    areas: hand.held && zones.length > 0 ? zones : undefined,
    near: measuring ? nearPairs(view) : undefined,
  })
}
