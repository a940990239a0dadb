import { beforeEach, describe, expect, it } from 'vitest'
import { Camera } from './camera'
import type { Beat } from './clockwork'
import { Director, type Easel } from './director'
import type { Frame, Shown } from './frame'
import type { Above } from './layer/glass'
import type { Manner, Scenery } from './types'

const MM = 1_000_000
const S = 1_000_000_000

/** A beat that the test strikes. */
class Hand implements Beat {
  time = 0
  private call: (() => void) | null = null

  now(): number {
    return this.time
  }

  next(call: () => void): () => void {
    this.call = call
    return () => (this.call = null)
  }

  /** So many milliseconds later; false when nobody waits for a picture. */
  strike(ms: number): boolean {
    this.time += ms
    const call = this.call
    this.call = null
    call?.()
    return call !== null
  }
}

const lying = (id: number, x: number, y: number, on = -1) =>
  ({ id, kind: 0, seat: 0, x: x * MM, y: y * MM, ux: 0, uy: -MM, on, life: 1, marks: 0, off: false })

const scenery = (disks: Scenery['disks'], eyes = 0): Scenery =>
  ({ width: 1000 * MM, height: 1000 * MM, wall: false, things: [], disks, marks: [0, 1], eyes, areas: [] })

const slide = {
  disk: 0,
  log: [[0, 0.5 * S, 0, 0, 1, 0, 0, 0, 0, 0, 0], [1, 0.25 * S, 0, 0, 3, 0, 0, 0, 0, 0, 0]],
  rest: [[0, 200 * MM, 100 * MM, 0, -MM, -1]],
  path: [[0, 0, S, 100 * MM, 100 * MM, 200 * MM, 0, -200 * MM, 0, 0, 0, 0]],
}

const USUAL: Manner = { dark: false, motion: 1, lang: 'en' }

let beat: Hand
let frames: Frame[]
let aboves: Above[]
let painted: Shown[]

function stage(manner = USUAL): Director {
  const camera = new Camera()
  camera.size(800, 600)
  const easel: Easel = {
    solid: true, camera,
    box: () => ({ left: 10, top: 20, width: 800, height: 600 }),
    painter: {
      scenery: () => undefined,
      draw: (frame) => {
        frames.push(frame)
        painted = frame.disks.map((disk) => ({ ...disk }))
      },
      size: () => undefined, dispose: () => undefined,
    },
    above: (_, above) => aboves.push({ ...above, glimmers: above.glimmers.map((one) => ({ ...one })) }),
    size: () => undefined, dispose: () => undefined,
  }
  return new Director(easel, manner, beat)
}

const never = new AbortController().signal
const where = (id: number): Shown | undefined => painted.find((disk) => disk.id === id)

beforeEach(() => {
  beat = new Hand()
  frames = []
  aboves = []
  painted = []
})

describe('pictures', () => {
  it('are made when something has changed, and not otherwise', () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    made.overlay({ open: [0] })
    expect(beat.strike(16)).toBe(true)
    expect(frames.length).toBe(1)
    expect(beat.strike(16)).toBe(false)
    made.zoom(2, 400, 300)
    expect(beat.strike(16)).toBe(true)
    expect(beat.strike(16)).toBe(false)
  })

  it('tell when the view has changed', () => {
    const made = stage()
    let moves = 0
    made.moved = () => moves++
    made.show(scenery([lying(0, 100, 100)]))
    beat.strike(16)
    made.overlay(null)
    beat.strike(16)
    expect(moves).toBe(1)
    made.pan(3, 3)
    beat.strike(16)
    expect(moves).toBe(2)
  })

  it('show each seat its own side below', () => {
    const made = stage()
    for (const [eyes, low] of [[0, 900], [1, 100]] as const) {
      made.show(scenery([], eyes))
      expect(made.screen({ x: 500, y: low }).y).toBeGreaterThan(made.screen({ x: 500, y: 1000 - low }).y)
    }
  })

  it('hold a disk in the hand instead of where it lay', () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100), lying(1, 300, 300)]))
    made.overlay({ ghost: { disk: 0, kind: 0, x: 500, y: 510, ux: 0, uy: -1, fits: true } })
    beat.strike(16)
    expect(painted.filter((disk) => disk.id === 0)).toMatchObject([{ x: 500, y: 510, seat: 0 }])
    expect(where(0)?.there).toBeLessThan(1)
  })
})

describe('a slide', () => {
  it('is seen at its own moments, and its rows told in order when theirs come', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    const told: (number | undefined)[] = []
    let over = false
    const done = made.play(slide, 1, (row) => told.push(row[0]), never).then(() => (over = true))
    beat.strike(300)
    expect(told).toEqual([1])
    expect(where(0)?.x).toBeCloseTo(100 + 200 * 0.3 - 100 * 0.09)
    beat.strike(300)
    expect(told).toEqual([1, 0])
    expect(over).toBe(false)
    beat.strike(400)
    await done
    expect(where(0)?.x).toBe(200)
  })

  it.each([[0.2, 1, 5000], [1, 2, 2000], [1, 0.5, 500]])('at speed %f with motion %f lasts %i ms', async (speed, motion, ms) => {
    const made = stage({ ...USUAL, motion })
    made.show(scenery([lying(0, 100, 100)]))
    let over = false
    void made.play(slide, speed, () => undefined, never).then(() => (over = true))
    beat.strike(ms - 1)
    await Promise.resolve()
    expect(over).toBe(false)
    beat.strike(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(over).toBe(true)
  })

  it('ends at once when it is skipped, with everything told', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    const skip = new AbortController()
    const told: unknown[] = []
    const done = made.play(slide, 1, (row) => told.push(row), skip.signal)
    beat.strike(100)
    skip.abort()
    await done
    expect(told.length).toBe(2)
    beat.strike(16)
    expect(where(0)?.x).toBe(200)
    expect(beat.strike(16)).toBe(false)
  })

  it('without motion is a line from where it was to where it is', async () => {
    const made = stage({ ...USUAL, motion: 0 })
    made.show(scenery([lying(0, 100, 100)]))
    const told: unknown[] = []
    await made.play(slide, 1, (row) => told.push(row), never)
    beat.strike(16)
    expect(told.length).toBe(2)
    expect(where(0)?.x).toBe(200)
    const [trail] = aboves.at(-1)?.trails ?? []
    expect(trail?.way.at(0)?.x).toBe(100)
    expect(trail?.way.at(-1)?.x).toBeCloseTo(200)
  })

  it('goes on when the scene is shown anew meanwhile', () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    void made.play(slide, 1, () => undefined, never)
    beat.strike(300)
    made.show(scenery([lying(0, 100, 100), lying(5, 700, 700)]))
    beat.strike(200)
    expect(where(0)?.x).toBeCloseTo(175)
    expect(where(5)?.x).toBe(700)
  })
})

describe('hands and effects', () => {
  it('carry a disk with its riders, lifted, and lay it onto what is there', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100), lying(11, 102, 100, 0), lying(2, 500, 500)]))
    const done = made.carry(0, 505, 500, 200, never)
    beat.strike(100)
    expect(where(0)?.z).toBeGreaterThan(10)
    expect(where(11)?.x).toBeCloseTo((where(0)?.x ?? 0) + 2)
    beat.strike(100)
    await done
    beat.strike(16)
    expect(where(0)).toMatchObject({ x: 505, y: 500, z: 5, on: 2 })
    expect(where(11)?.z).toBe(10)
  })

  it('go on when the scene is shown anew meanwhile', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100), lying(2, 500, 500)]))
    const done = Promise.all([made.carry(0, 300, 300, 200, never), made.effect('death', 2, '', 200, never)])
    beat.strike(50)
    made.show(scenery([lying(0, 100, 100), lying(2, 500, 500)]))
    beat.strike(100)
    expect(where(0)?.x).toBeGreaterThan(200)
    expect(where(2)?.there).toBeCloseTo(0.25)
    beat.strike(50)
    await done
    beat.strike(16)
    expect(where(0)).toMatchObject({ x: 300, y: 300, on: -1 })
  })

  it('bring back a disk that has left', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    const off = { ...slide, log: [[3, 0.5 * S, 0, 0, 0, 0, MM, 0]], rest: [] }
    const gone = made.play(off, 1, () => undefined, never)
    beat.strike(5000)
    await gone
    beat.strike(16)
    expect(where(0)?.there).toBe(0)
    await made.carry(0, 20, 20, 0, never)
    beat.strike(16)
    expect(where(0)).toMatchObject({ x: 20, y: 20, there: 1 })
  })

  it('rise over a disk and are gone; the dead fade', async () => {
    const made = stage()
    made.show(scenery([lying(0, 100, 100)]))
    const done = made.effect('death', 0, '-1', 400, never)
    beat.strike(100)
    expect(aboves.at(-1)?.glimmers).toMatchObject([{ kind: 'death', disk: 0, text: '-1', part: 0.25 }])
    expect(where(0)?.there).toBeCloseTo(0.75)
    beat.strike(300)
    await done
    beat.strike(16)
    expect(aboves.at(-1)?.glimmers).toEqual([])
    expect(where(0)?.there).toBe(0)
  })
})
