import { describe, expect, it } from 'vitest'
import { botName, chairName, clockWords, span } from './names'
import { settings } from './settings.svelte'

describe('names', () => {
  it('calls bots by their words, numbers kept, others by what they are', () => {
    settings.lang = 'en'
    expect(['greedy', 'greedy 2', 'random 1', 'clever 3', 'Greedy Nina'].map(botName)).toEqual(['Greedy', 'Greedy 2', 'Random 1', 'clever 3', 'Greedy Nina'])
    expect(chairName('greedy', false)).toBe('greedy')
    expect(chairName('', false)).toBe('Free seat')
  })

  it('tells clocks', () => {
    settings.lang = 'en'
    expect([span(60), span(90), span(15)]).toEqual(['1 min', '90 s', '15 s'])
    const clock = { kind: 'game', seconds: 900, increment: 10, away: 0 }
    expect(clockWords(clock)).toBe('15 min + 10 s a move')
    expect(clockWords({ ...clock, increment: 0 })).toBe('15 min for the game')
    expect(clockWords({ ...clock, kind: 'none' })).toBe('No clock')
    settings.lang = 'ru'
    expect(clockWords({ ...clock, kind: 'move', seconds: 30 })).toBe('30 с на ход')
  })
})
