import { describe, expect, it } from 'vitest'
import { inLine, partsOf, seatParts, wordsOf } from './tree'

const view = { round: 2, deckSize: 18, players: [{ hand: [1, 2], here: true }, { hand: [], here: false }] }

describe('a view as text', () => {
  it('is headed by names where there is one record for each seat', () => {
    expect(partsOf(view, '', ['Ann', 'Ben'])).toEqual([
      { title: '', lines: ['round: 2', 'deck size: 18'] },
      { title: 'Ann', lines: ['hand: 1, 2', 'here: ✓'] },
      { title: 'Ben', lines: ['hand: –', 'here: ✗'] },
    ])
  })
  it('can be told for one seat', () => {
    expect(seatParts(view, 1, ['Ann', 'Ben'])).toEqual([{ title: 'Ben', lines: ['hand: –', 'here: ✗'] }])
    expect(seatParts(null, 0, [])).toEqual([])
  })
  it('takes anything', () => {
    expect([inLine(null), inLine({ a: [1, { bC: 2 }] }), wordsOf('hand_size')]).toEqual(['–', '(a 1, (b c 2))', 'hand size'])
    expect(partsOf('x', 't')).toEqual([{ title: 't', lines: ['x'] }])
  })
})
