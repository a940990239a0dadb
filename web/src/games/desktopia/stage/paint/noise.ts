/** Smooth chance: the same picture on every machine. */

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Between 0 and 1, smooth from one whole place to the next. */
export function noise(x: number, y: number, seed: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - ix, y - iy]
  const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
  const upper = lattice(ix, iy, seed) * (1 - sx) + lattice(ix + 1, iy, seed) * sx
  const lower = lattice(ix, iy + 1, seed) * (1 - sx) + lattice(ix + 1, iy + 1, seed) * sx
  return upper * (1 - sy) + lower * sy
}

/** One whole number for each seed, as even as dice. */
export const dice = (n: number, seed: number): number => lattice(n, 7 * n + 1, seed)
