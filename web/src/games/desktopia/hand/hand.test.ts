import { describe, expect, it } from 'vitest'
import { askOf, diskAt, pendingOf, tableOf, viewOf } from '../ground'
import { FLAME, MM } from '../units'
import type { Action } from '../wire'
import { openOf, offersOf, verbsOf } from './deeds'
import { Hand } from './hand.svelte'
import { nextTo, press } from './keys'

const [HERO, VETERAN, FIGHTER, TICK] = [0, 3, 7, 43] as const
const disks = [
  diskAt(HERO, 100, 500), diskAt(VETERAN, 300, 500), diskAt(FIGHTER, 300, 200), diskAt(TICK, 300, 500, { on: VETERAN, kind: 31 }),
]
const view = viewOf(disks)

const handOn = (menu: Parameters<typeof askOf>[0], pending = {}) => {
  const table = tableOf({ ...view, pending: pendingOf(pending) }, askOf(menu))
  const hand = new Hand(() => table)
  hand.letGo()
  return { hand, table }
}

const key = (name: string, more: object = {}) =>
  ({ key: name, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...more }) as KeyboardEvent

const CASTS: Action[] = [{ t: 'cast', disk: HERO, target: VETERAN }, { t: 'cast', disk: HERO, target: FIGHTER }]

describe('what is offered', () => {
  it('stands at the disk where it begins', () => {
    const shot: Action = { t: 'shoot', disk: FIGHTER, missile: 27 }
    const offers = offersOf(askOf({ kind: 'aim', disks: [HERO, FIGHTER], actions: [...CASTS, shot, { t: 'stop' }] }))
    expect(openOf(offers).sort()).toEqual([HERO, FIGHTER])
    expect(verbsOf(offers, HERO)).toEqual([{ t: 'flick', actions: [] }, { t: 'cast', actions: CASTS }])
    expect(verbsOf(offers, FIGHTER).map((one) => one.t)).toEqual(['flick', 'shoot'])
    expect(offers.rest).toEqual([{ t: 'stop' }])
  })

  it('in sets is picked disk by disk', () => {
    const sets: Action[] = [[HERO], [VETERAN], [HERO, VETERAN]].map((all) => ({ t: 'mark', disks: all }))
    expect(offersOf(askOf({ actions: sets })).pick).toEqual({ of: [HERO, VETERAN], low: 1, high: 2 })
  })
})

describe('a tap', () => {
  it('chooses at once what is asked for by name', async () => {
    const { hand, table } = handOn({ actions: [{ t: 'choose', disk: VETERAN }, { t: 'choose', disk: HERO }] })
    await hand.tap(TICK)
    expect(table.done).toEqual([{ t: 'choose', disk: VETERAN }])
  })

  it('points at the target of a verb', async () => {
    const { hand, table } = handOn({ kind: 'aim', disks: [HERO], actions: CASTS })
    await hand.tap(HERO)
    expect(hand.verbs.map((one) => one.t)).toEqual(['flick', 'cast'])
    await hand.use(hand.verbs[1]!)
    expect(hand.open).toEqual([VETERAN, FIGHTER])
    await hand.tap(FIGHTER)
    expect(table.done).toEqual([CASTS[1]])
  })

  it('elsewhere lets the verb go and does nothing', async () => {
    const { hand, table } = handOn({ kind: 'aim', disks: [HERO], actions: CASTS })
    await hand.tap(HERO)
    await hand.use(hand.verbs[1]!)
    await hand.tap(HERO)
    expect([hand.quest, table.done]).toEqual([null, []])
  })

  it('picks no more than are asked for', async () => {
    const sets: Action[] = [[HERO], [VETERAN], [HERO, VETERAN]].map((all) => ({ t: 'mark', disks: all }))
    const { hand, table } = handOn({ actions: sets })
    expect(hand.enough).toBe(false)
    await hand.tap(VETERAN)
    await hand.tap(HERO)
    expect(hand.enough).toBe(true)
    await hand.confirmPick()
    expect(table.done).toEqual([{ t: 'mark', disks: [HERO, VETERAN] }])
  })

  it('on a Flame offers whom it may go to', async () => {
    const { hand, table } = handOn({ actions: [{ t: 'move_flame', flame: TICK, target: FIGHTER }] })
    await hand.tap(VETERAN)
    expect(hand.verbs.map((one) => one.t)).toEqual(['move_flame'])
    await hand.use(hand.verbs[0]!)
    await hand.tap(FIGHTER)
    expect(table.done).toEqual([{ t: 'move_flame', flame: TICK, target: FIGHTER }])
    expect(FLAME).toBe(24)
  })
})

describe('by keys', () => {
  it('one aims, turns, pulls and flicks', async () => {
    const { hand, table } = handOn({ kind: 'aim', disks: [HERO], actions: [{ t: 'stop' }] })
    hand.startAiming(HERO)
    press(key('ArrowRight', { shiftKey: true }), hand, () => {})
    press(key('ArrowRight'), hand, () => {})
    press(key('ArrowLeft', { altKey: true }), hand, () => {})
    press(key('+'), hand, () => {})
    expect([hand.angle, hand.speed]).toEqual([expect.closeTo(10.9), 960])
    expect(hand.first).toMatchObject({ what: 'border' })
    press(key('Enter'), hand, () => {})
    expect(table.done).toEqual([{ t: 'flick', disk: HERO, dx: 18910, dy: -98196, speed: 960 }])
    expect(hand.aim).toBeNull()
  })

  it('Esc leads one step back at a time', () => {
    const { hand, table } = handOn({ kind: 'aim', disks: [HERO], actions: [{ t: 'back' }] })
    hand.startAiming(HERO)
    expect([press(key('Escape'), hand, () => {}), hand.aim, hand.chosen]).toEqual([true, null, HERO])
    press(key('Escape'), hand, () => {})
    expect([hand.chosen, table.done]).toEqual([-1, []])
    press(key('Escape'), hand, () => {})
    expect(table.done).toEqual([{ t: 'back' }])
  })

  it('arrows lead from disk to disk as the screen has them', () => {
    const { hand } = handOn({ kind: 'aim', disks: [HERO], actions: [] })
    hand.hovered = VETERAN
    expect(nextTo(hand, [0, -1])).toBe(FIGHTER)
    expect(nextTo(hand, [-1, 0])).toBe(HERO)
    hand.up = { x: 0, y: 1 } // seen from the other side
    expect([nextTo(hand, [0, 1]), nextTo(hand, [1, 0])]).toEqual([FIGHTER, HERO])
  })
})

describe('what lies in the hand', () => {
  const place = { t: 'place', disk: TICK, x: 130 * MM, y: 500 * MM, ux: 0, uy: -MM } as const
  const asked = { question: 'place_missile', disk: TICK, anchor: HERO, reach: 31 * MM }

  it('begins where it fits, follows, and stays inside the ring', async () => {
    const { hand, table } = handOn({ kind: 'spots', actions: [{ t: 'back' }, place] }, asked)
    expect([hand.held?.x, hand.fits, hand.ring]).toEqual([130, true, { disk: HERO, radius: 54 }])
    hand.hold({ x: 900, y: 500 })
    expect([hand.held?.x, hand.fits]).toEqual([expect.closeTo(153.99), true])
    hand.hold({ x: 110, y: 500 })
    expect(hand.fits).toBe(false)
    hand.hold({ x: 150, y: 500 })
    press(key('.'), hand, () => {})
    await hand.putDown()
    expect(table.done).toEqual([{ t: 'place', disk: TICK, x: 150 * MM, y: 500 * MM, ux: 258819, uy: -965926 }])
  })

  it('only turns, where that is what is asked', async () => {
    const turn: Action = { t: 'turn', ux: 0, uy: -MM }
    const { hand, table } = handOn({ kind: 'spots', actions: [turn] }, { question: 'turn', disk: HERO })
    hand.hold({ x: 900, y: 900 })
    hand.lookAt({ x: 200, y: 500 })
    await hand.putDown()
    expect(table.done).toEqual([{ t: 'turn', ux: MM, uy: 0 }])
  })
})
