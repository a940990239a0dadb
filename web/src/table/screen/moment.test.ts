import { describe, expect, it } from 'vitest'
import { entriesIn, eyesIn, momentAddress } from './moment'
import { faster } from './replayKeys'

describe('the address of a moment', () => {
  it('says what it was made of', () => {
    const url = new URL(momentAddress('a b', 3, 120), 'http://x')
    expect([url.pathname, eyesIn(url.searchParams), entriesIn(url.hash.slice(1))]).toEqual(['/t/a%20b/replay', 3, 120])
    expect(momentAddress('x', null, 0)).toBe('/t/x/replay')
  })
  it('takes nonsense for nothing', () => {
    expect([eyesIn(new URLSearchParams('eyes=all')), entriesIn('top'), entriesIn('-3')]).toEqual([null, undefined, undefined])
  })
})

describe('speeds', () => {
  it('go step by step and stop at the ends', () => expect([faster(1, 1), faster(8, 1), faster(0.5, -1)]).toEqual([2, 8, 0.5]))
})
