import { describe, expect, it } from 'vitest'
import { asked, defaults, sane } from './settings.svelte'

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

  it('takes the language that a link asks for, and no other', () => {
    const usual = { ...defaults(), lang: 'en' as const }
    expect(asked(usual, '?lang=ru').lang).toBe('ru')
    expect(asked(usual, '?lang=de').lang).toBe('en')
    expect(asked(usual, '').lang).toBe('en')
  })
})
