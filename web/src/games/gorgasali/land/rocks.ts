/** Mountains: peaks with a bright and a dark flank, snow on the higher ones, rubble at the foot. */
import { type Board, MOUNTAIN, terrainAt, xOf, yOf } from '../map'
import { noise, sway } from './noise'
import { n, oval, U } from './outline'

export interface Range { shade: string; bright: string; dark: string; snow: string; snowShade: string; cracks: string }

interface Peak { x: number; y: number; half: number; high: number; salt: number; gx: number; gy: number }

/** A mountain square has a main peak and a smaller one beside it; inside a range they stand higher. */
function peaksOf(board: Board, square: number): Peak[] {
  const [x, y] = [xOf(board, square), yOf(board, square)]
  const around = [[0, -1], [1, 0], [0, 1], [-1, 0]].filter(([dx, dy]) => terrainAt(board, x + (dx as number), y + (dy as number)) === MOUNTAIN).length
  const high = 15 + around * 1.6 + noise(x, y, 81) * 3
  const side = noise(x, y, 82) > 0.5 ? 1 : -1
  const main = { x: (x + 0.5) * U - side * 2.4 + sway(x, y, 83), y: (y + 0.9) * U, half: 8.6 + noise(x, y, 84) * 1.6, high, salt: 0, gx: x, gy: y }
  const small = { x: (x + 0.5) * U + side * 5.6, y: (y + 0.97) * U, half: 5.2 + noise(x, y, 85), high: high * 0.52, salt: 3, gx: x, gy: y }
  return [main, small]
}

export function ranges(board: Board): Range[] {
  const bands: Range[] = Array.from({ length: board.height * 2 + 2 }, () => ({ shade: '', bright: '', dark: '', snow: '', snowShade: '', cracks: '' }))
  board.terrain.forEach((terrain, square) => {
    if (terrain !== MOUNTAIN) return
    for (const peak of peaksOf(board, square)) {
      const band = bands[Math.min(bands.length - 1, Math.floor((peak.y / U) * 2))]
      if (band) draw(band, peak)
    }
  })
  return bands
}

function draw(into: Range, { x, y, half, high, salt, gx, gy }: Peak): void {
  const tip = y - high
  const bend = (at: number, much: number): number => sway(gx, gy, 90 + salt + at) * much
  const ridge = [[x + 1.2 + bend(1, 1.4), tip + high * 0.34], [x - 0.6 + bend(2, 1.8), tip + high * 0.66], [x + 1 + bend(3, 2), y]] as const
  const down = ridge.map(([rx, ry]) => `L${n(rx)} ${n(ry)}`).join('')
  const [lx, ly] = [x - half * 0.55 + bend(4, 1), tip + high * 0.52]
  const [rx, ry] = [x + half * 0.5 + bend(5, 1), tip + high * 0.46]
  into.shade += oval(x + half * 0.45, y - 0.4, half * 1.25, 2.8)
  into.bright += `M${n(x)} ${n(tip)}${down}L${n(x - half)} ${n(y + 0.6)}L${n(lx)} ${n(ly)}Z`
  into.dark += `M${n(x)} ${n(tip)}${down}L${n(x + half)} ${n(y + 0.4)}L${n(rx)} ${n(ry)}Z`
  into.cracks += `M${n(lx + 1.2)} ${n(ly + 1)}l${n(1.4 + bend(6, 0.6))} ${n(high * 0.2)}M${n(x - half * 0.3)} ${n(y - high * 0.2)}l-1.2 ${n(high * 0.15)}`
  if (high < 12) return
  const cap = 0.3 + noise(gx, gy, 97) * 0.08
  const [ax, bx] = [x - half * 0.55 * (cap / 0.52), x + half * 0.5 * (cap / 0.46)]
  const low = tip + high * cap
  into.snow += `M${n(x)} ${n(tip)}L${n(ax)} ${n(low)}l1.3-1 .9 1.7 1.2-1.5${`L${n(x + 1)} ${n(low + 0.8)}`}Z`
  into.snowShade += `M${n(x)} ${n(tip)}L${n(x + 1)} ${n(low + 0.8)}l.9-1.2 .8 1.1L${n(bx)} ${n(low)}Z`
}
