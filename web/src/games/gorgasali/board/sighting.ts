/** From a pixel to a place, and from what is asked to a part of the board. */
import { U } from '../land/outline'
import type { Camera } from './camera.svelte'
import { type Box, boxOf, centreOf, type Spot, squareAt } from './geometry'
import { type Hand, NOWHERE, type Place } from './hand.svelte'
import type { Stage } from './stage.svelte'

/** So many pixels around a finger count as touched. */
const [FIGURE, SQUARE] = [22, 24]

/** What is drawn at a pixel of the viewport; `wide` also takes what is near, for fingers. */
export function placeAt(hand: Hand, stage: Stage, camera: Camera, pixel: Spot, wide: boolean): Place {
  const { board, offered, table: { view } } = hand
  const spot = camera.toBoard(pixel.x, pixel.y)
  const away = (of: Spot | null) => (of ? Math.hypot(of.x - spot.x, of.y - 2 - spot.y) : Infinity)
  const nearest = <T>(all: readonly T[], of: (one: T) => Spot | null, most: number): T | undefined =>
    all.filter((one) => away(of(one)) < most).sort((a, b) => away(of(a)) - away(of(b)))[0]
  const reach = wide ? Math.max(U * 0.6, FIGURE / camera.scale) : U * 0.6
  const found = nearest(view.seats, (one) => stage.stand(view, one.seat), reach)
  const figure = found && { square: found.square, seat: found.seat }
  const square = squareAt(board, spot.x, spot.y)
  const exact = board.terrain[square] ? square : -1
  if (figure && (exact < 0 || figure.square === exact)) return figure
  if (wide && exact >= 0 && !hand.deedsAt(hand.at(exact)).length) {
    const around = nearest([...offered.squares.keys()], (one) => centreOf(board, one), SQUARE / camera.scale)
    if (around !== undefined) return hand.at(around)
    if (figure && hand.deedsAt(figure).length) return figure
  }
  return exact >= 0 ? hand.at(exact) : NOWHERE
}

/** What has to be in sight: what can be chosen, else the surroundings of whoever acts. */
export function boxFor(hand: Hand, stage: Stage): Box | null {
  const { board, offered, table: { view } } = hand
  const squares = [...offered.squares.keys()]
  const seats = [...offered.seats.keys(), ...offered.movable]
  const asked = squares.length + seats.length > 0
  const spots = [
    ...squares.map((square) => centreOf(board, square)),
    ...seats.map((seat) => stage.stand(view, seat)),
    stage.stand(view, asked ? hand.mine : view.turn.seat),
  ].filter((spot) => spot !== null)
  // Who acted last may be gone: then whoever is left.
  if (!spots.length) spots.push(...view.seats.map((one) => stage.stand(view, one.seat)).filter((spot) => spot !== null))
  return boxOf(spots, asked ? U * 0.9 : U * 4)
}
