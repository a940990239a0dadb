import { describe, expect, it } from 'vitest'
import { loudness, notesOf, sideOf } from './sound'

const MS = 1_000_000_000 // a metre a second, as the solver writes it
const contact = (a: number, b: number, approach: number) => [0, 0, 0, a, b, 500e6, 500e6, 1e6, 0, approach, 0]

describe('the sound of wood', () => {
  it('grows with the speed of approach, and never beyond its most', () => {
    expect(loudness(0.005 * MS)).toBe(0)
    expect(loudness(0.3 * MS)).toBeGreaterThan(0)
    expect(loudness(1 * MS)).toBeGreaterThan(loudness(0.3 * MS))
    expect(loudness(-1 * MS)).toBe(loudness(1 * MS))
    expect(loudness(50 * MS)).toBe(1)
  })

  it('is higher for small disks', () => {
    const highest = (a: number, b: number) => Math.max(...notesOf(contact(a, b, MS)).flatMap((note) => ('wave' in note ? [note.from] : [])))
    expect(highest(11, 12)).toBeGreaterThan(highest(0, 1))
  })

  it('is silent when a touch is too soft to be heard', () => {
    expect(notesOf(contact(0, 1, 0))).toEqual([])
    expect(notesOf([1, 0, 0, 0, 2, 1, 1, 1, 0, 100, 0])).toEqual([])
  })

  it('is another for landscape, for a fall to the table and for one to the floor', () => {
    const rows = [contact(0, 1, MS), [1, 0, 0, 0, -1, 0, 0, 1e6, 0, MS, 0], [2, 0, 0, 11, 2, 0, 0], [3, 0, 0, 0, 0, 0, 1e6, 0], [4, 0, 0, 11, 0, 0, 0]]
    const sounds = rows.map((row) => JSON.stringify(notesOf(row)))
    expect(new Set(sounds).size).toBe(rows.length)
    expect(Math.max(...notesOf([3, 0, 0, 0]).map((note) => note.at))).toBeGreaterThan(0.3)
  })

  it('comes from where it happened, as one sits', () => {
    const left = [0, 0, 0, 0, 1, 0, 500e6]
    expect(sideOf(left, 1000, 1000)).toBeCloseTo(-0.8)
    expect(sideOf(left, 1000, 1000, 2)).toBeCloseTo(0.8)
    expect(sideOf(left, 1000, 1000, 1)).toBeCloseTo(0)
    expect(sideOf([3, 0, 0, 0, 1000e6, 500e6, -1e6, 0], 1000, 1000)).toBeCloseTo(0.8)
  })
})
