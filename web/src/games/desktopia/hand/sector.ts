/** Whether a finger touches the red part of a rim: whole numbers, so that the screen says what the table will judge. */

/** From one direction to another, clockwise on the screen; (1, 0) is where the disk looks. */
export type Arc = readonly [readonly [number, number], readonly [number, number]]

const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx

/** The flick goes along (dx, dy); the finger touches the rim opposite to that. The ends of an arc belong to it. */
export function isRed(dx: number, dy: number, ux: number, uy: number, sectors: readonly Arc[]): boolean {
  const [fx, fy] = [-dx * ux - dy * uy, dx * uy - dy * ux]
  return sectors.some(([start, end]) => cross(start[0], start[1], fx, fy) >= 0 && cross(fx, fy, end[0], end[1]) >= 0)
}
