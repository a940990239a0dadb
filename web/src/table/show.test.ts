import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from './feed'
import { BEHIND, LONGEST, Show } from './show.svelte'
import { emptyScene } from './base.svelte'

const moment = (v: number, events: unknown[] = [{}]): Moment =>
  ({ v, scene: emptyScene, told: { v, n: v, seat: 0, events, said: [] }, question: '', undone: -1 })

let seen: number[]
let moved: number[]
let ends: (() => void)[]
/** A motion that ends when the test says so. */
const slow = (_: unknown, after: Moment) => new Promise<void>((done) => {
  moved.push(after.v)
  ends.push(done)
})
const show = () => {
  const made = new Show(slow, (one) => seen.push(one.v))
  made.jump(moment(1))
  return made
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  moved = []
  ends = []
})
afterEach(() => vi.useRealTimers())

describe('what is on the screen', () => {
  it('moves one after the other, and shows each when its motion is over', async () => {
    const one = show()
    one.push(moment(2))
    one.push(moment(3))
    expect([seen, moved, one.waiting, one.moving]).toEqual([[1], [2], 2, true])
    ends[0]?.()
    await settle()
    expect([seen, moved, one.waiting]).toEqual([[1, 2], [2, 3], 1])
    ends[1]?.()
    await settle()
    expect([seen, one.waiting, one.moving]).toEqual([[1, 2, 3], 0, false])
  })

  it('skips straight to the newest, past every one between', async () => {
    const one = show()
    for (const v of [2, 3, 4]) one.push(moment(v))
    one.skip()
    expect([seen, one.shown?.v, one.waiting, one.moving]).toEqual([[1, 2, 3, 4], 4, 0, false])
    await settle()
    one.push(moment(5))
    ends.at(-1)?.()
    await settle()
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('tells the motion that it is over', async () => {
    let aborted = false
    const one = new Show(async (_, __, signal) => {
      signal.addEventListener('abort', () => (aborted = true))
      await new Promise(() => {})
    })
    one.jump(moment(1))
    one.push(moment(2))
    one.skip()
    expect(aborted).toBe(true)
  })

  it('does not wait for a motion that never ends', async () => {
    const one = show()
    one.push(moment(2))
    await vi.advanceTimersByTimeAsync(LONGEST + 1)
    expect(one.shown?.v).toBe(2)
  })

  it('passes what came long ago without a motion', async () => {
    const one = show()
    one.push(moment(2))
    one.push(moment(3))
    await vi.advanceTimersByTimeAsync(BEHIND + 1)
    ends[0]?.()
    await settle()
    expect([moved, seen]).toEqual([[2], [1, 2, 3]])
  })

  it('moves what came long ago too, where every move is worth seeing', async () => {
    const one = new Show(slow, (now) => seen.push(now.v), () => 3 * BEHIND)
    one.jump(moment(1))
    one.push(moment(2))
    one.push(moment(3))
    await vi.advanceTimersByTimeAsync(BEHIND + 1)
    ends[0]?.()
    await settle()
    expect(moved).toEqual([2, 3])
  })

  it('shows at once what nothing happened in', async () => {
    const one = show()
    one.push(moment(2, []))
    await settle()
    expect([moved, seen]).toEqual([[], [1, 2]])
  })

  it('goes on after a motion that fails', async () => {
    vi.stubGlobal('reportError', () => {})
    const one = new Show(() => Promise.reject(new Error('a fault of the face')), (now) => seen.push(now.v))
    one.jump(moment(1))
    one.push(moment(2))
    await settle()
    expect(seen).toEqual([1, 2])
    vi.unstubAllGlobals()
  })
})
