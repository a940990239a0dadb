import { describe, expect, it } from 'vitest'
import { Camera, project } from './camera'
import { THICK } from './disks'
import type { Shown } from './frame'
import { pick, screen } from './pick'

const disk = (id: number, x: number, y: number, z = 0, there = 1): Shown =>
  ({ id, kind: 0, seat: 0, life: 1, look: undefined, spent: false, still: false, x, y, turn: 0, on: -1, z, there })

function viewOf(quarters = 0) {
  const camera = new Camera()
  camera.table(1000, 1000, 20, quarters)
  camera.size(800, 700)
  return camera.view()
}

/** Where one sees the face of a disk, moved by so many millimetres. */
const faceOf = (one: Shown, dx = 0, dy = 0, quarters = 0) =>
  project(viewOf(quarters), { x: one.x + dx, y: one.y + dy, z: one.z + THICK })

describe('picking', () => {
  const carrier = disk(2, 500, 500)
  const rider = disk(11, 505, 500, 5)
  const disks = [rider, carrier, disk(7, 560, 500), disk(8, 100, 900)]

  it.each([0, 1, 2, 3])('finds each disk by its face, quarter %i', (quarters) => {
    for (const one of disks.filter((any) => any !== carrier)) {
      const at = faceOf(one, 0, 0, quarters)
      expect(pick(viewOf(quarters), disks, at.x, at.y).disk).toBe(one.id)
    }
  })

  it('prefers the rider, and the carrier beside it', () => {
    const over = faceOf(rider, 3, 0)
    expect(pick(viewOf(), disks, over.x, over.y).disk).toBe(11)
    const beside = faceOf(carrier, -12, 0)
    expect(pick(viewOf(), disks, beside.x, beside.y).disk).toBe(2)
  })

  it('ends at the rim', () => {
    const [inside, outside] = [faceOf(carrier, 0, 15.3), faceOf(carrier, 0, 15.7)]
    expect(pick(viewOf(), disks, inside.x, inside.y).disk).toBe(2)
    expect(pick(viewOf(), disks, outside.x, outside.y).disk).toBe(-1)
  })

  it('helps a finger to the nearest disk', () => {
    const at = faceOf(carrier, 30, 0) // 14.5 mm from its rim, 18.5 from that of the other
    expect(pick(viewOf(), disks, at.x, at.y).disk).toBe(-1)
    expect(pick(viewOf(), disks, at.x, at.y, 12).disk).toBe(2)
    expect(pick(viewOf(), disks, at.x, at.y, 2).disk).toBe(-1)
  })

  it('does not find what is gone', () => {
    const gone = [disk(2, 500, 500, 0, 0)]
    const at = faceOf(carrier)
    expect(pick(viewOf(), gone, at.x, at.y, 40).disk).toBe(-1)
  })

  it('tells the point of the table', () => {
    const at = screen(viewOf(), { x: 321, y: 654 })
    const found = pick(viewOf(), [], at.x, at.y)
    expect(found.at.x).toBeCloseTo(321, 6)
    expect(found.at.y).toBeCloseTo(654, 6)
  })
})
