import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromClient, FromServer, Scene, Told } from '../wire'
import { emptyScene } from './base.svelte'
import type { Plug } from './socket'
import { LiveTable } from './store.svelte'

class Wire implements Plug {
  onopen: Plug['onopen'] = null
  onmessage: Plug['onmessage'] = null
  onclose: Plug['onclose'] = null
  said: FromClient[] = []
  send(text: string) { this.said.push(JSON.parse(text) as FromClient) }
  close() {}
  hear(...messages: Partial<FromServer>[]) { for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) }) }
  of(kind: FromClient['t']) { return this.said.filter((one) => one.t === kind) }
}

const menu = { kind: 'one', actions: [{ t: 'Step', to: 1 }], of: [], low: 0, high: 0, disks: [], speed: 0, more: false }
const running = (need = 1, seat = 0): Scene => ({ ...emptyScene, status: 'running', host: 'p', deciders: [seat], ask: { need, seat, menu }, view: { n: 0 } })
const told = (v: number, n: number, seat = 1): Told => ({ v, n, seat, events: [{ e: 'x' }], said: [`line ${v}`] })
const whole = (v: number, more: Partial<Extract<FromServer, { t: 'table' }>> = {}) => ({
  t: 'table', protocol: 1, v, id: 'a', game: 'nobody-drew-it', options: {}, rules: { kind: 'none', seconds: 0, increment: 0, away: 0 }, rated: false,
  private: false, bots: [], you: 'p', seats: [0], eyes: 0, forced: true, passes: false, question: '', sum: 0, scene: running(), log: [], chat: [], ...more,
}) as FromServer

let wire: Wire
let table: LiveTable
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"none","where":""}', { status: 404 })))
  wire = new Wire()
  table = new LiveTable('a', 'ws://x', () => wire)
  wire.onopen?.()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a running table in one window', () => {
  it('asks what the choices say as soon as it is asked', () => {
    wire.hear(whole(1))
    expect(wire.of('look')).toEqual([{ t: 'look', need: 1 }])
  })
  it('says hello again when the checksum differs, and believes what comes then', async () => {
    wire.hear(whole(1), { t: 'update', v: 2, patch: [['pace', 5]], sum: 12345 })
    expect(wire.of('hello').length).toBe(2)
    wire.hear({ t: 'update', v: 3, patch: [['pace', 6]] }, whole(9, { scene: { ...running(4), pace: 7 } }))
    await settle()
    expect([table.newest.pace, table.scene.pace, wire.of('hello').length]).toEqual([7, 7, 2])
  })
  it('says hello again when a version is missing', () => {
    wire.hear(whole(1), { t: 'update', v: 3, patch: [] })
    expect(wire.of('hello').length).toBe(2)
  })
  it('writes the log, and takes back what was taken back', async () => {
    wire.hear(whole(1, { log: [told(1, 4)] }), { t: 'update', v: 2, told: told(2, 5) }, { t: 'update', v: 3, told: told(3, 6) })
    await settle()
    expect(table.log.map((line) => line.text)).toEqual(['line 1', 'line 2', 'line 3'])
    wire.hear({ t: 'update', v: 4, undone: 5 })
    await settle()
    expect(table.log.map((line) => line.text)).toEqual(['line 1', 'line 2'])
  })
  it('takes the next choice when its question is there before the word that the last one was done', async () => {
    wire.hear(whole(1))
    void table.act({ t: 'Step', to: 1 })
    wire.hear({ t: 'update', v: 2, patch: [['ask', { need: 2, seat: 0, menu }]] })
    await settle()
    void table.act({ t: 'Step', to: 1 })
    void table.act({ t: 'Step', to: 1 })
    await settle()
    expect(wire.of('act').map((one) => (one as { need: number }).need)).toEqual([1, 2])
  })
  it('takes one choice at a time', async () => {
    wire.hear(whole(1))
    const first = table.act({ t: 'Step', to: 1 })
    expect(await table.act({ t: 'Step', to: 1 })).toBe(false)
    wire.hear({ t: 'done', id: 1, v: 1 })
    expect(await first).toBe(true)
    expect(wire.of('act').length).toBe(1)
  })
  it('tells a refusal with its rule, and the words of the table where it has none', async () => {
    wire.hear(whole(1))
    const first = table.act({ t: 'Step', to: 1 })
    wire.hear({ t: 'refused', id: 1, reason: 'far', rule: 'GO-7.1', text: 'Too far.' })
    expect([await first, table.refusal]).toMatchObject([false, { rule: 'GO-7.1', text: 'Too far.' }])
    const second = table.act({ t: 'Step', to: 1 })
    wire.hear({ t: 'refused', id: 2, reason: 'stale' })
    await second
    expect(table.refusal?.text).toBeTruthy()
  })
  it('follows a plan until something else is asked', async () => {
    wire.hear(whole(1))
    const done = table.plan([{ t: 'Step', to: 1 }, { t: 'Step', to: 2 }])
    wire.hear({ t: 'update', v: 2, patch: [['ask', { need: 2, seat: 0, menu: { ...menu, actions: [{ t: 'Pass' }] } }]] }, { t: 'done', id: 1, v: 2 })
    await settle()
    expect([await done, wire.of('act').length]).toEqual([1, 1])
  })
  it('looks back at a moment, offers nothing there, and comes back to now', async () => {
    wire.hear(whole(1), { t: 'update', v: 2, patch: [['view', 'n', 1]], told: told(2, 5) })
    await settle()
    void table.lookAt(1)
    expect([table.scene.view.n, table.live, table.ask]).toEqual([0, false, null])
    void table.lookAt(null)
    expect([table.scene.view.n, table.live]).toEqual([1, true])
  })
  it('asks for a moment it did not see, once, and shows it with the chairs of now', async () => {
    wire.hear(whole(9, { log: [told(5, 4), told(9, 8)], scene: { ...running(9), view: { n: 8 }, pace: 3 } }))
    const looking = table.lookAt(5)
    expect([wire.of('recall'), table.past]).toEqual([[{ t: 'recall', v: 5 }], null])
    wire.hear({ t: 'recalled', v: 5, view: { n: 4 }, deciders: [2] })
    await looking
    expect(table.scene).toMatchObject({ view: { n: 4 }, deciders: [2], status: 'running', ask: null, pace: 3 })
    expect([table.live, table.ask]).toEqual([false, null])
    void table.lookAt(null)
    void table.lookAt(5)
    expect([table.scene.view.n, wire.of('recall').length]).toEqual([4, 1])
  })
  it('says so when the table does not know a moment, and stays where it is', async () => {
    wire.hear(whole(9, { log: [told(5, 4)] }))
    const looking = table.lookAt(5)
    wire.hear({ t: 'because', reason: 'wrong' })
    await looking
    expect([table.past, Boolean(table.refusal?.text)]).toEqual([null, true])
  })
  it('shows no moment that came too late', async () => {
    wire.hear(whole(9, { log: [told(5, 4), told(6, 5)] }))
    const first = table.lookAt(5)
    const second = table.lookAt(6)
    wire.hear({ t: 'recalled', v: 5, view: { n: 5 }, deciders: [0] }, { t: 'recalled', v: 6, view: { n: 6 }, deciders: [0] })
    await Promise.all([first, second])
    expect(table.past?.v).toBe(6)
    const third = table.lookAt(5)
    void table.lookAt(null)
    await third
    expect(table.past).toBe(null)
    const other = table.lookAt(9)
    wire.hear(whole(10, { eyes: 1 }), { t: 'recalled', v: 9, view: { n: 9 }, deciders: [0] })
    await other
    expect(table.past).toBe(null)
  })
  it('tells how it ended at the last moment of a game', async () => {
    const ending = { places: [1], scores: [1], reason: 'x', rating: [] }
    wire.hear(whole(9, { log: [told(8, 4)], scene: { ...running(), status: 'over', ask: null, deciders: [], ending } }))
    const looking = table.lookAt(8)
    wire.hear({ t: 'recalled', v: 8, view: { n: 8 }, deciders: [] })
    await looking
    expect([table.scene.status, table.scene.ending]).toEqual(['over', ending])
  })
  it('covers one screen between two players, and looks through the next one’s eyes', () => {
    wire.hear(whole(1, { seats: [0, 1], scene: running(1, 1), eyes: 0 }))
    expect([table.handover, table.ask]).toEqual([1, null])
    table.takeOver()
    expect(wire.of('hello').at(-1)).toMatchObject({ eyes: 1 })
  })
  it('knows that it is older than the server', () => {
    wire.hear(whole(1, { protocol: 99 }))
    expect(table.outdated).toBe(true)
  })
})
