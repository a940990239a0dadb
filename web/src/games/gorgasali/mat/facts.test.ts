import { describe, expect, it } from 'vitest'
import type { Catalogue, SeatView, View } from '../wire'
import { isChanged, move, start } from './arrange'
import { armourOf, cardsOn, mayReturn, nextZone, placesOf, powerOf, stageOf } from './facts'

const card = (kind: number, category: string, blocks = 0) => ({ kind, key: `k${kind}`, name: `K${kind}`, category, group: '', blocks })
const catalogue = {
  cards: [card(0, 'weapon'), card(1, 'helmet', 10), card(2, 'body', 20), card(3, 'consumable')],
  characters: [{ number: 0, key: 'armazi' }, { number: 1, key: 'ebue' }, {}, {}, {}, { number: 5, key: 'octor' }],
  mats: [{ key: 'standard', name: '', slots: ['weapon', 'helmet', 'body', 'consumable'], active: 3 }],
} as unknown as Catalogue

const figure = (over: Partial<SeatView>): SeatView => ({ seat: 0, character: 0, ability: -1, lent: false, mat: [0, 1, -1, -2], spent: [0], ...over }) as SeatView
const view = (over: Partial<View>): View =>
  ({ settings: { matLayout: 'standard' }, seats: [figure({})], round: 3, level: 0, stage: 'TurnFrame', turn: { moment: 'open' }, ...over }) as View

describe('what the mats show', () => {
  it('tells what lies in each slot, and what these eyes may not see', () => {
    const places = placesOf(view({}), catalogue, 0)
    expect(places.map((place) => [place.category, place.card?.key ?? place.kind, place.spent, place.active])).toEqual([
      ['weapon', 'k0', true, true], ['helmet', 'k1', false, true], ['body', -1, false, true], ['consumable', -2, false, false],
    ])
    expect(armourOf(places)).toBe(10)
    expect(cardsOn(places)).toBe(3)
  })

  it('knows whose ability a figure can use', () => {
    expect(powerOf(figure({}), catalogue)?.key).toBe('armazi')
    expect(powerOf(figure({ lent: true }), catalogue)).toBeUndefined()
    expect(powerOf(figure({ character: 5 }), catalogue)).toBeUndefined()
    expect(powerOf(figure({ character: 5, ability: 1 }), catalogue)?.key).toBe('ebue')
  })

  it('knows who can be brought back', () => {
    const fallen = figure({ alive: false, grave: 7, team: 1 })
    expect(mayReturn(view({ seats: [fallen, figure({ alive: true, team: 1 })] }), fallen)).toBe(true)
    expect(mayReturn(view({ seats: [fallen, figure({ alive: true, team: 0 })] }), fallen)).toBe(false)
    expect(mayReturn(view({ seats: [figure({ alive: true, team: 1 })] }), figure({ alive: false, grave: -1, team: 1 }))).toBe(false)
  })

  it('counts the rounds to the next zone until none is left', () => {
    expect(nextZone(view({}))).toEqual({ zone: 1, round: 6, rounds: 3 })
    expect(nextZone(view({ level: 1, round: 10 }))).toEqual({ zone: 2, round: 11, rounds: 1 })
    expect(nextZone(view({ level: 3, round: 17 }))).toBeNull()
    expect(nextZone(view({ level: 3, round: 17, settings: { finalCollapse: true } }))).toEqual({ zone: 4, round: 21, rounds: 4 })
    expect(nextZone(view({ settings: { zonePeriod: 3 } }))).toEqual({ zone: 1, round: 4, rounds: 1 })
  })

  it('says where the turn stands', () => {
    expect(stageOf(view({ stage: 'SetUp' }))).toBe('pick')
    expect(stageOf(view({}))).toBe('open')
    expect(stageOf(view({ turn: { moment: 'after' } as View['turn'] }))).toBe('walk')
    expect(stageOf(view({ stage: 'Collect' }))).toBe('loot')
    expect(stageOf(view({ stage: 'Collect', result: { places: [1], scores: [1], reason: '' } }))).toBe('over')
  })
})

describe('an arrangement of the backpack', () => {
  it('exchanges two slots and knows whether anything changed', () => {
    const before = start(1, 4)
    const after = move(before, 1, 3)
    expect(after.slots).toEqual([0, 3, 2, 1])
    expect(isChanged(before)).toBe(false)
    expect(isChanged(after)).toBe(true)
    expect(isChanged(move(after, 1, 3))).toBe(false)
  })
})
