/** What is printed on the wood of one scenario: goals, zones, a line along the border. In a box of a pixel a millimetre
 *  times `scale`. */
import { NM } from '../disks'
import type { Tone } from '../frame'
import { fieldOf } from '../things/field'
import { drawnIn } from '../things/shape'
import type { Scenery } from '../types'

type Corners = readonly (readonly [number, number])[]

function outline(ctx: CanvasRenderingContext2D, corners: Corners, unit = NM): void {
  corners.forEach(([x, y], n) => (n === 0 ? ctx.moveTo(x * unit, y * unit) : ctx.lineTo(x * unit, y * unit)))
  ctx.closePath()
}

/** Goals are gold with stripes, zones are pale with dots: never colour alone. */
const INKS = {
  goal: { fill: 'rgb(255 205 70 / 0.3)', line: 'rgb(255 224 130 / 0.95)', dash: [] },
  zone: { fill: 'rgb(255 250 235 / 0.14)', line: 'rgb(255 250 235 / 0.75)', dash: [10, 7] },
} as const

function area(ctx: CanvasRenderingContext2D, corners: Corners, kind: 'goal' | 'zone'): void {
  ctx.save()
  ctx.beginPath()
  outline(ctx, corners)
  ctx.fillStyle = INKS[kind].fill
  ctx.fill()
  ctx.lineWidth = 7
  ctx.strokeStyle = 'rgb(30 15 5 / 0.35)'
  ctx.stroke()
  ctx.lineWidth = 4
  ctx.setLineDash([...INKS[kind].dash])
  ctx.strokeStyle = INKS[kind].line
  ctx.stroke()
  if (kind === 'goal') stripes(ctx)
  ctx.restore()
}

/** Slanting stripes inside the path that was drawn last. */
function stripes(ctx: CanvasRenderingContext2D): void {
  ctx.clip()
  ctx.setLineDash([])
  ctx.lineWidth = 5
  ctx.strokeStyle = 'rgb(255 215 100 / 0.28)'
  ctx.beginPath()
  for (let n = -60; n < 120; n++) {
    ctx.moveTo(n * 28, 0)
    ctx.lineTo(n * 28 + 1600, 1600)
  }
  ctx.stroke()
}

/** Bright below the lamp, dim at the corners. */
function lamplight(ctx: CanvasRenderingContext2D, width: number, height: number): void {
  const light = ctx.createRadialGradient(width * 0.42, height * 0.36, width * 0.1, width / 2, height / 2, width * 0.8)
  light.addColorStop(0, 'rgb(255 240 205 / 0.14)')
  light.addColorStop(0.5, 'rgb(40 20 5 / 0)')
  light.addColorStop(1, 'rgb(40 18 4 / 0.42)')
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, height)
}

export function paintCloth(ctx: CanvasRenderingContext2D, scenery: Scenery, tone: Tone): void {
  const [width, height] = [scenery.width * NM, scenery.height * NM]
  if (tone === 'light' || tone === 'dark') lamplight(ctx, width, height)
  ctx.lineWidth = 1.4
  ctx.strokeStyle = scenery.wall ? 'rgb(20 10 0 / 0.3)' : 'rgb(255 240 210 / 0.4)'
  ctx.beginPath()
  outline(ctx, drawnIn(fieldOf(scenery), 6).map(({ x, y }) => [x, y] as const), 1)
  ctx.stroke()
  for (const one of scenery.areas) area(ctx, one.corners, one.kind)
}
