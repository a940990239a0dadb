/** What can be told from a list of finished games. */
import type { Played, Rating } from '../wire'

export interface Record {
  readonly games: number
  readonly won: number
  /** How often one came first, second, third, or later. */
  readonly places: readonly [number, number, number, number]
}

/** An aborted game has no places and counts for nothing. */
const finished = (game: Played): boolean => game.ending.reason !== 'aborted' && game.ending.places.length > 0

export const placeOf = (game: Played): number => (finished(game) ? (game.ending.places[game.seat] ?? 0) : 0)

export function recordOf(played: readonly Played[]): Record {
  const places: [number, number, number, number] = [0, 0, 0, 0]
  const counted = played.filter(finished)
  for (const game of counted) {
    const at = Math.min(Math.max(placeOf(game), 1), 4) - 1
    places[at] = (places[at] ?? 0) + 1
  }
  return { games: counted.length, won: places[0], places }
}

/** The rating after each rated game of the list, the oldest first, told back from what it is now; it begins with what
 *  it was before the first of them. Empty without rated games. */
export function ratingsOver(played: readonly Played[], rating: Rating): number[] {
  const changes = played.filter((game) => game.game === rating.game && game.change !== 0).map((game) => game.change)
  if (changes.length === 0) return []
  const back = [rating.rating]
  for (const change of changes) back.push((back.at(-1) ?? 0) - change)
  return back.reverse()
}

/** The list with a page of older games at its end; what is there twice counts once. */
export function joined(before: readonly Played[], older: readonly Played[]): Played[] {
  const key = (game: Played) => `${game.table}:${game.seat}`
  const known = new Set(before.map(key))
  return [...before, ...older.filter((game) => !known.has(key(game)))]
}
