/** Short effects over a disk: a sign that rises, a ring that spreads. `part` runs from 0 to 1. */
import { outlines } from '../../emblems'
import { radiusOf, THICK } from '../disks'
import type { Shown } from '../frame'
import type { EffectKind } from '../types'
import type { Pen } from './pen'

export interface Glimmer {
  readonly kind: EffectKind
  readonly disk: number
  readonly text: string
  part: number
}

interface Look {
  readonly colour: string
  /** A kind whose emblem is the sign, or a path in a box of 24 by 24. */
  readonly kind?: number
  readonly sign?: string
  readonly rings: number
}

const DROP = 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z'
const HEART = 'M12 21S3 15 3 8.500A5 5 0 0 1 12 6a5 5 0 0 1 9 2.500C21 15 12 21 12 21z'
const CROSS = 'M5 2 12 9l7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z'
const SHIELD = 'M12 1.500 21 5v6c0 6-4 9.500-9 11.500C7 20.500 3 17 3 11V5z'
const STAR = 'm12 1 2.500 7.500L22 9.500l-6 4.500 2 8-6-4.500L6 22l2-8-6-4.500 7.500-1z'
const HAND = 'M4 11h11V6l7 6-7 6v-5H4z'
const CLOCK = 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-1.500 4.500h3V11l4.500 3-1.500 2.500-6-4z'
const CLOUD = 'M6 19a5 5 0 0 1 0-10 6.500 6.500 0 0 1 12.500 1.500A4.300 4.300 0 0 1 18 19z'

const LOOKS: Record<EffectKind, Look> = {
  wound: { colour: '#ff6a5c', sign: DROP, rings: 1 },
  heal: { colour: '#8ff0a8', sign: HEART, rings: 1 },
  death: { colour: '#f2ece4', sign: CROSS, rings: 2 },
  shield: { colour: '#a8dcff', sign: SHIELD, rings: 2 },
  fire: { colour: '#ffb04a', kind: 24, rings: 1 },
  spell: { colour: '#e0a6ff', sign: STAR, rings: 3 },
  burst: { colour: '#ffe07a', sign: STAR, rings: 3 },
  capture: { colour: '#ffd95e', sign: HAND, rings: 2 },
  penalty: { colour: '#ff9d8f', sign: CLOCK, rings: 0 },
  miss: { colour: '#d8d2c8', sign: CLOUD, rings: 0 },
}

function rings(pen: Pen, disk: Shown, look: Look, part: number): void {
  for (let n = 0; n < look.rings; n++) {
    const own = part * (1 + 0.25 * n) - 0.18 * n
    if (own <= 0 || own >= 1) continue
    pen.ctx.globalAlpha = 1 - own
    pen.arc(disk.x, disk.y, radiusOf(disk.id) * (1 + 1.1 * own), disk.z + THICK).stroke(look.colour, 4 * (1 - own) + 1)
  }
}

function sign(pen: Pen, look: Look, x: number, y: number, size: number): void {
  const box = look.kind === undefined ? 24 : 512
  const { ctx } = pen
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / box, size / box)
  for (const outline of look.kind === undefined ? [look.sign ?? DROP] : outlines(look.kind)) {
    const path = new Path2D(outline)
    ctx.lineWidth = box / 7
    ctx.lineJoin = 'round'
    ctx.strokeStyle = 'rgb(20 10 2 / 0.8)'
    ctx.stroke(path)
    ctx.fillStyle = look.colour
    ctx.fill(path)
  }
  ctx.restore()
}

export function drawGlimmers(pen: Pen, glimmers: readonly Glimmer[], disks: readonly Shown[]): void {
  for (const glimmer of glimmers) {
    const disk = disks.find((one) => one.id === glimmer.disk)
    if (!disk) continue
    const look = LOOKS[glimmer.kind]
    rings(pen, disk, look, glimmer.part)
    const at = pen.at(disk.x, disk.y, disk.z + THICK)
    const rise = 14 + 26 * (1 - (1 - glimmer.part) ** 3)
    pen.ctx.globalAlpha = Math.min(1, 3.5 * (1 - glimmer.part), 0.25 + 9 * glimmer.part)
    const [x, y] = [at.x - (glimmer.text ? 8 + 4 * glimmer.text.length : 0), at.y - rise]
    sign(pen, look, x, y, 24)
    if (glimmer.text) pen.text(glimmer.text, { x: x + 18 + 4.5 * glimmer.text.length, y }, 18, look.colour)
    pen.ctx.globalAlpha = 1
  }
}
