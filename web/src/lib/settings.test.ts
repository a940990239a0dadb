import { describe, expect, it } from 'vitest'
import { defaults, sane } from './settings.svelte'

describe('stored settings', () => {
  it('are taken as they are when they are legal', () => {
    const stored = { ...defaults(), lang: 'ru', theme: 'dark', motion: 'slow', volume: 0, muted: ['dice'], text: 130, name: 'Ann' }
    expect(sane(stored)).toEqual(stored)
  })

  it('fall back field by field when they are not', () => {
    const usual = defaults()
    expect(sane({ lang: 'de', theme: 3, motion: 'warp', volume: 900, muted: ['dice', 'horn', 7], text: 'big', sound: 'yes', pace: -1 }))
      .toEqual({ ...usual, muted: ['dice'] })
    for (const nothing of [null, undefined, 'x', 7, []]) expect(sane(nothing)).toEqual(usual)
  })
})
