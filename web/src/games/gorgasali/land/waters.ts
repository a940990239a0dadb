/** Ripples on the water, reeds on its shore. */
import { type Board, PLAIN, terrainAt, WATER, xOf, yOf } from '../map'
import { noise } from './noise'
import { n, U } from './outline'

export function ripples(board: Board): { waves: string; glints: string; reeds: string } {
  let [waves, glints, reeds] = ['', '', '']
  board.terrain.forEach((terrain, square) => {
    if (terrain !== WATER) return
    const [x, y] = [xOf(board, square), yOf(board, square)]
    for (let row = 0; row < 3; row++) {
      const [wx, wy] = [(x + 0.14 + noise(x, y, 100 + row) * 0.36) * U, (y + 0.24 + row * 0.27) * U]
      const wave = `M${n(wx)} ${n(wy)}q1.6-1.7 3.2 0t3.2 0`
      if (row % 2) glints += wave
      else waves += wave
    }
    if (terrainAt(board, x, y + 1) === PLAIN && noise(x, y, 104) > 0.4) {
      const [rx, ry] = [(x + 0.2 + noise(x, y, 105) * 0.5) * U, (y + 1.05) * U]
      reeds += `M${n(rx)} ${n(ry)}q.3-3-.8-5.5m2 5.7v-7m1.7 6.8q.1-3 1.3-5`
    }
  })
  return { waves, glints, reeds }
}
