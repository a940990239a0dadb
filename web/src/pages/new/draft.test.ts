import { describe, expect, it } from 'vitest'
import type { GameInfo, OptionInfo } from '../../wire'
import { choose, draftOf, mayRate, placeOf, tableOf, valueOf } from './draft.svelte'
import { groupsOf } from './groups'

const option = (key: string, value: number | string | boolean = 'usual'): OptionInfo => ({
  key, name: key, about: '', rule: 'GO-1.1', default: value, values: [], low: null, high: null, free: false,
})
const game = (name: string): GameInfo => ({ name, title: name, stage: 'beta', seats: [2, 10], options: [option('board'), option('odd')], bots: ['greedy'] })

describe('a table that is planned', () => {
  it('is me against bots at first, and keeps only what was changed', () => {
    const draft = draftOf(game('one'))
    expect(draft.chairs).toEqual(['me', 'greedy', 'greedy', 'greedy'])
    choose(draft, option('board'), 'grove')
    expect([valueOf(draft, option('board')), tableOf('one', draft).options]).toEqual(['grove', { board: 'grove' }])
    choose(draft, option('board'), 'usual')
    expect(tableOf('one', draft)).toMatchObject({ options: {}, start: true })
    expect(draftOf(game('one'))).toBe(draft)
  })

  it('waits for people when seats are free, and is not rated for one screen', () => {
    const draft = draftOf(game('two'))
    draft.rated = true
    draft.chairs = ['me', 'open']
    expect(tableOf('two', draft)).toMatchObject({ start: false, rated: true })
    draft.chairs = ['me', 'me']
    expect([mayRate(draft), tableOf('two', draft).rated]).toEqual([false, false])
  })

  it('knows where it is wrong', () => {
    const keys = ['board', 'odd']
    expect(placeOf({ message: 'no', where: 'odd' }, keys)).toBe('odd')
    expect(placeOf({ message: 'board:3: no such letter', where: '' }, keys)).toBe('board')
    expect(placeOf({ message: 'seats: too many', where: '' }, keys)).toBe('chairs')
    expect(placeOf({ message: 'too often', where: '' }, keys)).toBe('')
  })

  it('shows every option under one heading, those nobody named under the last', () => {
    const groups = groupsOf('gorgasali', [option('odd'), option('board'), option('fieldOrder')])
    expect(groups.map(({ key, options }) => [key, options.map((one) => one.key)])).toEqual([['game', ['board']], ['fight', ['fieldOrder']], ['other', ['odd']]])
  })
})
