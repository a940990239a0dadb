import { describe, expect, it } from 'vitest'
import type { Prospect } from '../wire'
import { group } from './group'
import { sayProspect, shareOf } from './prospects'
import { chest, dealOf, mine, theirs, toggle } from './trade'

const prospect = (over: Partial<Prospect>): Prospect => ({
  choice: 0, target: 1, hits: 1, skill: 0, kills: 0, mean: 0, heals: 0, roll: 0, dice: 2, damage: [], numbers: [], ...over,
})

describe('bars of odds', () => {
  it('have the tallest at the full height and none too small to see', () => {
    const bars = shareOf(prospect({ damage: [{ amount: 0, chance: 0.75 }, { amount: 40, chance: 0.24 }, { amount: 60, chance: 0.01 }] }))
    expect(bars.map((bar) => [bar.amount, bar.height])).toEqual([[0, 100], [40, 32], [60, 6]])
  })

  it('join what would be too narrow, and lose no chance', () => {
    const damage = Array.from({ length: 40 }, (_, amount) => ({ amount, chance: 1 / 40 }))
    const bars = shareOf(prospect({ damage }))
    expect(bars.length).toBeLessThanOrEqual(16)
    expect(bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1)
  })

  it('mark what kills', () => {
    const bars = shareOf(prospect({ kills: 0.5, damage: [{ amount: 10, chance: 0.5 }, { amount: 20, chance: 0.5 }] }))
    expect(bars.map((bar) => bar.kills)).toEqual([false, true])
  })
})

describe('odds in words', () => {
  const said = (key: string): string => sayProspect(
    {
      ask: { seat: 0, menu: { actions: [{ t: 'throw', slot: 0, target: 1 }] } }, view: { seats: [{ mat: [0] }] }, names: ['A', 'B'],
      catalogue: { cards: [{ key }] }, t: (id: string, args: object) => `${id} ${JSON.stringify(args)}`,
    } as unknown as Parameters<typeof sayProspect>[0],
    prospect({ roll: 4, dice: 1, hits: 1 / 6, mean: 10, damage: [{ amount: 0, chance: 5 / 6 }, { amount: 60, chance: 1 / 6 }] }),
  )

  it('tell a face that must be met from a total that must be reached', () => {
    expect(said('magic_spear')).toContain('mat-odds-exact')
    expect(said('flame_bulb')).toContain('mat-odds-roll')
    expect(said('flame_bulb')).toContain('"hits":17')
  })
})

describe('choices', () => {
  it('stand under the heading of their kind', () => {
    expect(['roll', 'shoot', 'drink', 'ability', 'accept', 'pick', 'end', 'unheard'].map((t) => group({ t })))
      .toEqual(['walk', 'shoot', 'card', 'ability', 'trade', 'other', 'end', 'other'])
  })
})

describe('a trade', () => {
  it('numbers its things as the menu does', () => {
    expect([mine(3), theirs(3), chest(1, false), chest(0, true)]).toEqual([3, 203, 101, 300])
    expect(toggle(toggle([4], 2), 4)).toEqual([2])
  })

  it('turns round for the one who is asked', () => {
    expect(dealOf([[1], [2, 3], 0, 1], false)).toEqual({ give: [2, 3], take: [1], giveChests: 1, takeChests: 0 })
  })
})
