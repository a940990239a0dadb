import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromClient, FromServer } from '../wire'
import { type Link, type Plug, TableSocket } from './socket'

/** A line that the test holds in its hands. */
class Wire implements Plug {
  onopen: Plug['onopen'] = null
  onmessage: Plug['onmessage'] = null
  onclose: Plug['onclose'] = null
  said: FromClient[] = []
  closed = false
  send(text: string) { this.said.push(JSON.parse(text) as FromClient) }
  close() { this.closed = true }
  hear(message: Partial<FromServer>) { this.onmessage?.({ data: JSON.stringify(message) }) }
  of(kind: FromClient['t']) { return this.said.filter((one) => one.t === kind) }
}

let wires: Wire[]
let links: Link[]
let heard: FromServer[]
const last = () => wires.at(-1) as Wire

function table(): TableSocket {
  return new TableSocket('ws://x/ws/table/a', {
    hello: () => ({ lang: 'en', eyes: null, since: -1 }),
    hear: (message) => heard.push(message),
    link: (state) => links.push(state),
  }, () => {
    const wire = new Wire()
    wires.push(wire)
    return wire
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  links = []
  heard = []
})
afterEach(() => vi.useRealTimers())

describe('the socket of a table', () => {
  it('says hello first, with the name of this window', () => {
    const socket = table()
    last().onopen?.()
    expect(last().said).toEqual([{ t: 'hello', client: socket.client, lang: 'en', eyes: null, since: -1 }])
    socket.close()
  })

  it('says a command that was given while the line was down after the hello', () => {
    const socket = table()
    void socket.command({ t: 'act', need: 3, action: { t: 'Pass' } })
    expect(last().said).toEqual([])
    last().onopen?.()
    expect(last().said.map((one) => one.t)).toEqual(['hello', 'act'])
    socket.close()
  })

  it('repeats what was not answered with the same numbers on the next line, in order', async () => {
    const socket = table()
    last().onopen?.()
    const first = socket.command({ t: 'act', need: 3, action: { t: 'Step', to: 4 } })
    const second = socket.command({ t: 'chat', text: 'hello' })
    const before = [...last().of('act'), ...last().of('chat')]
    last().onclose?.()
    expect(links.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(300)
    expect(wires.length).toBe(2)
    last().onopen?.()
    expect([...last().of('act'), ...last().of('chat')]).toEqual(before)
    last().hear({ t: 'done', id: 2, v: 9 })
    last().hear({ t: 'refused', id: 1, reason: 'stale' })
    expect(await second).toMatchObject({ t: 'done', id: 2 })
    expect(await first).toMatchObject({ t: 'refused', reason: 'stale' })
    socket.close()
  })

  it('does not repeat what was answered', () => {
    const socket = table()
    last().onopen?.()
    void socket.command({ t: 'chat', text: 'one' })
    last().hear({ t: 'done', id: 1, v: 2 })
    last().onclose?.()
    vi.advanceTimersByTime(300)
    last().onopen?.()
    expect(last().of('chat')).toEqual([])
    socket.close()
  })

  it('repeats on the same line what stays unanswered too long', () => {
    const socket = table()
    last().onopen?.()
    void socket.command({ t: 'chat', text: 'one' })
    vi.advanceTimersByTime(2000)
    expect(last().of('chat').length).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(last().of('chat')).toEqual([{ t: 'chat', text: 'one', id: 1 }, { t: 'chat', text: 'one', id: 1 }])
    socket.close()
  })

  it('waits longer from try to try, and at once when the network is back', () => {
    const socket = table()
    for (const wait of [300, 600, 1200]) {
      last().onclose?.()
      const before = wires.length
      vi.advanceTimersByTime(wait - 1)
      expect(wires.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(wires.length).toBe(before + 1)
    }
    last().onclose?.()
    const before = wires.length
    socket.wake()
    expect(wires.length).toBe(before + 1)
    socket.close()
  })

  it('notices a line that is dead without saying so', () => {
    const socket = table()
    last().onopen?.()
    vi.advanceTimersByTime(17_000)
    expect(last().of('ping').length).toBe(1)
    last().hear({ t: 'pong', id: 0 })
    vi.advanceTimersByTime(17_000)
    expect(wires.length).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect(wires[0]?.closed).toBe(true)
    expect(wires.length).toBe(2)
    socket.close()
  })

  it('does not try again when the table does not exist', () => {
    const socket = table()
    last().onopen?.()
    last().hear({ t: 'closing', why: 'gone' })
    last().onclose?.()
    vi.advanceTimersByTime(60_000)
    expect(wires.length).toBe(1)
    expect(socket.link).toBe('gone')
    socket.close()
  })

  it('asks one question after the other, and again when one was dropped', async () => {
    const socket = table()
    last().onopen?.()
    const first = socket.ask({ t: 'why', action: { t: 'A' } })
    const second = socket.ask({ t: 'behind', v: 1, event: 0 })
    expect([last().of('why').length, last().of('behind').length]).toEqual([1, 0])
    vi.advanceTimersByTime(7000)
    expect(last().of('why').length).toBe(2)
    last().hear({ t: 'because', text: 'first' })
    expect(last().of('behind').length).toBe(1)
    last().hear({ t: 'because', text: 'second' })
    expect([(await first).text, (await second).text]).toEqual(['first', 'second'])
    socket.close()
  })
})
