import { describe, expect, it } from 'vitest'
import type { Ask, Looked } from '../../../wire'
import type { Action, Outlook } from '../wire'
import { extends_, offeredOf, walkOf } from './deeds'
import { boardFrom, lines, seatAt, viewOf } from './ground'

const board = boardFrom(['.....', '.FW..', '.....'])
const ask = (actions: Action[]): Ask =>
  ({ need: 7, seat: 0, menu: { kind: 'one', actions: actions as unknown as Record<string, unknown>[], of: [], low: 0,
    high: 0, disks: [], speed: 0, more: false } })
const looked = (labels: string[], outlook: Outlook | null = null, need = 7): Looked =>
  ({ t: 'looked', need, labels, rules: labels.map(() => ['GO-7.1']), outlook })

describe('what may be done on the board', () => {
  it('is nothing without a question', () => {
    expect(offeredOf(null, null, board, viewOf([seatAt(0, 0)]), lines).squares.size).toBe(0)
  })

  it('is a step on a neighbour, and the whole way to what lies further', () => {
    const reaches = [
      { square: 1, cost: 1, left: 4, damage: 0, ends: '', path: [1] },
      { square: 4, cost: 4, left: 1, damage: 0, ends: 'chest', path: [1, 2, 3, 4] },
    ]
    const found = offeredOf(ask([{ t: 'step', to: 1 }]), looked(['Walk to B1'], { reaches, prospects: [] }), board,
      viewOf([seatAt(0, 0)]), lines)
    expect(found.squares.get(1)?.map((deed) => [deed.step, deed.label])).toEqual([[true, 'Walk to B1']])
    expect(found.squares.get(4)?.[0]?.actions).toEqual([...[1, 2, 3, 4].map((to) => ({ t: 'step', to })),
      { t: 'stop' }])
    expect(found.first.get(1)).toEqual({ cost: 1, damage: 0 })
  })

  it('offers the long way to a neighbour only after the single step', () => {
    const reaches = [{ square: 1, cost: 5, left: 0, damage: 0, ends: 'exact', path: [5, 10, 11, 6, 1] }]
    const found = offeredOf(ask([{ t: 'step', to: 1 }]), looked([''], { reaches, prospects: [] }), board,
      viewOf([seatAt(0, 0)]), lines)
    expect(found.squares.get(1)?.map((deed) => deed.actions.length)).toEqual([1, 5])
  })

  it('is sorted by the figures it is about, with the odds of each', () => {
    const prospect = { choice: 1, target: 1, hits: 0.5, skill: 0, kills: 0, mean: 20, heals: 0, roll: 4, dice: 1,
      damage: [], numbers: [] }
    const actions: Action[] = [{ t: 'end' }, { t: 'shoot', slot: 0, target: 1, extension: -1 },
      { t: 'throw', slot: 5, target: -1 }]
    const found = offeredOf(ask(actions), looked(['end', 'shoot', 'smoke'], { reaches: [], prospects: [prospect] }),
      board, viewOf([seatAt(0, 0), seatAt(1, 3)]), lines)
    expect(found.seats.get(1)?.[0]?.prospects).toEqual([prospect])
    expect(found.own.map((deed) => deed.label)).toEqual(['smoke'])
    expect([...found.seats.keys()]).toEqual([1])
  })

  it('asks first who is pulled, then where to', () => {
    const found = offeredOf(ask([{ t: 'hypnosis', target: 1, square: 5 }, { t: 'hypnosis', target: 2, square: 5 }]),
      null, board, viewOf([seatAt(0, 0)]), lines)
    expect([...found.movable]).toEqual([1, 2])
    expect(found.squares.get(5)?.length).toBe(2)
    expect(found.seats.size).toBe(0)
  })

  it('leaves out what was told about another question', () => {
    const found = offeredOf(ask([{ t: 'step', to: 1 }]), looked(['old'], null, 6), board, viewOf([seatAt(0, 0)]), lines)
    expect(found.squares.get(1)?.[0]?.label).toBe('')
  })
})

describe('a way', () => {
  it('is stopped by hand only where it may end with numbers left', () => {
    const reach = { square: 2, cost: 2, left: 0, damage: 0, ends: 'exact', path: [1, 2] }
    expect(walkOf(reach).actions.at(-1)).toEqual({ t: 'step', to: 2 })
    expect(walkOf({ ...reach, ends: '', left: 2 }).actions.length).toBe(2)
  })

  it('grows by neighbours that are not on it yet', () => {
    expect(extends_(board, 0, [], 1, false)).toBe(true)
    expect(extends_(board, 0, [1], 0, false)).toBe(false)
    expect(extends_(board, 0, [1], 7, false)).toBe(false)
    expect(extends_(board, 0, [1], 7, true)).toBe(true)
    expect(extends_(board, 4, [], 5, true)).toBe(false)
  })
})
