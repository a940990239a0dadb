import { describe, expect, it } from 'vitest'
import { type Arc, isRed } from './sector'

/** From 135 to 225 degrees clockwise: the back of the disk. */
const BACK: Arc = [[-1, 1], [-1, -1]]

describe('a red sector at the back', () => {
  it('is touched by who flicks straight ahead', () => {
    expect(isRed(0, -1, 0, -1000000, [BACK])).toBe(true)
    expect(isRed(1, 0, 0, -1000000, [BACK])).toBe(false)
    expect(isRed(0, 1, 0, -1000000, [BACK])).toBe(false)
  })

  it('turns with the disk', () => {
    expect(isRed(1, 0, 1000000, 0, [BACK])).toBe(true)
    expect(isRed(0, -1, 1000000, 0, [BACK])).toBe(false)
  })

  it('has its ends', () => {
    expect(isRed(100, -100, 0, -1000000, [BACK])).toBe(true)
    expect(isRed(101, -100, 0, -1000000, [BACK])).toBe(false)
    expect(isRed(-100, -100, 0, -1000000, [BACK])).toBe(true)
    expect(isRed(-101, -100, 0, -1000000, [BACK])).toBe(false)
  })

  it('is none on a disk without one', () => {
    expect(isRed(0, -1, 0, -1000000, [])).toBe(false)
  })
})
