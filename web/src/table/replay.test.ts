import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, ReplayStep } from '../wire'
import { ReplayTable, scenesOf, stepAt } from './replay.svelte'

const step = (v: number, n: number, said: string[] = [`line ${v}`]): ReplayStep =>
  ({ told: { v, n, seat: 0, events: said.map(() => ({})), said }, patch: [['view', 'round', v], ['deciders', [v % 2]]], rules: said.map((line) => (line ? [`X-${v}`] : [])) })
const replay: Replay = {
  id: 'x', game: 'nobody-drew-it', names: ['Ann', 'greedy 2'], bots: [false, true], options: {}, ended: 1, verified: true,
  ending: { places: [1, 2], scores: [0, 0], reason: 'last', rating: [] },
  view: { round: -1, kept: { deep: true } },
  steps: [step(0, 3), step(1, 4, ['']), step(2, 7), step(3, 9)],
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(path.includes('/replay')
    ? new Response(JSON.stringify(replay)) : new Response('{"message":"none","where":""}', { status: 404 })))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function table(eyes: number | null = null, entries?: number): Promise<ReplayTable> {
  const made = new ReplayTable('x')
  await made.load(eyes, entries)
  expect(made.failed).toBe(null)
  return made
}

describe('the scenes of a replay', () => {
  it('are one more than its steps, and share what a step leaves alone', () => {
    const scenes = scenesOf(replay)
    expect(scenes.map((scene) => scene.view.round)).toEqual([-1, 0, 1, 2, 3])
    expect(scenes[4]?.view.kept).toBe(scenes[0]?.view.kept)
    expect(scenes.map((scene) => scene.status)).toEqual(['running', 'running', 'running', 'running', 'over'])
    expect(scenes[0]?.chairs.map((chair) => [chair.kind, chair.bot])).toEqual([['person', ''], ['bot', 'greedy']])
  })
  it('are found by the entries of the record', () => {
    expect([0, 3, 5, 7, 100].map((entries) => stepAt(replay.steps, entries))).toEqual([0, 1, 2, 3, 4])
  })
})

describe('a replay', () => {
  it('begins at the beginning, or at the moment of a link', async () => {
    expect((await table()).at).toBe(0)
    const there = await table(1, 7)
    expect([there.at, there.entries, there.version, there.eyes, there.scene.view.round]).toEqual([3, 7, 2, 1, 2])
  })
  it('jumps within its ends', async () => {
    const one = await table()
    one.to(99)
    expect([one.at, one.scene.status]).toEqual([4, 'over'])
    one.to(-4)
    expect([one.at, one.entries, one.version]).toEqual([0, 0, -1])
  })
  it('knows the rules behind its lines', async () => {
    const one = await table()
    expect([one.behind(2, 0), one.behind(1, 0), one.behind(2, 7), one.behind(77, 0)]).toEqual([['X-2'], [], [], []])
  })
  it('goes to the line that was tapped, and from line to line', async () => {
    const one = await table()
    one.toLine(2)
    expect(one.at).toBe(3)
    one.line(-1)
    expect(one.at).toBe(1) // the second step has no line
    one.line(1)
    expect(one.at).toBe(3)
  })
  it('plays to its end and stops there; played again it begins anew', async () => {
    const one = await table()
    one.play()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([one.at, one.playing]).toEqual([4, false])
    one.play()
    await vi.advanceTimersByTimeAsync(0)
    expect([one.at, one.playing]).toEqual([1, true])
    one.pause()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(one.at).toBe(1)
  })
  it('plays faster at a higher speed', async () => {
    const one = await table()
    one.speed = 8
    one.play()
    await vi.advanceTimersByTimeAsync(300)
    expect(one.at).toBe(4)
  })
  it('offers nothing to be done', async () => {
    const one = await table()
    expect([one.live, one.ask, await one.act({ t: 'x' }), await one.plan([]), await one.pick([1])]).toEqual([false, null, false, 0, false])
  })
  it('says when there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"It is not over.","where":"table"}', { status: 409 })))
    const one = new ReplayTable('x')
    await one.load(null)
    expect([one.ready, (one.failed as Error).message]).toEqual([false, 'It is not over.'])
  })
})
