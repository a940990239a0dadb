/** What is drawn over the table while somebody chooses (see Overlay). */
import { radiusOf, THICK } from '../disks'
import type { Shown } from '../frame'
import type { Overlay } from '../types'
import type { Pen } from './pen'

const LIGHT = '#ffe9a8'
const BRIGHT = '#fff8e6'
const RED = '#ff5a47'
const GREEN = '#7fe3a0'
const BLUE = '#8fd0ff'
const LONGEST = 240 // mm of an aim line at full strength

type Disks = ReadonlyMap<number, Shown>

/** A ring around a disk, `gap` pixels from its rim; thinner around one that is small on the screen, whose band it would
 *  hide. */
function halo(pen: Pen, disk: Shown, gap: number, colour: string, width: number): void {
  const [r, z] = [radiusOf(disk.id), disk.z + THICK]
  const scale = pen.scale(disk.x, disk.y, z)
  const part = Math.min(1, Math.max(0.5, (r * scale) / 14))
  pen.arc(disk.x, disk.y, r + gap / scale, z).ink(colour, width * part)
}

function choosing(pen: Pen, over: Overlay, disks: Disks): void {
  for (const id of over.open ?? []) {
    const disk = disks.get(id)
    if (disk && id !== over.chosen && id !== over.hovered) halo(pen, disk, 2, LIGHT, 2)
  }
  const [chosen, hovered] = [disks.get(over.chosen ?? -1), disks.get(over.hovered ?? -1)]
  if (hovered && hovered !== chosen) halo(pen, hovered, 2.8, BRIGHT, 3.5)
  if (!chosen) return
  halo(pen, chosen, 2.8, BRIGHT, 3.5)
  pen.arc(chosen.x, chosen.y, radiusOf(chosen.id) + 6.5, chosen.z).ink(LIGHT, 1.5, [5, 5])
}

/** Two disks that are nearby each other: both lit, and a bridge between their rims. */
function nearness(pen: Pen, over: Overlay, disks: Disks): void {
  for (const [one, other] of over.near ?? []) {
    const [a, b] = [disks.get(one), disks.get(other)]
    if (!a || !b) continue
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const far = Math.max(0.001, Math.hypot(dx, dy))
    const [ra, rb] = [radiusOf(one) - 2, radiusOf(other) - 2]
    pen.line([[a.x + (dx * ra) / far, a.y + (dy * ra) / far], [b.x - (dx * rb) / far, b.y - (dy * rb) / far]], THICK)
    pen.ink(BLUE, 4)
    for (const disk of [a, b]) halo(pen, disk, 1, BLUE, 1.8)
  }
}

function room(pen: Pen, over: Overlay, disks: Disks): void {
  for (const corners of over.areas ?? []) pen.line(corners).close().fill('rgb(150 235 175 / 0.16)').ink(GREEN, 2, [9, 6])
  const centre = disks.get(over.ring?.disk ?? -1)
  if (!centre || !over.ring) return
  pen.arc(centre.x, centre.y, over.ring.radius, 0).fill('rgb(150 235 175 / 0.16)').ink(GREEN, 2, [9, 6])
}

/** The finger at the rim, the line of the aim, where it first meets something. Red when the power sector is hit. */
function aim(pen: Pen, over: Overlay, disks: Disks): void {
  const disk = disks.get(over.aim?.disk ?? -1)
  if (!over.aim || !disk) return
  const { dx, dy, power, reach, red, line } = over.aim
  const [r, z, colour] = [radiusOf(disk.id), disk.z + THICK, red ? RED : BRIGHT]
  const to = (length: number): [number, number] => [disk.x + dx * length, disk.y + dy * length]
  finger(pen, disk, Math.atan2(-dy, -dx), power, colour)
  if (line === false) return
  if (reach !== undefined) {
    pen.line([to(r), to(Math.max(r, reach))], z).stroke('rgb(255 248 230 / 0.75)', 1.5, [3, 6])
    pen.arc(...to(reach), r, z).ink(colour, 1.5, [4, 4])
  }
  const tip = r + 6 + LONGEST * power
  pen.line([to(r + 2), to(tip)], z).ink(colour, 4)
  const side = 5 + 5 * power
  const [bx, by] = to(tip - side)
  pen.line([[bx - dy * side * 0.7, by + dx * side * 0.7], to(tip + side * 0.4), [bx + dy * side * 0.7, by - dx * side * 0.7]], z).ink(colour, 4)
}

/** Where the finger touches the rim, and a bow that grows with its strength. */
function finger(pen: Pen, disk: Shown, angle: number, power: number, colour: string): void {
  const [r, z] = [radiusOf(disk.id), disk.z + THICK]
  const touch = pen.at(disk.x + r * Math.cos(angle), disk.y + r * Math.sin(angle), z)
  const half = 0.1 + 1.25 * power
  pen.arc(disk.x, disk.y, r + 4.5, z, angle - half, angle + half).ink(colour, 4)
  pen.ctx.beginPath()
  pen.ctx.arc(touch.x, touch.y, Math.min(4.5, 0.28 * r * pen.scale(disk.x, disk.y, z)), 0, 2 * Math.PI)
  pen.stroke('rgb(20 10 2 / 0.8)', 2.5).fill(colour)
}

/** Where a disk would lie: a whole ring and a tick where it may, a broken one and a cross where it may not. */
function ghost(pen: Pen, over: Overlay): void {
  if (!over.ghost) return
  const { disk, x, y, fits } = over.ghost
  const r = radiusOf(disk)
  pen.arc(x, y, r + 1.5, THICK).fill(fits ? 'rgb(127 227 160 / 0.16)' : 'rgb(255 90 71 / 0.34)')
  pen.ink(fits ? GREEN : RED, 3, fits ? [] : [6, 5])
  const [a, s] = [pen.at(x + r + 3, y - r - 3, THICK), 6]
  pen.ctx.beginPath()
  const lines = fits ? [[-1, 0, -0.2, 0.8], [-0.2, 0.8, 1.1, -0.8]] : [[-0.8, -0.8, 0.8, 0.8], [0.8, -0.8, -0.8, 0.8]]
  for (const [ax = 0, ay = 0, bx = 0, by = 0] of lines) {
    pen.ctx.moveTo(a.x + ax * s, a.y + ay * s)
    pen.ctx.lineTo(a.x + bx * s, a.y + by * s)
  }
  pen.ink(fits ? GREEN : RED, 3.5)
}

function handle(pen: Pen, over: Overlay, disks: Disks): void {
  const disk = disks.get(over.handle?.disk ?? -1)
  if (!over.handle || !disk) return
  const length = Math.hypot(over.handle.ux, over.handle.uy) || 1
  const [dx, dy, r] = [over.handle.ux / length, over.handle.uy / length, radiusOf(disk.id)]
  const end = r + 26
  pen.arc(disk.x, disk.y, end, THICK).stroke('rgb(255 248 230 / 0.45)', 1.5, [4, 6])
  pen.line([[disk.x + dx * r, disk.y + dy * r], [disk.x + dx * end, disk.y + dy * end]], THICK).ink(BRIGHT, 3)
  pen.arc(disk.x + dx * end, disk.y + dy * end, 5, THICK).fill(LIGHT).ink(BRIGHT, 2)
}

export function drawMarks(pen: Pen, over: Overlay, disks: readonly Shown[]): void {
  const known = new Map(disks.filter((disk) => disk.there > 0).map((disk) => [disk.id, disk]))
  room(pen, over, known)
  nearness(pen, over, known)
  choosing(pen, over, known)
  ghost(pen, over)
  handle(pen, over, known)
  aim(pen, over, known)
}
