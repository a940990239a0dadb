import { describe, expect, it } from 'vitest'
import type { Actions } from '../wire'
import { formsOf, meant, squaresOf, turned } from './covers'
import { boardFrom, lines, seatAt, viewOf } from './ground'

const board = boardFrom(Array.from({ length: 9 }, () => '.........'))
const barrier = viewOf([seatAt(0, 40)], { pending: { ...viewOf([]).pending, banner: 0 } })

describe('a Barrier', () => {
  it('covers five squares from the corner of its box', () => {
    expect(squaresOf(board, barrier, lines, { t: 'cover', square: 10, form: 1 })).toEqual([10, 19, 28, 37, 46])
  })

  it('of the table’s own shape is turned as the server turns it', () => {
    expect(turned([[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]]).length).toBe(4)
    expect(turned([[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]])).toEqual(lines.shapes[0]?.forms)
    const own = viewOf([], { settings: { barrierShape: '0,0 1,0 0,1 1,1 2,0' } })
    expect(formsOf(own, lines)[0]).toEqual([[0, 0], [0, 1], [1, 0], [1, 1], [2, 0]])
  })

  it('is meant where its middle is nearest, turned as wished', () => {
    const of = (square: number, form: number) => {
      const cover: Actions.Cover = { t: 'cover', square, form }
      return { cover, squares: squaresOf(board, barrier, lines, cover) }
    }
    const all = [of(9, 0), of(10, 0), of(11, 0), of(13, 1)]
    expect(meant(board, all, 13, 0)?.cover).toEqual({ t: 'cover', square: 11, form: 0 })
    expect(meant(board, all, 13, 1)?.cover).toEqual({ t: 'cover', square: 13, form: 1 })
    expect(meant(board, all, 9, 1)?.cover).toEqual({ t: 'cover', square: 9, form: 0 })
    expect(meant(board, all, 80, 0)).toBeUndefined()
  })

  it('and any other banner covers the square alone', () => {
    const ball = viewOf([], { pending: { ...viewOf([]).pending, banner: 1 } })
    expect(squaresOf(board, ball, lines, { t: 'cover', square: 10, form: 0 })).toEqual([10])
  })
})
