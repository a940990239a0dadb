import { describe, expect, it } from 'vitest'
import type { Played } from '../wire'
import { joined, placeOf, ratingsOver, recordOf } from './past'

const played = (table: string, places: number[], seat = 0, change = 0, reason = 'last_standing'): Played => ({
  table, game: 'gorgasali', ended: 1, seat, change, names: places.map(String),
  ending: { places, scores: places.map(() => 0), reason, rating: [] },
})

describe('a list of finished games', () => {
  it('counts places, and leaves aborted games out', () => {
    const games = [played('a', [1, 2]), played('b', [2, 1]), played('c', [4, 1, 2, 3]), played('d', [], 0, 0, 'aborted')]
    expect(recordOf(games)).toEqual({ games: 3, won: 1, places: [1, 1, 0, 1] })
    expect(placeOf(games[3] as Played)).toBe(0)
  })

  it('tells the rating back from what it is now', () => {
    const games = [played('new', [1, 2], 0, 12), played('unrated', [1, 2]), played('old', [2, 1], 0, -5)]
    const rating = { game: 'gorgasali', rating: 1507, sure: 80, games: 9 }
    expect(ratingsOver(games, rating)).toEqual([1500, 1495, 1507])
    expect(ratingsOver([], rating)).toEqual([])
  })

  it('joins pages without repeating a game', () => {
    const page = [played('a', [1]), played('b', [1])]
    expect(joined(page, [played('b', [1]), played('c', [1])]).map((game) => game.table)).toEqual(['a', 'b', 'c'])
  })
})
