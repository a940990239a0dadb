import { describe, expect, it } from 'vitest'
import type { GameFace, TableFace } from '../games/face'
import type { Ask, Looked, Told } from '../wire'
import { hiddenOf, inSight, numbered, sectionsOf } from './choices'
import { clockText, leftOf } from './clock'
import { linesOf } from './log'
import { same } from './same'

const ask: Ask = {
  need: 7, seat: 0,
  menu: { kind: 'one', actions: [{ t: 'Pass' }, { t: 'Step', to: 3 }, { t: 'Step', to: 4 }], of: [], low: 0, high: 0, disks: [], speed: 0, more: false },
}
const looked: Looked = { t: 'looked', need: 7, labels: ['Pass', 'Step to D1', 'Step to E1'], rules: [['GO-1'], [], []] }
const face = { pictured: (action: { t: string }) => action.t === 'Step', group: (action: { t: string }) => (action.t === 'Step' ? 'walk' : 'end') } as unknown as GameFace
const table = {} as TableFace

describe('the list of choices', () => {
  it('stands under headings in their order, each with its place in the menu', () => {
    const sections = sectionsOf(ask, looked, face, table)
    expect(sections.map((one) => [one.group, one.choices.map((choice) => choice.at)])).toEqual([['walk', [1, 2]], ['end', [0]]])
    expect(sections[1]?.choices[0]).toMatchObject({ label: 'Pass', rules: ['GO-1'] })
  })
  it('takes no words of another decision', () => {
    expect(sectionsOf(ask, { ...looked, need: 6 }, face, table)[0]?.choices[0]?.label).toBe('')
  })
  it('leaves out what the board offers, until it is unfolded', () => {
    const [walk] = sectionsOf(ask, looked, face, table)
    expect(walk && inSight(walk, false)).toEqual([])
    expect(walk && inSight(walk, true).length).toBe(2)
  })
  it('shows a single one at once, which takes no more room than a fold', () => {
    const [walk] = sectionsOf({ ...ask, menu: { ...ask.menu, actions: [{ t: 'Step', to: 3 }] } }, null, face, table)
    expect(walk && [inSight(walk, false).length, hiddenOf(walk)]).toEqual([1, 0])
  })
  it('gives keys to the first nine in sight', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ at, action: { t: 'x' }, label: '', rules: [], pictured: false }))
    const keys = numbered(many.slice(1))
    expect([keys.get(1), keys.get(9), keys.get(10)]).toEqual([1, 9, undefined])
  })
  it('is empty when nothing is asked, and stands together without a face', () => {
    expect(sectionsOf(null, null, face, table)).toEqual([])
    expect(sectionsOf(ask, looked, null, table).map((one) => one.group)).toEqual([''])
  })
  it('knows an action by its parts, whatever their order', () => {
    expect(same({ t: 'Step', to: 3 }, { to: 3, t: 'Step' })).toBe(true)
    expect(same({ t: 'Step', to: [3] }, { t: 'Step', to: [4] })).toBe(false)
  })
})

describe('the log', () => {
  const told: Told = { v: 4, n: 9, seat: 2, events: [{ e: 'turn', seat: 1 }, { e: 'silent' }, { e: 'shot' }], said: ['It is B’s turn.', '', 'C shoots.'] }
  it('has a line for every sentence, about whom it speaks of', () => {
    expect(linesOf(told)).toMatchObject([
      { v: 4, n: 9, event: 0, seat: 1, head: 'turn', text: 'It is B’s turn.' },
      { event: 2, seat: 2, head: '', text: 'C shoots.' },
    ])
  })
})

describe('clocks', () => {
  const clock = { left: [60_000, 5000], running: [1] }
  it('count on for those whose time runs, never below nothing', () => {
    expect([leftOf(clock, 0, 2000), leftOf(clock, 1, 2000), leftOf(clock, 1, 9000), leftOf(clock, 7, 0)]).toEqual([60_000, 3000, 0, 0])
  })
  it('are told to the tenth at the end', () => {
    expect([9999, 10_000, 65_000, 3_723_000, 0].map(clockText)).toEqual(['9.9', '0:10', '1:05', '1:02:03', '0.0'])
  })
})
