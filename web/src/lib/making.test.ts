import { expect, it } from 'vitest'
import type { GameInfo } from '../wire'
import { friendsTable, quickTable } from './making'

const game = (low: number, high: number, bots = ['greedy']): GameInfo => ({ name: 'x', title: 'X', stage: 'beta', seats: [low, high], options: [], bots })

it('one tap makes a table that fits the game', () => {
  expect(quickTable(game(2, 10)).chairs).toEqual(['me', 'greedy', 'greedy', 'greedy'])
  expect(quickTable(game(2, 2)).chairs).toEqual(['me', 'greedy'])
  expect(quickTable(game(5, 6)).chairs.length).toBe(5)
  expect(quickTable(game(2, 4, [])).chairs).toEqual(['me', 'open', 'open', 'open'])
})

it('a table for friends waits, and is in no list', () => {
  expect(friendsTable(game(2, 10))).toMatchObject({ chairs: ['me', 'open', 'open', 'open'], private: true, start: false })
})
