/** The words of the table: the same in both languages, every one used, every one that is used there, all of them sound. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../lib/i18n.svelte'
import en from './table.en.ftl?raw'
import ru from './table.ru.ftl?raw'

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)
const here = new URL('../', import.meta.url)
const sources = ['', 'board/', 'hand/', 'mat/', 'motion/'].flatMap((folder) =>
  readdirSync(new URL(folder, here)).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(folder + name, here), 'utf8')),
).join('\n')

/** Words that are put together from parts. */
const BUILT = /^dt-(role|hit|verb|verb-mine|moment|goal|first|do|say)-/

describe('the words of the table', () => {
  it('are the same in both languages', () => {
    expect(ids(ru)).toEqual(ids(en))
    expect(new Set(ids(en)).size).toBe(ids(en).length)
  })

  it('are all there and none idle', () => {
    const used = new Set([...sources.matchAll(/'(dt-[\w-]+)'/g)].map((found) => found[1] as string))
    expect([...used].filter((id) => !ids(en).includes(id))).toEqual([])
    expect(ids(en).filter((id) => !used.has(id) && !BUILT.test(id))).toEqual([])
  })

  it('can be read', () => {
    expect(() => [bundleOf('en', [en]), bundleOf('ru', [ru])]).not.toThrow()
  })

  it('have every rank, goal, hit, verb and first contact', () => {
    const built = [
      ...['hero', 'veteran', 'fighter', 'artifact', 'missile'].map((one) => `role-${one}`),
      ...['vampire', 'fire', 'dryad'].map((one) => `hit-${one}`),
      ...['destroy', 'kill', 'hold', 'bring', 'reach', 'survive', 'lose', 'wound', 'rounds'].map((one) => `goal-${one}`),
      ...['cast', 'lariat', 'move_flame', 'resolve', 'choose', 'mine-0', 'mine-1'].map((one) => `verb-${one}`),
      ...['thing', 'border', 'wall'].map((one) => `first-${one}`), ...['pull', 'push'].map((one) => `do-${one}`),
      ...['shield', 'smoker'].map((one) => `say-${one}`),
    ]
    expect(built.map((one) => `dt-${one}`).filter((id) => !ids(en).includes(id))).toEqual([])
  })
})
