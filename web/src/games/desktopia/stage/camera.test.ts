import { describe, expect, it } from 'vitest'
import { Camera, project, scaleAt, unproject } from './camera'

function camera(width: number, height: number, quarters = 0): Camera {
  const made = new Camera()
  made.table(1000, 1000, 20, quarters)
  made.size(width, height)
  return made
}

const CORNERS = [-20, 1020].flatMap((x) => [-20, 1020].flatMap((y) => [0, 12].map((z) => ({ x, y, z }))))

describe('the whole table', () => {
  it.each([[360, 500], [1440, 700], [700, 700], [320, 900]])('is seen, and fills the room, at %i by %i', (width, height) => {
    const view = camera(width, height).view()
    const seen = CORNERS.map((corner) => project(view, corner))
    const [xs, ys] = [seen.map((one) => one.x), seen.map((one) => one.y)]
    expect(Math.min(...xs)).toBeGreaterThan(-0.5)
    expect(Math.max(...xs)).toBeLessThan(width + 0.5)
    expect(Math.min(...ys)).toBeGreaterThan(-0.5)
    expect(Math.max(...ys)).toBeLessThan(height + 0.5)
    const used = Math.max((Math.max(...xs) - Math.min(...xs)) / width, (Math.max(...ys) - Math.min(...ys)) / height)
    expect(used).toBeGreaterThan(0.98)
    expect(Math.min(...ys) + Math.max(...ys)).toBeCloseTo(height, 0)
  })

  it.each([[0, 500, 950], [1, 50, 500], [2, 500, 50], [3, 950, 500]])('is turned: quarter %i has (%i, %i) below', (quarters, x, y) => {
    const seen = project(camera(600, 600, quarters).view(), { x, y, z: 0 })
    expect(seen.x).toBeCloseTo(300, 0)
    expect(seen.y).toBeGreaterThan(500)
  })

  it('shows the left of a seat at the left', () => {
    expect(project(camera(600, 600, 2).view(), { x: 900, y: 500, z: 0 }).x).toBeLessThan(100)
    expect(project(camera(600, 600, 1).view(), { x: 500, y: 100, z: 0 }).x).toBeLessThan(100)
  })
})

describe('a point of the screen', () => {
  it.each([0, 1, 2, 3])('is found on the table and back again, quarter %i', (quarters) => {
    const view = camera(900, 600, quarters).view()
    for (const z of [0, 5, 12]) {
      const at = unproject(view, 700, 150, z)
      const back = project(view, { ...at, z })
      expect(back.x).toBeCloseTo(700, 6)
      expect(back.y).toBeCloseTo(150, 6)
    }
  })

  it('is nearer when it is higher', () => {
    const view = camera(900, 600).view()
    expect(scaleAt(view, { x: 500, y: 500, z: 10 })).toBeGreaterThan(scaleAt(view, { x: 500, y: 500, z: 0 }))
  })
})

describe('straight from above', () => {
  it('a millimetre is as long everywhere on the table', () => {
    const made = camera(900, 600)
    made.lean(false)
    const sizes = CORNERS.filter((corner) => corner.z === 0).map((corner) => scaleAt(made.view(), corner))
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1e-9)
  })
})

describe('the hand', () => {
  it('zooms around the point below it', () => {
    const made = camera(900, 600)
    const under = unproject(made.view(), 400, 280)
    made.zoom(2, 400, 280)
    const seen = project(made.view(), { ...under, z: 0 })
    expect(seen.x).toBeCloseTo(400, 6)
    expect(seen.y).toBeCloseTo(280, 6)
  })

  it('never sees more than the table, nor nearer than useful', () => {
    const made = camera(900, 600)
    const whole = made.view().distance
    made.zoom(0.2, 10, 10)
    expect(made.view().distance).toBe(whole)
    made.zoom(1e6, 450, 300)
    const { x, y } = made.view().target
    expect(scaleAt(made.view(), { x, y, z: 0 })).toBeCloseTo(9)
  })

  it('moves what is near, and only that', () => {
    const made = camera(900, 600)
    const still = made.view().target
    made.pan(80, 50)
    expect(made.view().target).toEqual(still)
    made.zoom(4, 450, 300)
    const before = made.view().target
    made.pan(80, 50)
    expect(made.view().target.x).toBeLessThan(before.x)
    expect(made.view().target.y).toBeLessThan(before.y)
    made.pan(1e5, 1e5)
    expect(made.view().target.x).toBeGreaterThan(-50)
    made.fit()
    expect(made.view().target).toEqual(still)
  })

  it('keeps the whole table in sight when the room changes', () => {
    const made = camera(900, 600)
    made.size(360, 420)
    const seen = CORNERS.map((corner) => project(made.view(), corner).x)
    expect(Math.min(...seen)).toBeGreaterThan(-0.5)
    made.zoom(3, 100, 100)
    const near = made.view().distance
    made.size(420, 360)
    expect(made.view().distance).toBe(near)
  })
})
