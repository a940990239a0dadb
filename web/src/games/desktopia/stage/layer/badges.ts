/** What is known of a disk and not painted on it: life as pips, whether it cannot act. Upright at every turn. */
import { HERO, radiusOf, roleOf, THICK } from '../disks'
import type { Shown } from '../frame'
import type { Point } from '../types'
import type { Pen } from './pen'

const SMALLEST = 8.5 // pixels of a radius: below, pips would be dust

/** Life of a hero: full drops and empty ones, along the lower rim. Others show theirs on their face. */
function pips(pen: Pen, disk: Shown, centre: Point, r: number): void {
  const most = Math.max(disk.look?.life ?? 0, disk.life)
  if (roleOf(disk.id) !== HERO || most < 1) return
  const size = Math.max(1.5, r * 0.105)
  const step = Math.min(0.34, 2 / most)
  for (let n = 0; n < most; n++) {
    const angle = Math.PI / 2 + step * ((most - 1) / 2 - n)
    pen.ctx.beginPath()
    pen.ctx.arc(centre.x + 0.86 * r * Math.cos(angle), centre.y + 0.83 * r * Math.sin(angle), size, 0, 2 * Math.PI)
    pen.stroke('#1d0a06', size * 1.1).fill(n < disk.life ? '#ff4f43' : '#2b1a16')
    if (n >= disk.life) pen.stroke('#f7d9c8', Math.max(0.7, size * 0.35))
  }
}

/** Two bars, as on a player that stands still: it cannot act. */
function stillness(pen: Pen, centre: Point, r: number): void {
  const size = Math.max(4, r * 0.34)
  const [x, y] = [centre.x + 0.72 * r, centre.y - 0.72 * r]
  pen.ctx.beginPath()
  pen.ctx.arc(x, y, size, 0, 2 * Math.PI)
  pen.stroke('#fff6e2', 1.5).fill('#3b1d52')
  pen.ctx.fillStyle = '#fff6e2'
  for (const side of [-0.42, 0.1]) pen.ctx.fillRect(x + side * size, y - size * 0.45, size * 0.32, size * 0.9)
}

export function drawBadges(pen: Pen, disks: readonly Shown[]): void {
  const covered = new Set(disks.filter((disk) => disk.there > 0 && radiusOf(disk.id) > 8).map((disk) => disk.on))
  for (const disk of disks) {
    if (disk.there < 1) continue
    const centre = pen.at(disk.x, disk.y, disk.z + THICK)
    const r = radiusOf(disk.id) * pen.scale(disk.x, disk.y, disk.z + THICK)
    if (r >= SMALLEST && !covered.has(disk.id)) pips(pen, disk, centre, r)
    if (disk.still) stillness(pen, centre, r)
  }
}
