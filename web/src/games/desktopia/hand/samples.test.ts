import { describe, expect, it } from 'vitest'
import { meant, type Sample, thrown } from './samples'

/** A finger that lies at (100, 200) with a little trembling, one sample every `every` ms, until `end`. */
const lying = (every: number, end: number): Sample[] =>
  Array.from({ length: Math.floor(end / every) + 1 }, (_, n) => ({ x: 100 + (n % 3) - 1, y: 200 - (n % 3) + 1, t: n * every }))

describe('what a finger meant', () => {
  it.each([8, 33])('is where it was before it slipped off, at %i ms a sample', (every) => {
    const slip = { x: 130, y: 170, t: 395 }
    const last = { x: 160, y: 140, t: 400 }
    const found = meant([...lying(every, 370), slip, last], 402)
    expect(Math.hypot((found?.x ?? 0) - 100, (found?.y ?? 0) - 200)).toBeLessThan(1)
  })

  it('is never the last sample, even of a quick one', () => {
    expect(meant([{ x: 0, y: 0, t: 0 }, { x: 50, y: 0, t: 50 }, { x: 90, y: 9, t: 99 }], 100)).toEqual({ x: 25, y: 0 })
  })

  it('is where it came to lie, when it lay still for long', () => {
    expect(meant([{ x: 0, y: 0, t: 0 }, { x: 70, y: 7, t: 90 }, { x: 99, y: 99, t: 2000 }], 2000)).toEqual({ x: 70, y: 7 })
  })

  it('is nothing when it was hardly there', () => {
    expect(meant([{ x: 0, y: 0, t: 90 }, { x: 9, y: 9, t: 99 }], 100)).toBeNull()
  })
})

describe('a push', () => {
  const even = Array.from({ length: 11 }, (_, n) => ({ x: n * 10, y: 0, t: n * 10 }))

  it('is as fast as the finger was at its end', () => {
    expect(thrown(even, 100, false)).toEqual({ way: { x: 80, y: 0 }, speed: 1000 })
  })

  it('leaves out the last sample of a touch', () => {
    const slipped = [...even.slice(0, 10), { x: 90, y: 60, t: 100 }]
    expect(thrown(slipped, 100, true)?.way).toEqual({ x: 70, y: 0 })
  })

  it('is told from two samples, when there are no more', () => {
    const rare = [{ x: 0, y: 0, t: 0 }, { x: 0, y: 90, t: 150 }]
    expect(thrown(rare, 180, false)).toEqual({ way: { x: 0, y: 90 }, speed: 600 })
  })

  it('is none of a finger that had come to rest', () => {
    expect(thrown(even, 500, false)).toBeNull()
  })
})
