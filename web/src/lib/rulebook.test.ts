import { describe, expect, it } from 'vitest'
import type { RuleInfo } from '../wire'
import { named, pieces, search, sectionsOf, stem } from './rulebook'

const rule = (id: string, section: string, title: string, text: string): RuleInfo => ({ id, section, title, text })
const BOOK = [
  rule('GO-7.1', '7', 'Movement', 'Roll two dice and walk.'),
  rule('GO-7.13', '7', 'Movement', 'A Barrier stops you, see GO-9.2.'),
  rule('GO-9.2', '9', 'Хождение', 'Ёлки и сундуки мешают, барьер останавливает.'),
]

describe('the rulebook', () => {
  it('stands in sections, in its order', () => {
    expect(sectionsOf(BOOK).map(({ number, rules }) => [number, rules.length])).toEqual([['7', 2], ['9', 1]])
  })

  it('is found by number, however it is written', () => {
    for (const word of ['GO-7.13', 'go-7.13', ' 7.13 ']) expect(named(BOOK, word)?.id).toBe('GO-7.13')
    expect(search(BOOK, '7.13').map(({ id }) => id)).toEqual(['GO-7.13'])
  })

  it('is found by words, whatever their endings', () => {
    expect(search(BOOK, 'walking dice').map(({ id }) => id)).toEqual([])
    expect(search(BOOK, 'walks movement').map(({ id }) => id)).toEqual(['GO-7.1'])
    expect(search(BOOK, 'сундуков').map(({ id }) => id)).toEqual(['GO-9.2'])
    expect(search(BOOK, 'елки').map(({ id }) => id)).toEqual(['GO-9.2'])
    expect(search(BOOK, '  ')).toEqual(BOOK)
    expect(stem('сундуков')).toBe('сундук')
  })

  it('sets references and found words apart', () => {
    expect(pieces('A Barrier stops you, see GO-9.2.', 'barriers')).toEqual([
      { text: 'A ', kind: 'plain' }, { text: 'Barrier', kind: 'found' }, { text: ' stops you, see ', kind: 'plain' },
      { text: 'GO-9.2', kind: 'rule' }, { text: '.', kind: 'plain' },
    ])
  })
})
