import { describe, expect, it } from 'vitest'
import { diskAt, fieldOf } from '../ground'
import { MM } from '../units'
import type { ThingView } from '../wire'
import { firstContact, toCircle } from './contact'

const HERO = 0
const VETERAN = 3
const ARTIFACT = 2
const RIGHT = { x: 1, y: 0 }

const thing = (shapes: Partial<ThingView>): ThingView =>
  ({ key: 'book', x: 0, y: 0, ux: MM, uy: 0, circles: [], polygons: [], ...shapes })

const box = (x: number, y: number, size: number): [number, number][] =>
  ([[x, y], [x + size, y], [x + size, y + size], [x, y + size]] as const).map(([a, b]) => [a * MM, b * MM])

describe('the first contact', () => {
  const hero = diskAt(HERO, 100, 500)

  it('is with the nearest disk on the way', () => {
    const met = firstContact(hero, RIGHT, [hero, diskAt(VETERAN, 400, 500), diskAt(VETERAN + 1, 300, 500)], fieldOf())
    expect(met).toEqual({ what: 'disk', at: VETERAN + 1, reach: expect.closeTo(200 - 15.5 - 14) })
  })

  it('may be a graze, or a miss by a hair', () => {
    const near = (y: number) => firstContact(hero, RIGHT, [hero, diskAt(VETERAN, 300, y)], fieldOf()).what
    expect(near(500 + 29.49)).toBe('disk')
    expect(near(500 + 29.51)).toBe('border')
  })

  it('is not with what lies behind, rides, or waits off the field', () => {
    const others = [diskAt(VETERAN, 50, 500), diskAt(11, 300, 500, { on: 4 }), diskAt(4, 350, 500, { off: true })]
    expect(firstContact(hero, RIGHT, [hero, ...others], fieldOf()).what).toBe('border')
  })

  it('is at once with what it touches and goes towards', () => {
    const touching = diskAt(VETERAN, 129.5, 500)
    expect(firstContact(hero, RIGHT, [hero, touching], fieldOf())).toMatchObject({ reach: 0, what: 'disk' })
    expect(firstContact(hero, { x: -1, y: 0 }, [hero, touching], fieldOf()).what).toBe('border')
  })

  it('is with sides, corners and round things', () => {
    const side = fieldOf({ things: [thing({ polygons: [box(300, 450, 100)] })] })
    expect(firstContact(hero, RIGHT, [hero], side)).toEqual({ what: 'thing', at: 0, reach: expect.closeTo(184.5) })
    const corner = fieldOf({ things: [thing({ polygons: [box(300, 510, 100)] })] })
    const reach = 200 - Math.sqrt(15.5 * 15.5 - 100)
    expect(firstContact(hero, RIGHT, [hero], corner)).toEqual({ what: 'thing', at: 0, reach: expect.closeTo(reach) })
    const round = fieldOf({ things: [thing({ circles: [[300 * MM, 500 * MM, 40 * MM]] })] })
    expect(firstContact(hero, RIGHT, [hero], round).reach).toBeCloseTo(200 - 40 - 15.5)
  })

  it('is the border for the centre, and a wall for the rim', () => {
    expect(firstContact(hero, RIGHT, [hero], fieldOf())).toEqual({ what: 'border', at: -1, reach: 900 })
    expect(firstContact(hero, RIGHT, [hero], fieldOf({ wall: true }))).toEqual({ what: 'wall', at: -1, reach: 884.5 })
    const slant = { x: Math.SQRT1_2, y: -Math.SQRT1_2 }
    expect(firstContact(hero, slant, [hero], fieldOf()).reach).toBeCloseTo(500 * Math.SQRT2)
  })

  it('of who stands on an artifact comes after it has left it', () => {
    const below = diskAt(ARTIFACT, 100, 500)
    const rider = diskAt(HERO, 100, 500, { on: ARTIFACT })
    const met = firstContact(rider, RIGHT, [rider, below, diskAt(VETERAN, 130, 500)], fieldOf())
    expect(met).toEqual({ what: 'disk', at: VETERAN, reach: expect.closeTo(15.5) })
  })

  it('agrees with small steps', () => {
    for (const [x, y] of [[200, 10], [90, -25], [60, 3], [-40, 2]] as const) {
      const reach = toCircle({ x: 0, y: 0 }, RIGHT, { x, y }, 29.5)
      let step = 0
      while (step < 400 && Math.hypot(x - step, y) > 29.5) step += 0.01
      expect(reach === Infinity ? 400 : reach).toBeCloseTo(step >= 400 ? 400 : step, 1)
    }
  })
})
