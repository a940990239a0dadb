import { describe, expect, it } from 'vitest'
import { boardFrom, viewOf } from './ground'
import { blockers, crosses, rangeOf } from './sight'

// The Great Tree on 12 to 14 in both directions, as in the worked example GO-X55.
const rows = Array.from({ length: 20 }, (_, y) => Array.from({ length: 20 },
  (_, x) => (x > 11 && x < 15 && y > 11 && y < 15 ? 'T' : '.')).join(''))
const board = boardFrom(rows)
const at = (x: number, y: number) => y * 20 + x
const free = (a: readonly [number, number], b: readonly [number, number]) => blockers(board, viewOf([]), at(...a),
  at(...b)).length === 0

describe('the line between two squares', () => {
  it('is blocked by the inside of the Great Tree alone (GO-X55)', () => {
    expect(free([11, 13], [15, 13])).toBe(false)
    expect(free([11, 11], [13, 11])).toBe(true)
    expect(free([11, 12], [12, 11])).toBe(true)
    expect(free([11, 12], [13, 11])).toBe(false)
    expect(free([11, 10], [16, 12])).toBe(true)
    expect(free([11, 11], [15, 12])).toBe(false)
    expect(free([10, 12], [13, 11])).toBe(true)
  })

  it('is the same from both ends, and the nearest obstacle comes first', () => {
    expect(crosses(board, at(11, 12), at(13, 11), at(12, 12))).toBe(crosses(board, at(13, 11), at(11, 12), at(12, 12)))
    expect(blockers(board, viewOf([]), at(16, 13), at(10, 13))[0]).toBe(at(14, 13))
  })

  it('is blocked by Barriers', () => {
    const view = viewOf([], { banners: [{ kind: 0, owner: 1, placed: 1,
      squares: [at(5, 3), at(5, 4), at(5, 5), at(5, 6), at(5, 7)] }] })
    expect(blockers(board, view, at(3, 5), at(6, 5))).toEqual([at(5, 5)])
    expect(blockers(board, view, at(4, 2), at(6, 2))).toEqual([])
  })

  it('is as long as the table counts (GO-X58)', () => {
    expect([at(2, 1), at(3, 3), at(1, 1)].map((to) => rangeOf(board, viewOf([]), at(0, 0), to))).toEqual([2, 3, 1])
    expect(rangeOf(board, viewOf([], { settings: { rangeMetric: 'orthogonal' } }), at(0, 0), at(3, 3))).toBe(6)
  })
})
