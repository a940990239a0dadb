/** The top of the table: planks of oiled wood with their grain, seams and joints, made when it is first needed. */
import type { Tone } from '../frame'
import { dice, noise } from './noise'

export const WOOD_SIZE = 1024
const PLANKS = 7

type Rgb = readonly [number, number, number]
const LIGHT: readonly [Rgb, Rgb] = [[216, 172, 118], [165, 115, 66]]
const DARK: readonly [Rgb, Rgb] = [[116, 78, 50], [66, 41, 25]]

/** For high contrast. */
const PLAIN = { white: '#e9dfcc', black: '#14100c' } as const

const made = new Map<Tone, HTMLCanvasElement>()

/** How dark the grain is at a point of a plank, 0 to 1. */
function grain(x: number, y: number, plank: number): number {
  const shift = 900 * dice(plank, 3)
  const bend = 26 * noise((x + shift) * 0.0045, y * 0.018, 11)
  const rings = 0.5 + 0.5 * Math.sin((y + bend) * (0.2 + 0.16 * dice(plank, 4)) + 5 * dice(plank, 5))
  const fibres = noise((x + shift) * 0.02, y * 0.85, 12)
  const pores = noise((x + shift) * 0.06, y * 1.7, 13)
  return 0.4 * rings * noise((x + shift) * 0.006, y * 0.04, 14) + 0.34 * fibres + (pores > 0.8 ? 0.26 : 0.1)
}

/** Seams between planks, and where two boards of a plank meet. */
function seam(x: number, y: number, plank: number): number {
  const height = WOOD_SIZE / PLANKS
  const within = y - plank * height
  const side = Math.min(within, height - within)
  const joint = Math.abs(((x + WOOD_SIZE * dice(plank, 21)) % (WOOD_SIZE * 0.86)) - WOOD_SIZE * 0.43)
  return Math.max(side < 1.2 ? 0.6 : side < 2.6 ? 0.18 : 0, joint < 1.1 ? 0.55 : 0)
}

function pixels(image: ImageData, [light, deep]: readonly [Rgb, Rgb]): void {
  for (let y = 0, n = 0; y < WOOD_SIZE; y++) {
    const plank = Math.min(PLANKS - 1, Math.floor((y * PLANKS) / WOOD_SIZE))
    const tint = 0.9 + 0.17 * dice(plank, 2)
    for (let x = 0; x < WOOD_SIZE; x++, n += 4) {
      const dark = grain(x, y, plank)
      const shade = tint * (1 - seam(x, y, plank))
      for (let c = 0; c < 3; c++) image.data[n + c] = shade * ((light[c] ?? 0) * (1 - dark) + (deep[c] ?? 0) * dark)
      image.data[n + 3] = 255
    }
  }
}

export function wood(tone: Tone): HTMLCanvasElement {
  const known = made.get(tone)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = WOOD_SIZE
  const ctx = canvas.getContext('2d')
  if (ctx && (tone === 'white' || tone === 'black')) {
    ctx.fillStyle = PLAIN[tone]
    ctx.fillRect(0, 0, WOOD_SIZE, WOOD_SIZE)
  } else if (ctx) {
    const image = ctx.createImageData(WOOD_SIZE, WOOD_SIZE)
    pixels(image, tone === 'dark' ? DARK : LIGHT)
    ctx.putImageData(image, 0, 0)
  }
  made.set(tone, canvas)
  return canvas
}
