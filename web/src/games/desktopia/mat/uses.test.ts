import { describe, expect, it } from 'vitest'
import { group, pictured } from '../group'
import { askOf, campOf, diskAt, tableOf, viewOf } from '../ground'
import { kindOfDisk, nameOf } from '../facts'
import type { Action } from '../wire'
import { artifactsOf, askedOf, cardsOf, linesOf, usesOf } from './uses'

const [HERO, FIGHTER, FLAME_DISK] = [0, 7, 27] as const
const view = viewOf([diskAt(HERO, 100, 100, { kind: 5 }), diskAt(FIGHTER, 200, 100, { kind: 9 }), diskAt(8, 300, 100, { kind: 9 })], {
  camps: [campOf(0, { cards: [9, 5, 21], fallen: [9, 8] }), campOf(1)],
})

describe('a card', () => {
  it('offers what its disks can do, but the flick', () => {
    const shots: Action[] = [{ t: 'shoot', disk: FIGHTER, missile: 27 }, { t: 'shoot', disk: 8, missile: 27 }]
    const table = tableOf(view, askOf({ kind: 'aim', disks: [HERO, FIGHTER, 8], actions: shots }))
    expect(linesOf(usesOf(table, 0, 9)).map((line) => line.map((one) => one.disk))).toEqual([[FIGHTER, 8]])
    expect(usesOf(table, 0, 5)).toEqual([])
    expect(usesOf(table, 1, 9)).toEqual([])
  })

  it('lies with the others, artifacts apart', () => {
    const camp = view.camps[0]!
    expect([cardsOf(tableOf(view, null), camp), artifactsOf(tableOf(view, null), 0)]).toEqual([[5, 9], []])
    const held = viewOf([diskAt(2, 100, 100, { kind: 21, seat: -1 }), diskAt(HERO, 100, 100, { kind: 5, on: 2 })])
    expect([0, 1].map((seat) => artifactsOf(tableOf(held, null), seat))).toEqual([[21], []])
    const use: Action = { t: 'artifact', disk: 2, effect: 0 }
    expect(usesOf(tableOf(held, askOf({ actions: [use] })), 0, 21).map((one) => one.verb.actions)).toEqual([[use]])
  })
})

describe('what is asked beside the table', () => {
  it('is players, cards, and disks that are not on it', () => {
    const actions: Action[] = [{ t: 'seat', seat: 1 }, { t: 'choose', disk: HERO }, { t: 'choose', disk: 9 }, { t: 'stop' }]
    const asked = askedOf(tableOf(view, askOf({ actions })), 0)
    expect(asked.map((one) => [one.action, one.kind])).toEqual([[actions[0], -1], [actions[2], 8]])
  })

  it('leaves rituals of the hand to the hand', () => {
    const table = tableOf(view, askOf({ actions: [{ t: 'ritual', ritual: 2 }, { t: 'keep' }] }))
    expect(askedOf(table, 0).map((one) => one.action.t)).toEqual(['keep'])
  })
})

describe('disks', () => {
  it('of the reserve show what they showed when they died, missiles always the same', () => {
    const table = tableOf(view, null)
    expect([kindOfDisk(table, FIGHTER, 0), kindOfDisk(table, 9, 0)]).toEqual([9, 8])
    const [first, second] = table.catalogue.missiles
    Object.assign(first!, { copies: 4 })
    Object.assign(second!, { copies: 1 })
    expect([kindOfDisk(table, FLAME_DISK, 0), kindOfDisk(table, FLAME_DISK + 4, 0)]).toEqual([24, 25])
  })

  it('of a kind are numbered', () => {
    expect([nameOf(tableOf(view, null), FIGHTER), nameOf(tableOf(view, null), 8), nameOf(tableOf(view, null), HERO)]).toEqual(['kind-9 1', 'kind-9 2', 'kind-5'])
  })
})

describe('the list of choices', () => {
  it('has what acts before what ends', () => {
    expect(['shoot', 'cast', 'ritual', 'choose', 'stop'].map((t) => group({ t }))).toEqual(['shoot', 'ability', 'card', 'other', 'end'])
  })

  it('folds what begins at a disk or is a place', () => {
    const table = tableOf(view, null)
    const shown = (action: Action): boolean => pictured({ ...action }, table)
    expect(shown({ t: 'choose', disk: HERO })).toBe(true)
    expect(shown({ t: 'choose', disk: 9 })).toBe(false)
    expect(shown({ t: 'place', disk: 9, x: 0, y: 0, ux: 0, uy: 1 })).toBe(true)
    expect(shown({ t: 'stop' })).toBe(false)
  })
})
