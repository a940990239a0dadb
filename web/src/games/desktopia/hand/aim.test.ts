import { describe, expect, it } from 'vitest'
import { angleOf, DEAD, FULL, powerOf, pulled, pushed, SCALE, stronger, towards, turned, wholeOf } from './aim'

const UP = { x: 0, y: -1 }
const BOARD = 800

describe('a pull', () => {
  it('goes the other way', () => {
    expect(pulled({ x: 100, y: 100 }, { x: 100, y: 160 }, 60, BOARD)).toMatchObject({ dx: 0, dy: -1 })
  })

  it('is none while the finger is still on its place', () => {
    expect(pulled({ x: 100, y: 100 }, { x: 101, y: 100 }, DEAD - 1, BOARD)).toBeNull()
  })

  it('is stronger the longer it is, and never stronger than full', () => {
    expect(powerOf(DEAD, BOARD)).toBe(0)
    expect(powerOf(DEAD + FULL * BOARD, BOARD)).toBe(1)
    expect(powerOf(5000, BOARD)).toBe(1)
    expect(powerOf(DEAD + (FULL * BOARD) / 2, BOARD)).toBeCloseTo(0.3536, 3)
  })

  it('forward goes where the finger went, as fast as it was', () => {
    expect(pushed({ x: 3, y: 4 }, 1500, 3000)).toEqual({ dx: 0.6, dy: 0.8, power: 0.5 })
    expect(pushed({ x: 3, y: 4 }, 9000, 3000)?.power).toBe(1)
    expect(pushed({ x: 0, y: 0 }, 100, 3000)).toBeNull()
  })
})

describe('what is sent', () => {
  it('is whole numbers', () => {
    expect(wholeOf({ dx: 0.6, dy: -0.8, power: 0.3334 }, 3000)).toEqual({ dx: 60000, dy: -80000, speed: 1000 })
  })

  it('has a direction whatever happens, and a speed the table allows', () => {
    expect(wholeOf({ dx: 0, dy: 0, power: 7 }, 3000)).toEqual({ dx: 0, dy: -SCALE, speed: 3000 })
  })
})

describe('angles', () => {
  it('are clockwise from what is up on the screen', () => {
    expect(angleOf({ dx: 0, dy: -1 }, UP)).toBe(0)
    expect(angleOf({ dx: 1, dy: 0 }, UP)).toBeCloseTo(90)
    expect(angleOf({ dx: 0, dy: 1 }, UP)).toBeCloseTo(180)
    expect(angleOf({ dx: -1, dy: 0 }, UP)).toBeCloseTo(270)
  })

  it('follow the side from which the table is seen', () => {
    expect(angleOf({ dx: 0, dy: 1 }, { x: 0, y: 1 })).toBe(0)
    expect(angleOf({ dx: -1, dy: 0 }, { x: 0, y: 1 })).toBeCloseTo(90)
  })

  it('lead back to directions', () => {
    for (const angle of [0, 33.3, 90, 210, 359.9]) {
      expect(angleOf(towards(angle, { x: 1, y: 0 }), { x: 1, y: 0 })).toBeCloseTo(angle)
    }
  })

  it('turn by steps and keep the strength', () => {
    const aim = turned({ dx: 0, dy: -1, power: 0.5 }, 90)
    expect([aim.dx, aim.dy, aim.power]).toEqual([expect.closeTo(1), expect.closeTo(0), 0.5])
    expect(stronger(aim, 0.7).power).toBe(1)
    expect(stronger(aim, -0.7).power).toBe(0)
  })
})
