import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../wire'
import { Lobby, told, type Plug } from './lobby.svelte'

const table = (id: string, open = 1): TableInfo => ({
  id, game: 'gorgasali', status: 'open', who: [''], bots: [false], open, watching: 0, rated: false, made: 0,
  clock: { kind: 'none', seconds: 0, increment: 0, away: 0 },
})

describe('the list of tables', () => {
  it('follows what is told', () => {
    const first = told([], { t: 'tables', tables: [table('a'), table('b')] })
    expect(told(first, { t: 'changed', table: table('b', 0) }).map(({ id, open }) => `${id}${open}`)).toEqual(['a1', 'b0'])
    expect(told(first, { t: 'changed', table: table('c') }).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(told(first, { t: 'gone', id: 'a' }).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('its socket', () => {
  const plugs: (Plug & { closed: boolean })[] = []
  const open = () => {
    const plug = { onmessage: null, onclose: null, closed: false, close() { this.closed = true } }
    plugs.push(plug)
    return plug
  }
  beforeEach(() => {
    plugs.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('comes back by itself, later each time, and at once when woken', () => {
    const lobby = new Lobby('ws://x', open)
    plugs[0]?.onmessage?.({ data: JSON.stringify({ t: 'tables', tables: [table('a')] }) })
    expect([lobby.live, lobby.away, lobby.tables?.length]).toEqual([true, false, 1])
    plugs[0]?.onclose?.()
    expect([lobby.live, lobby.away, lobby.tables?.length]).toEqual([false, true, 1])
    vi.advanceTimersByTime(500)
    expect(plugs.length).toBe(2)
    plugs[1]?.onclose?.()
    vi.advanceTimersByTime(500)
    expect(plugs.length).toBe(2)
    lobby.wake()
    expect(plugs.length).toBe(3)
    lobby.close()
    expect(plugs[2]?.closed).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(plugs.length).toBe(3)
  })
})
