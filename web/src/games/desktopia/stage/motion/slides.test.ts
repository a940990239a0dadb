/** Slides of the solver with riders, falls and disks over the edge; `seen` is where the solver itself says everybody is. */
import { expect, it } from 'vitest'
import type { Shown } from '../frame'
import { Course } from './course'
import told from './slides.json'

const start = (): Shown[] =>
  told.start.map(([id = 0, x = 0, y = 0, on = -1]) =>
    ({ id, kind: 0, seat: 0, life: 1, look: undefined, spent: false, still: false, x, y, turn: 0, on, z: 0, there: 1 }))

it.each(told.slides.map((slide, n) => [n, slide] as const))('slide %i is seen as the solver has it', (_, slide) => {
  const course = new Course(slide, start())
  for (const [t, seen] of slide.seen as [number, number[][]][]) {
    const disks = start()
    course.place(disks, t)
    for (const [id, x = 0, y = 0, ux = 0, uy = 0, on] of seen) {
      const disk = disks.find((one) => one.id === id) as Shown
      expect(disk.x, `${t} s, disk ${id}`).toBeCloseTo(x, 3)
      expect(disk.y, `${t} s, disk ${id}`).toBeCloseTo(y, 3)
      expect(Math.sin(disk.turn)).toBeCloseTo(ux, 4)
      expect(-Math.cos(disk.turn)).toBeCloseTo(uy, 4)
      expect(disk.on).toBe(on)
    }
  }
})
