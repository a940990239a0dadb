import { expect, it } from 'vitest'
import { diskAt, fieldOf, viewOf } from './ground'
import { nearPairs, nearTo } from './near'
import { MM } from './units'
import type { DiskView, View } from './wire'

const [HERO, ARTIFACT, VETERAN, FIGHTER, TICK] = [0, 2, 3, 7, 43] as const
const pairs = (disks: DiskView[], more: Partial<View> = {}) => nearPairs(viewOf(disks, more))

it('near is less than the width of a missile between the rims', () => {
  const beside = (x: number) => pairs([diskAt(HERO, 100, 100), diskAt(FIGHTER, 100 + x, 100)])
  expect([beside(41.9), beside(42)]).toEqual([[[HERO, FIGHTER]], []])
})

it('who stands on an artifact has neighbours, but not the artifact below', () => {
  const disks = [diskAt(ARTIFACT, 100, 100), diskAt(HERO, 100, 100, { on: ARTIFACT }), diskAt(FIGHTER, 137, 100)]
  expect(pairs(disks)).toEqual([[ARTIFACT, FIGHTER], [HERO, FIGHTER]])
  const same = viewOf(disks)
  expect(nearPairs({ ...same, settings: { ...same.settings, nearbyLevels: 'same' } })).toEqual([[ARTIFACT, FIGHTER]])
  expect(nearTo(FIGHTER, pairs(disks))).toEqual([ARTIFACT, HERO])
})

it('missiles and disks off the table are near nobody', () => {
  expect(pairs([diskAt(HERO, 100, 100), diskAt(TICK, 125, 100), diskAt(VETERAN, 100, 130, { off: true })])).toEqual([])
})

it('what stands between parts them', () => {
  const two = [diskAt(HERO, 100, 100), diskAt(VETERAN, 140, 100)]
  const wall = [[119, 50], [121, 50], [121, 150], [119, 150]].map(([x, y]) => [x! * MM, y! * MM] as [number, number])
  const thing = { key: 'ruler', x: 0, y: 0, ux: MM, uy: 0, circles: [], polygons: [wall] }
  expect([pairs(two).length, pairs(two, { field: fieldOf({ things: [thing] }) }).length]).toEqual([1, 0])
  const pin = { ...thing, polygons: [], circles: [[120 * MM, 101 * MM, 2 * MM] as [number, number, number]] }
  expect(pairs(two, { field: fieldOf({ things: [pin] }) })).toEqual([])
})
