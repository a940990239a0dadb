import { describe, expect, it } from 'vitest'
import type { Scene, Update, Whole } from '../wire'
import { crc32 } from './crc'
import { Feed, type Moment } from './feed'
import { applyPatch, PatchError } from './patch'

const scene: Scene = {
  status: 'running', host: 'p', chairs: [], deciders: [0], ask: { need: 1, seat: 0, menu: { kind: 'one', actions: [], of: [], low: 0, high: 0, disks: [], speed: 0, more: false } },
  undo: '', offers: [], clock: null, pace: 0, ending: null, next: '', view: { a: [1, 2], b: { c: 3 } },
}
const whole = (v: number): Whole => ({
  t: 'table', protocol: 1, v, id: 'x', game: 'g', options: {}, rules: { kind: 'none', seconds: 0, increment: 0, away: 0 }, rated: false, private: false,
  bots: [], you: 'p', seats: [0], eyes: 0, forced: true, passes: false, draws: false, question: 'Your turn?', sum: 0, scene, log: [], chat: [],
})
const update = (v: number, patch: any[][] = [], more: Partial<Update> = {}): Update => ({ t: 'update', v, patch, ...more })
const at5 = () => {
  const feed = new Feed()
  feed.whole(whole(5))
  return feed
}

describe('patches', () => {
  it('leave what they do not touch the very same object', () => {
    const after = applyPatch(scene, [['view', 'a', 1, 7]])
    expect(after.view).toEqual({ a: [1, 7], b: { c: 3 } })
    expect(after.view.b).toBe(scene.view.b)
    expect(scene.view.a).toEqual([1, 2])
  })
  it('replace the whole by a row without a path', () => expect(applyPatch({ a: 1 } as unknown, [[9]])).toBe(9))
  it('refuse a path into nothing', () => {
    expect(() => applyPatch(scene, [['view', 'nowhere', 1, 7]])).toThrow(PatchError)
    expect(() => applyPatch(scene, [['view', 'a', 5, 7]])).toThrow(PatchError)
  })
})

describe('the feed', () => {
  it('counts checksums as zlib does', () => {
    expect(crc32('123456789')).toBe(0xcbf43926)
    expect(crc32('Привет')).toBe(0xa8eab199)
  })
  it('follows versions one after the other', () => {
    const feed = at5()
    const moment = feed.take(update(6, [['view', 'b', 'c', 4]])) as Moment
    expect(moment.scene.view.b.c).toBe(4)
    expect(moment.question).toBe('Your turn?')
    expect((feed.take({ t: 'skip', v: 7 }) as Moment).scene).toBe(moment.scene)
  })
  it('knows what is old, and what is missing', () => {
    const feed = at5()
    expect(feed.take(update(5))).toBe('old')
    expect(feed.take(update(7))).toBe('lost')
    expect(feed.take(update(6))).toBe('old') // the whole table is on its way; nothing before it counts
    feed.whole(whole(9))
    expect(feed.take(update(10))).toMatchObject({ v: 10 })
  })
  it('is lost when the checksum differs, and not when it is right', () => {
    const feed = at5()
    expect(feed.take(update(6, [['pace', 3]], { sum: crc32(JSON.stringify({ ...scene, pace: 3 })) }))).toMatchObject({ v: 6 })
    expect(feed.take(update(7, [['pace', 4]], { sum: 1 }))).toBe('lost')
  })
  it('is lost when a patch does not fit', () => expect(at5().take(update(6, [['view', 'x', 'y', 1]]))).toBe('lost'))
  it('keeps the question until another one is told, also for the next decision', () => {
    const feed = at5()
    expect(feed.take(update(6, [['ask', 'need', 2]]))).toMatchObject({ question: 'Your turn?' })
    expect(feed.take(update(7, [['ask', 'need', 3]], { question: 'And now?' }))).toMatchObject({ question: 'And now?' })
  })
  it('tells how much is left after something was taken back', () => {
    const feed = at5()
    expect(feed.take(update(6, [], { undone: 3 }))).toMatchObject({ undone: 3 })
    expect(feed.take(update(7))).toMatchObject({ undone: -1 })
  })
})
