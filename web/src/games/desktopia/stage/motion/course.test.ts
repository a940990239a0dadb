import { describe, expect, it } from 'vitest'
import type { Shown } from '../frame'
import { Course } from './course'

const MM = 1_000_000
const S = 1_000_000_000

const disk = (id: number, x: number, y: number, on = -1): Shown =>
  ({ id, kind: 0, seat: 0, life: 1, look: undefined, spent: false, still: false, x, y, turn: 0, on, z: on < 0 ? 0 : 5, there: 1 })

/** A piece: from, to (s), place and speed (mm), turning and its speed (rad). */
const piece = (id: number, from: number, to: number, x: number, y: number, vx: number, vy: number, ax = 0, ay = 0, turn = 0, spin = 0, slow = 0) =>
  [id, from * S, to * S, x * MM, y * MM, vx * MM, vy * MM, ax * MM, ay * MM, turn * 1e6, spin * 1e6, slow * 1e6]

const rest = (id: number, x: number, y: number, on = -1) => [id, x * MM, y * MM, 0, -1_000_000, on]
const fell = (t: number, rider: number, carrier: number, x: number, y: number) => [2, t * S, 0, rider, carrier, x * MM, y * MM]

function at(course: Course, disks: Shown[], t: number): Shown[] {
  const moved = disks.map((one) => ({ ...one }))
  course.place(moved, t)
  return moved
}

const shown = (disks: Shown[], id: number): Shown => disks.find((one) => one.id === id) as Shown

describe('a slide', () => {
  it('follows a parabola, and stops where it ends', () => {
    const disks = [disk(0, 100, 200)]
    const course = new Course({ disk: 0, log: [], rest: [rest(0, 200, 200)], path: [piece(0, 0, 1, 100, 200, 200, 0, -200)] }, disks)
    expect(at(course, disks, 0.5)[0]).toMatchObject({ x: 175, y: 200 })
    expect(at(course, disks, 1)[0]).toMatchObject({ x: 200, y: 200 })
    expect(at(course, disks, 3)[0]).toMatchObject({ x: 200, y: 200 })
    expect(course.rest).toBe(1)
  })

  it('changes pieces at their moment', () => {
    const disks = [disk(0, 0, 0)]
    const path = [piece(0, 1, 2, 100, 0, 0, 50), piece(0, 0, 1, 0, 0, 100, 0)]
    const course = new Course({ disk: 0, log: [], rest: [rest(0, 100, 50)], path }, disks)
    expect(at(course, disks, 0.9)[0]).toMatchObject({ x: 90, y: 0 })
    expect(at(course, disks, 1.5)[0]).toMatchObject({ x: 100, y: 25 })
  })

  it('turns with its spin, and slower and slower', () => {
    const disks = [{ ...disk(0, 0, 0), turn: 1 }]
    const course = new Course({ disk: 0, log: [], rest: [], path: [piece(0, 0, 2, 0, 0, 0, 0, 0, 0, 0.5, 4, 2)] }, disks)
    expect(at(course, disks, 1)[0]?.turn).toBeCloseTo(1 + 0.5 + 4 - 1)
  })

  it('leaves alone what does not move', () => {
    const disks = [disk(0, 0, 0), disk(5, 300, 300)]
    const course = new Course({ disk: 0, log: [], rest: [], path: [piece(0, 0, 1, 0, 0, 9, 0)] }, disks)
    expect(shown(at(course, disks, 0.7), 5)).toMatchObject({ x: 300, y: 300, turn: 0, z: 0 })
  })

  it('ends on the digits of the rest', () => {
    const disks = [disk(0, 0, 0)]
    const course = new Course({ disk: 0, log: [], rest: [[0, 12_345_678, 7, 0, -1_000_000, -1]], path: [piece(0, 0, 1, 0, 0, 12, 0)] }, disks)
    course.finish(disks)
    expect(disks[0]?.x).toBe(12.345678)
  })

  it('tells the ways of those that moved', () => {
    const disks = [disk(0, 0, 0), disk(5, 300, 300)]
    const course = new Course({ disk: 0, log: [], rest: [], path: [piece(0, 0, 1, 0, 0, 100, 0, -100)] }, disks)
    const [way, ...others] = course.ways(0.25)
    expect(others).toEqual([])
    expect(way?.disk).toBe(0)
    expect(way?.way.map((one) => one.x)).toEqual([0, 21.875, 37.5, 46.875, 50])
  })
})

describe('a rider', () => {
  it('keeps its place on a carrier that slides and turns', () => {
    const disks = [disk(2, 0, 0), disk(11, 10, 0, 2)]
    const course = new Course({ disk: 2, log: [], rest: [], path: [piece(2, 0, 1, 0, 0, 100, 0, 0, 0, 0, Math.PI / 2)] }, disks)
    const rider = shown(at(course, disks, 1), 11)
    expect(rider.x).toBeCloseTo(100)
    expect(rider.y).toBeCloseTo(10)
    expect(rider.turn).toBeCloseTo(Math.PI / 2)
    expect(rider.z).toBe(5)
  })

  it('keeps its new place after it slipped', () => {
    const disks = [disk(2, 0, 0), disk(11, 0, 0, 2)]
    const path = [piece(2, 0, 2, 0, 0, 100, 0), piece(11, 0, 1, 0, 0, 94, 0)]
    const course = new Course({ disk: 2, log: [], rest: [], path }, disks)
    expect(shown(at(course, disks, 1), 11).x).toBeCloseTo(94)
    expect(shown(at(course, disks, 2), 11).x).toBeCloseTo(194)
  })

  it('falls to the table, drops in a moment and stays where it came down', () => {
    const disks = [disk(2, 0, 0), disk(11, 0, 0, 2)]
    const path = [piece(2, 0, 2, 0, 0, 100, 0), piece(11, 0, 0.2, 0, 0, 20, 0), piece(11, 0.2, 0.4, 4, 0, 10, 0)]
    const motion = { disk: 2, log: [fell(0.2, 11, 2, 4, 0)], rest: [rest(2, 200, 0), rest(11, 6, 0)], path }
    const course = new Course(motion, disks)
    expect(shown(at(course, disks, 0.2), 11)).toMatchObject({ on: -1, z: 5 })
    expect(shown(at(course, disks, 0.3), 11)).toMatchObject({ x: 5, z: 0 })
    expect(shown(at(course, disks, 2), 11)).toMatchObject({ x: 6, y: 0 })
  })

  it('lies where it came down even if it does not slide on', () => {
    const disks = [disk(2, 0, 0), disk(11, 0, 0, 2)]
    const motion = { disk: 2, log: [fell(0.2, 11, 2, -30, 0)], rest: [], path: [piece(2, 0, 1, 0, 0, 100, 0)] }
    expect(shown(at(new Course(motion, disks), disks, 1), 11)).toMatchObject({ x: -30, y: 0 })
  })

  it('stands on the carrier when the one between has come off', () => {
    const disks = [disk(2, 0, 0), disk(11, 0, 0, 2), disk(12, 0, 2, 11)]
    const motion = {
      disk: 2,
      log: [fell(0.5, 11, 2, 60, 0), [5, 0.5 * S, 0, 12, 2, 50 * MM, 2 * MM]],
      rest: [rest(2, 100, 0), rest(11, 60, 0), rest(12, 100, 2, 2)],
      path: [piece(2, 0, 1, 0, 0, 100, 0), piece(11, 0, 0.5, 0, 0, 120, 0), piece(12, 0, 0.5, 0, 2, 100, 0)],
    }
    const rider = shown(at(new Course(motion, disks), disks, 1), 12)
    expect(rider).toMatchObject({ on: 2, z: 5 })
    expect(rider.x).toBeCloseTo(100)
  })

  it('stays on a bearer that falls', () => {
    const disks = [disk(2, 0, 0), disk(0, 0, 0, 2), disk(12, 3, 0, 0)]
    const motion = {
      disk: 2,
      log: [fell(0.5, 0, 2, 60, 0)],
      rest: [rest(2, 100, 0), rest(0, 70, 0), rest(12, 73, 0, 0)],
      path: [piece(2, 0, 1, 0, 0, 100, 0), piece(0, 0, 0.5, 0, 0, 120, 0), piece(0, 0.5, 1, 60, 0, 20, 0)],
    }
    expect(shown(at(new Course(motion, disks), disks, 1), 12)).toMatchObject({ on: 0, x: 73, z: 5 })
  })
})

describe('over the edge', () => {
  const disks = [disk(0, 990, 500), disk(11, 992, 500, 0)]
  const motion = {
    disk: 0,
    log: [[3, 0.1 * S, 0, 0, 1000 * MM, 500 * MM, -1_000_000, 0], [4, 0.1 * S, 0, 11, 0, 1002 * MM, 500 * MM]],
    rest: [],
    path: [piece(0, 0, 0.1, 990, 500, 100, 0)],
  }
  const course = new Course(motion, disks)

  it('goes on, drops and fades, and its rider with it', () => {
    const [carrier, rider] = at(course, disks, 0.3)
    expect(carrier?.x).toBeCloseTo(1020)
    expect(rider?.x).toBeCloseTo(1022)
    expect(carrier?.z).toBeLessThan(0)
    expect(rider?.z).toBeLessThan(5)
    expect(carrier?.there).toBeLessThan(1)
  })

  it('is gone at the end, which comes after the rest', () => {
    expect(course.end).toBeGreaterThan(course.rest)
    const end = disks.map((one) => ({ ...one }))
    course.finish(end)
    expect(end.map((one) => one.there)).toEqual([0, 0])
  })
})
