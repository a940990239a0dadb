/** Pips of a die by its face, as places in a grid of three by three (0 to 8). */
export const PIPS: readonly (readonly number[])[] = [
  [], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8],
]

/** How a cube is turned so that this face looks at you, in degrees about x and y. */
export const TURN: readonly (readonly [number, number])[] = [
  [0, 0], [0, 0], [0, -90], [-90, 0], [90, 0], [0, 90], [0, 180],
]

/** Faces of a cube as CSS transforms, in the same order; opposite faces make seven. */
export const SIDES: readonly string[] = [
  '', 'rotateY(0deg)', 'rotateY(90deg)', 'rotateX(90deg)', 'rotateX(-90deg)', 'rotateY(-90deg)', 'rotateY(180deg)',
]

/** Milliseconds that one die rolls, and by how much each next one starts later. */
export const ROLL = 720
export const LATER = 70
