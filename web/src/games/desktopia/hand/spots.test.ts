import { describe, expect, it } from 'vitest'
import { diskAt, fieldOf, pendingOf } from '../ground'
import { MM } from '../units'
import { fits, fromPolygon, inside, withinReach } from './spots'

const FIGHTER = 7
const TICK = 43
const SQUARE: [number, number][] = [[100, 100], [200, 100], [200, 200], [100, 200]].map(([x, y]) => [x! * MM, y! * MM])

describe('a place', () => {
  const disks = [diskAt(FIGHTER, 500, 500)]
  const shot = pendingOf({ anchor: FIGHTER, reach: 23 * MM })

  it('is no farther from its anchor than it may be', () => {
    expect(fits(TICK, { x: 542, y: 500 }, shot, disks, fieldOf())).toBe(true)
    expect(fits(TICK, { x: 542.1, y: 500 }, shot, disks, fieldOf())).toBe(false)
  })

  it('is drawn back to the ring', () => {
    const held = withinReach(TICK, { x: 500, y: 900 }, shot, disks)
    expect(held).toEqual({ x: 500, y: expect.closeTo(541.99) })
    expect(fits(TICK, held, shot, disks, fieldOf())).toBe(true)
    expect(withinReach(TICK, { x: 510, y: 520 }, shot, disks)).toEqual({ x: 510, y: 520 })
  })

  it('lies over nothing, and may touch', () => {
    expect(fits(TICK, { x: 519, y: 500 }, shot, disks, fieldOf())).toBe(true)
    expect(fits(TICK, { x: 518.9, y: 500 }, shot, disks, fieldOf())).toBe(false)
    const book = fieldOf({ things: [{ key: 'book', x: 0, y: 0, ux: MM, uy: 0, circles: [], polygons: [SQUARE] }] })
    expect(fits(TICK, { x: 150, y: 92.5 }, pendingOf(), [], book)).toBe(true)
    expect(fits(TICK, { x: 150, y: 93 }, pendingOf(), [], book)).toBe(false)
    expect(fits(TICK, { x: 150, y: 150 }, pendingOf(), [], book)).toBe(false)
  })

  it('is inside the field and inside the area', () => {
    expect(fits(TICK, { x: 7.5, y: 500 }, pendingOf(), [], fieldOf())).toBe(true)
    expect(fits(TICK, { x: 7, y: 500 }, pendingOf(), [], fieldOf())).toBe(false)
    const zone = pendingOf({ areas: [SQUARE] })
    expect(fits(TICK, { x: 150, y: 150 }, zone, [], fieldOf())).toBe(true)
    expect(fits(TICK, { x: 300, y: 150 }, zone, [], fieldOf())).toBe(false)
  })
})

it('polygons have an inside and a distance', () => {
  expect(inside({ x: 150, y: 150 }, SQUARE)).toBe(true)
  expect(inside({ x: 250, y: 150 }, SQUARE)).toBe(false)
  expect(fromPolygon({ x: 150, y: 120 }, SQUARE)).toBeCloseTo(-20)
  expect(fromPolygon({ x: 203, y: 204 }, SQUARE)).toBeCloseTo(5)
})
