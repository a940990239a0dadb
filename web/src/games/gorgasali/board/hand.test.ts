import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import type { Action, View } from '../wire'
import { boardFrom, lines, seatAt, viewOf } from './ground'
import { Hand, type Table } from './hand.svelte'

const board = boardFrom(['.....', '.FW..', '.....'])

function handOver(actions: Action[], view: View = viewOf([seatAt(0, 0), seatAt(1, 3)]), reaches: object[] = []) {
  const table = {
    view, catalogue: lines, eyes: 0, hovered: null, names: [], lang: 'en', live: true, motion: 0, scene: null,
    ask: { need: 1, seat: 0, menu: { kind: 'one', actions, of: [], low: 0, high: 0, disks: [], speed: 0,
      more: false } },
    looked: { t: 'looked', need: 1, labels: actions.map((one) => one.t), rules: actions.map(() => []),
      outlook: { reaches, prospects: [] } },
    act: vi.fn(() => Promise.resolve(true)), plan: vi.fn(() => Promise.resolve(1)), pick: vi.fn(), refuse: vi.fn(),
      rule: vi.fn(),
    why: vi.fn(() => Promise.resolve({ t: 'because', fine: false, reason: 'too-far' })), t: (id: string) => id,
      sound: vi.fn(),
  }
  return { table, hand: new Hand(() => table as unknown as Table, () => board) }
}

describe('a tap', () => {
  beforeEach(() => {
    settings.confirmTouch = true
  })

  it('of the mouse does the one thing there is', async () => {
    const { hand, table } = handOver([{ t: 'step', to: 1 }])
    await hand.tap(hand.at(1), 'mouse')
    expect(table.act).toHaveBeenCalledWith({ t: 'step', to: 1 })
  })

  it('of a finger tells first, and does it when it is repeated', async () => {
    const { hand, table } = handOver([{ t: 'step', to: 1 }])
    await hand.tap(hand.at(1), 'touch')
    expect(table.act).not.toHaveBeenCalled()
    expect(hand.pinned).toEqual({ square: 1, seat: -1 })
    await hand.tap(hand.at(1), 'touch')
    expect(table.act).toHaveBeenCalledOnce()
  })

  it('of a finger does it at once where the player wishes so', async () => {
    settings.confirmTouch = false
    const { hand, table } = handOver([{ t: 'step', to: 1 }])
    await hand.tap(hand.at(1), 'touch')
    expect(table.act).toHaveBeenCalledOnce()
  })

  it('on a far square walks all the way', async () => {
    const reach = { square: 2, cost: 2, left: 3, damage: 0, ends: '', path: [1, 2] }
    const { hand, table } = handOver([{ t: 'step', to: 1 }], undefined, [reach])
    await hand.tap(hand.at(2), 'mouse')
    expect(table.plan).toHaveBeenCalledWith([{ t: 'step', to: 1 }, { t: 'step', to: 2 }])
  })

  it('where several things can be done lets one choose', async () => {
    const { hand, table } = handOver([{ t: 'shoot', slot: 0, target: 1, extension: -1 },
      { t: 'shoot', slot: 1, target: 1, extension: -1 }])
    await hand.tap(hand.at(3), 'mouse')
    expect(hand.pinned).toEqual({ square: 3, seat: 1 })
    expect(hand.deeds.length).toBe(2)
    await hand.run(hand.deeds[1] as (typeof hand.deeds)[number])
    expect(table.act).toHaveBeenCalledWith({ t: 'shoot', slot: 1, target: 1, extension: -1 })
  })

  it('where a square is asked for and this is none says why not', async () => {
    const { hand, table } = handOver([{ t: 'step', to: 1 }])
    await hand.tap(hand.at(14), 'mouse')
    expect(table.why).toHaveBeenCalledWith({ t: 'step', to: 14 })
    expect(table.refuse).toHaveBeenCalledOnce()
  })

  it('on the own figure or into death asks once more', async () => {
    const { hand, table } = handOver([{ t: 'roll' }, { t: 'step', to: 1 }], undefined,
      [{ square: 2, cost: 1, left: 0, damage: 100, ends: 'death', path: [1, 2] }])
    await hand.tap(hand.at(0), 'mouse')
    expect(hand.pinned).toEqual({ square: 0, seat: 0 })
    await hand.tap(hand.at(2), 'mouse')
    expect(hand.pinned).toEqual({ square: 2, seat: -1 })
    expect([table.act, table.plan].map((done) => done.mock.calls.length)).toEqual([0, 0])
  })

  it('chooses first who is moved, then where to', async () => {
    const pulls: Action[] = [1, 2].flatMap((target) => [1,
      5].map((square) => ({ t: 'hypnosis', target, square }) as const))
    const { hand, table } = handOver(pulls, viewOf([seatAt(0, 0), seatAt(1, 3), seatAt(2, 4)]))
    await hand.tap(hand.at(4), 'mouse')
    await hand.tap(hand.at(5), 'mouse')
    expect(table.act).toHaveBeenCalledWith({ t: 'hypnosis', target: 2, square: 5 })
  })
})

describe('a way drawn by hand', () => {
  const reaches = [1, 2, 5, 6].map((square) => ({ square, cost: 1, left: 1, damage: 0, ends: '', path: [square] }))
  const drawing = () => handOver([{ t: 'step', to: 1 }, { t: 'step', to: 5 }], viewOf([seatAt(0, 0)]), reaches)

  it('grows square by square, pays the ground, and shrinks when it goes back', () => {
    const { hand } = drawing()
    for (const square of [1, 6]) hand.way.add(square)
    expect([hand.way.squares, hand.way.cost(hand.way.squares)]).toEqual([[1, 6], 3])
    hand.way.add(1)
    expect(hand.way.squares).toEqual([1])
    hand.way.add(0)
    expect(hand.way.squares).toEqual([])
  })

  it('never leaves what can be reached', () => {
    const { hand } = drawing()
    for (const square of [1, 3, 11]) hand.way.add(square)
    expect(hand.way.squares).toEqual([1])
  })

  it('is walked when the mouse lets go', async () => {
    const { hand, table } = drawing()
    for (const square of [1, 2]) hand.way.add(square)
    await hand.way.end('mouse')
    expect(table.plan).toHaveBeenCalledWith([{ t: 'step', to: 1 }, { t: 'step', to: 2 }])
    expect(hand.way.squares).toEqual([])
  })
})
