import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import en from '../words/mat.en.ftl?raw'
import ru from '../words/mat.ru.ftl?raw'

const idsOf = (text: string): string[] => [...text.matchAll(/^(mat-[\w-]+) =/gm)].map((found) => found[1] ?? '')

/** Every message that is named whole in the sources, and the beginnings of those that are put together. */
function named(): { whole: Set<string>; begun: Set<string> } {
  const here = new URL('./', import.meta.url)
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const file of readdirSync(here)) {
    if (!/\.(svelte|ts)$/.test(file) || file.endsWith('.test.ts')) continue
    const source = readFileSync(new URL(file, here), 'utf8')
    for (const [, id = ''] of source.matchAll(/'(mat-[\w-]+)'/g)) whole.add(id)
    for (const [, id = ''] of source.matchAll(/`(mat-[\w-]+-)\$\{/g)) begun.add(id)
  }
  return { whole, begun }
}

describe('the words of the mats', () => {
  it('are the same messages in both languages, none twice', () => {
    expect(idsOf(ru)).toEqual(idsOf(en))
    expect(new Set(idsOf(en)).size).toBe(idsOf(en).length)
  })

  it('are there, and none is left over', () => {
    const { whole, begun } = named()
    const ids = new Set(idsOf(en))
    expect([...whole].filter((id) => !ids.has(id))).toEqual([])
    expect([...ids].filter((id) => !whole.has(id) && ![...begun].some((start) => id.startsWith(start)))).toEqual([])
    expect([...begun].filter((start) => ![...ids].some((id) => id.startsWith(start)))).toEqual([])
  })
})
