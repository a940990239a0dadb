import { expect, it } from 'vitest'
import type { ThingView } from '../../wire'
import { drawnIn, shapeOf } from './shape'
import { STUFF, stuffOf } from './stuff'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MM = 1_000_000

/** As the game lays a thing down (see landscape.py): millimetres of its own, turned, about x, y. */
function laid(x: number, y: number, ux: number, uy: number, corners: [number, number][], circle: [number, number, number]): ThingView {
  const place = (px: number, py: number): [number, number] => [x * MM - px * uy - py * ux, y * MM + px * ux - py * uy]
  return {
    key: 'cup', x: x * MM, y: y * MM, ux, uy, polygons: [corners.map(([px, py]) => place(px, py))],
    circles: [[...place(circle[0], circle[1]), circle[2] * MM]],
  }
}

it.each([[0, -MM], [MM, 0], [0, MM], [600_000, 800_000], [-800_000, -600_000]])('a thing turned to (%i, %i) is itself again in its own frame', (ux, uy) => {
  const shape = shapeOf(laid(300, 700, ux, uy, [[-10, -20], [30, -20], [30, 40]], [5, -8, 12]))
  expect(shape.circles[0]?.x).toBeCloseTo(5)
  expect(shape.circles[0]?.y).toBeCloseTo(-8)
  expect(shape.polygons[0]?.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([[-10, -20], [30, -20], [30, 40]])
  expect(shape.box.width).toBeCloseTo(40)
  expect(shape.box.height).toBeCloseTo(60)
})

const square = [[0, 0], [40, 0], [40, 40], [0, 40]].map(([x = 0, y = 0]) => ({ x, y }))

it('an outline is drawn in by the same on every side, whichever way round it goes', () => {
  const inner = [{ x: 3, y: 3 }, { x: 37, y: 3 }, { x: 37, y: 37 }, { x: 3, y: 37 }]
  expect(drawnIn(square, 3)).toEqual(inner)
  expect(drawnIn([...square].reverse(), 3)).toEqual([...inner].reverse())
})

it('an outline is drawn out as well, and never turned inside out', () => {
  expect(drawnIn(square, -5)[0]).toEqual({ x: -5, y: -5 })
  expect(drawnIn(square, 500)[0]).toEqual({ x: 10, y: 10 })
})

it('every thing on the shelf is made of something of its own', () => {
  const shelf = readFileSync(join(import.meta.dirname, '../../../../../../src/tavola/games/desktopia/content/things.toml'), 'utf8')
  const keys = [...shelf.matchAll(/^key = "([^"]+)"/gm)].map(([, key = '']) => key)
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !(key in STUFF))).toEqual([])
  expect(stuffOf('something new').height).toBeGreaterThan(0)
})
