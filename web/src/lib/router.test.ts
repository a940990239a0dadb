import { describe, expect, it } from 'vitest'
import { read } from './router.svelte'

const at = (address: string) => read(new URL(address, 'http://tavola'))

describe('addresses', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/new', 'new', {}],
    ['/new/gorgasali/', 'new', { game: 'gorgasali' }],
    ['/t/Ab_9-x', 'table', { id: 'Ab_9-x' }],
    ['/t/Ab_9-x/replay', 'replay', { id: 'Ab_9-x' }],
    ['/rules/gorgasali', 'rules', { game: 'gorgasali' }],
    ['/me', 'profile', {}],
    ['/p/bot:greedy', 'profile', { player: 'bot:greedy' }],
    ['/p/bot%3Agreedy', 'profile', { player: 'bot:greedy' }],
    ['/ranking/gorgasali', 'ranking', { game: 'gorgasali' }],
    ['/settings', 'settings', {}],
    ['/credits', 'credits', {}],
    ['/t/', 'missing', {}],
    ['/t/a/b', 'missing', {}],
    ['/p/%', 'profile', { player: '%' }],
  ])('%s', (address, screen, params) => {
    expect(at(address)).toMatchObject({ screen, params })
  })

  it('keep what follows the path', () => {
    const route = at('/rules/gorgasali?from=log#GO-7.13')
    expect(route.hash).toBe('GO-7.13')
    expect(route.query.get('from')).toBe('log')
    expect(at('/t/x/replay?at=3').path).toBe('/t/x/replay')
  })
})
