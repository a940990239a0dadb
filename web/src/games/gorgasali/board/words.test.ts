/** The words of the board: the same in both languages, every one used, every one that is used there. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import en from '../words/board.en.ftl?raw'
import ru from '../words/board.ru.ftl?raw'

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)
const here = new URL('../', import.meta.url)
const sources = ['', 'board/', 'motion/'].flatMap((folder) =>
  readdirSync(new URL(folder, here)).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(folder + name, here), 'utf8')),
).join('\n')

// Words that are put together from parts.
const BUILT = /^board-(terrain|name|ends|legend)-/

describe('the words of the board', () => {
  it('are the same in both languages', () => {
    expect(ids(ru)).toEqual(ids(en))
    expect(new Set(ids(en)).size).toBe(ids(en).length)
  })

  it('are all there and none idle', () => {
    const used = new Set([...sources.matchAll(/'(board-[\w-]+)'/g)].map((found) => found[1] as string))
    expect([...used].filter((id) => !ids(en).includes(id))).toEqual([])
    expect(ids(en).filter((id) => !used.has(id) && !BUILT.test(id))).toEqual([])
  })

  it('have every ending of a walk and every ground', () => {
    for (const ends of ['exact', 'chest', 'stuck', 'extra', 'death',
      'on']) expect(ids(en)).toContain(`board-ends-${ends}`)
    for (const ground of ['plain', 'forest', 'mountain', 'water',
      'tree']) expect(ids(en)).toContain(`board-terrain-${ground}`)
  })
})
