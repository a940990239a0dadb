/** The upper sides of flat things, painted in a box of so many millimetres; the light comes from elsewhere. */

export type Top = (ctx: CanvasRenderingContext2D, width: number, height: number) => void

function block(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, fill: string, round = 0): void {
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, round)
  ctx.fillStyle = fill
  ctx.fill()
}

function frame(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, line: string, width: number, round = 0): void {
  ctx.beginPath()
  ctx.roundRect(x, y, w, h, round)
  ctx.lineWidth = width
  ctx.strokeStyle = line
  ctx.stroke()
}

function spot(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string): void {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 2 * Math.PI)
  ctx.fillStyle = fill
  ctx.fill()
}

/** Cloth boards with a stamped frame and a star. */
const book: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#7d2330')
  block(ctx, 0, 0, w * 0.09, h, '#5c1722')
  frame(ctx, w * 0.15, h * 0.06, w * 0.78, h * 0.88, '#d9ae52', 2)
  frame(ctx, w * 0.18, h * 0.085, w * 0.72, h * 0.83, '#d9ae52', 0.8)
  block(ctx, w * 0.28, h * 0.2, w * 0.52, 5, '#e3bd67', 2)
  block(ctx, w * 0.36, h * 0.26, w * 0.36, 3, '#e3bd67', 1.5)
  ctx.save()
  ctx.translate(w * 0.54, h * 0.58)
  ctx.beginPath()
  for (let n = 0; n < 16; n++) {
    const r = (n % 2 ? 0.11 : 0.24) * w
    ctx.lineTo(r * Math.cos((Math.PI * n) / 8), r * Math.sin((Math.PI * n) / 8))
  }
  ctx.closePath()
  ctx.fillStyle = '#d9ae52'
  ctx.fill()
  ctx.restore()
  spot(ctx, w * 0.54, h * 0.58, w * 0.06, '#7d2330')
}

const notebook: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#22313f')
  block(ctx, w * 0.8, 0, w * 0.07, h, '#c2452d')
  block(ctx, w * 0.14, h * 0.2, w * 0.5, h * 0.2, '#e9dfc8', 2)
  for (const row of [0.26, 0.32]) block(ctx, w * 0.19, h * row, w * 0.4, 1, '#8b8069')
}

const laptop: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#b9bec6')
  block(ctx, w * 0.06, h * 0.16, w * 0.88, h * 0.46, '#8d939c', 4)
  const [columns, rows] = [14, 5]
  const [kw, kh] = [(w * 0.86) / columns, (h * 0.44) / rows]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === rows - 1 && column > 3 && column < 10) continue
      block(ctx, w * 0.07 + column * kw + 0.8, h * 0.17 + row * kh + 0.8, kw - 1.6, kh - 1.6, '#24272d', 2)
    }
  }
  block(ctx, w * 0.07 + 4 * kw + 0.8, h * 0.17 + 4 * kh + 0.8, 6 * kw - 1.6, kh - 1.6, '#24272d', 2)
  block(ctx, w * 0.34, h * 0.67, w * 0.32, h * 0.27, '#a3a9b2', 4)
  frame(ctx, w * 0.34, h * 0.67, w * 0.32, h * 0.27, '#868c95', 0.8, 4)
}

const phone: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#15171c', 8)
  const glow = ctx.createLinearGradient(0, 0, w, h)
  glow.addColorStop(0, '#2b4a78')
  glow.addColorStop(0.55, '#7a4c8f')
  glow.addColorStop(1, '#d98a5b')
  ctx.beginPath()
  ctx.roundRect(3, 3, w - 6, h - 6, 7)
  ctx.fillStyle = glow
  ctx.fill()
  block(ctx, w / 2 - 8, 6, 16, 4, '#0b0c0f', 2)
  const side = (w - 24) / 4
  for (let n = 0; n < 8; n++) {
    const [x, y] = [8 + (n % 4) * (side + 2.6), h * 0.6 + Math.floor(n / 4) * (side + 5)]
    block(ctx, x, y, side, side, ['#f3f0e8', '#e9b949', '#7fc4a3', '#dd6b55'][(n * 3) % 4] as string, 3)
  }
}

const mouse: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#3a3d44')
  block(ctx, w / 2 - 0.6, 0, 1.2, h * 0.4, '#1b1d21')
  block(ctx, 0, h * 0.4, w, 1.2, '#1b1d21')
  block(ctx, w / 2 - 3.5, h * 0.12, 7, h * 0.18, '#8f959f', 3)
  for (let n = 0; n < 5; n++) block(ctx, w / 2 - 3.5, h * 0.135 + n * h * 0.034, 7, 1, '#5c626c')
}

const remote: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#26282d', 7)
  spot(ctx, w * 0.25, h * 0.07, 4.5, '#d8402f')
  for (let row = 0; row < 4; row++) for (let column = 0; column < 3; column++) spot(ctx, w * (0.25 + 0.25 * column), h * (0.17 + 0.075 * row), 3.8, '#d7d3c8')
  ctx.beginPath()
  ctx.arc(w / 2, h * 0.58, w * 0.3, 0, 2 * Math.PI)
  ctx.lineWidth = 5
  ctx.strokeStyle = '#6f757f'
  ctx.stroke()
  spot(ctx, w / 2, h * 0.58, w * 0.13, '#d7d3c8')
  for (const [n, colour] of ['#c8402f', '#4f9d4b', '#e0b73c', '#3f76c0'].entries()) block(ctx, w * (0.12 + 0.2 * n), h * 0.76, w * 0.15, 4, colour, 2)
  for (const side of [0.3, 0.7]) block(ctx, w * side - 4, h * 0.83, 8, h * 0.1, '#8f959f', 4)
}

/** Point upwards: lead, bare wood, paint, brass, rubber. */
const pencil: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#e6b422')
  block(ctx, 0, 0, w * 0.34, h, '#c2911a')
  block(ctx, w * 0.68, 0, w * 0.32, h, '#f3cf5d')
  block(ctx, 0, 0, w, h * 0.115, '#e2bd8c')
  block(ctx, 0, 0, w, h * 0.045, '#33302c')
  block(ctx, 0, h * 0.88, w, h * 0.06, '#b9bec6')
  block(ctx, 0, h * 0.94, w, h * 0.06, '#d9807a')
}

const ruler: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#dfb877')
  for (let mm = 4; mm < h - 3; mm++) block(ctx, 0, mm, w * (mm % 10 === 4 ? 0.42 : mm % 5 === 4 ? 0.3 : 0.2), 0.35, '#4a3216')
  spot(ctx, w * 0.68, h - 8, 3, '#7a5626')
}

const eraser: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#f0ece4')
  block(ctx, 0, h * 0.3, w, h * 0.7, '#2f6aa8')
  block(ctx, 0, h * 0.42, w, h * 0.1, '#f3f0e8')
}

const matchbox: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#c8372b')
  block(ctx, w * 0.08, h * 0.06, w * 0.84, h * 0.88, '#f1d9a2', 1)
  spot(ctx, w / 2, h * 0.42, w * 0.24, '#c8372b')
  block(ctx, w * 0.46, h * 0.42, w * 0.08, h * 0.4, '#7a4a22')
  spot(ctx, w / 2, h * 0.38, w * 0.1, '#f6b83c')
}

const domino: Top = (ctx, w, h) => {
  block(ctx, 0, 0, w, h, '#f3ecdc', 3)
  block(ctx, w * 0.12, h / 2 - 0.5, w * 0.76, 1, '#2b2620')
  const pips: readonly [number, number][] = [[0.27, 0.13], [0.73, 0.13], [0.5, 0.25], [0.27, 0.37], [0.73, 0.37], [0.27, 0.63], [0.73, 0.87], [0.5, 0.75]]
  for (const [x, y] of pips) spot(ctx, w * x, h * y, w * 0.085, '#2b2620')
}

export const TOPS: Readonly<Record<string, Top>> = {
  book, notebook, laptop, phone, mouse, remote, pencil, ruler, eraser, matchbox, domino,
}

const PIXELS = 4 // of a millimetre
const MOST = 1024

/** A canvas with the upper side of a thing, or null for one that has a plain one. */
export function paintTop(key: string, width: number, height: number): HTMLCanvasElement | null {
  const top = TOPS[key]
  const scale = Math.min(PIXELS, MOST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  const ctx = canvas.getContext('2d')
  if (!top || !ctx) return null
  canvas.width = Math.max(2, Math.round(width * scale))
  canvas.height = Math.max(2, Math.round(height * scale))
  ctx.scale(canvas.width / width, canvas.height / height)
  top(ctx, width, height)
  return canvas
}
