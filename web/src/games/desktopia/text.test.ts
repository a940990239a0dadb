import { expect, it } from 'vitest'
import { bundleOf, say } from '../../lib/i18n.svelte'
import type { Table } from './facts'
import { campOf, diskAt, fieldOf, tableOf, viewOf } from './ground'
import { text } from './text'
import { MM } from './units'
import en from './words/table.en.ftl?raw'
import ru from './words/table.ru.ftl?raw'

const view = viewOf([
  diskAt(0, 100, 500, { kind: 5, life: 1 }), diskAt(43, 100, 500, { kind: 31, seat: 1, on: 0 }), diskAt(7, 130, 500, { kind: 9 }),
  diskAt(19, 800, 200, { kind: 2, seat: 1, life: 2, on: 18 }), diskAt(18, 800, 200, { kind: 20, seat: -1 }),
], {
  camps: [campOf(0, { penalties: 1, hand: [-1], stocks: [{ kind: 9, missile: 27, count: 2, limit: -1 }] }), campOf(1, { fallen: [20, 2] })],
  field: fieldOf({ goals: [{ what: 'hold', camp: -1, loses: false, kind: 20, count: 3, area: [], names: {} }],
    things: [{ key: 'book', x: 500 * MM, y: 500 * MM, ux: 0, uy: MM, circles: [], polygons: [] }] }),
})

const speaking = (lang: 'en' | 'ru'): Table => {
  const bundle = bundleOf(lang, [lang === 'en' ? en : ru])
  return { ...tableOf(view, null), lang, t: (id: string, args?: Record<string, string | number>) => say(bundle, id, args) }
}

it('the scene in words says who is where, near whom, and why it rests', () => {
  const parts = text(speaking('en'))
  expect(parts.map((one) => one.title)).toEqual(['Meadow', 'Ann', 'Bob', 'The table'])
  expect(parts[0]?.lines).toContain('Hold the artifact for 3 of your turns')
  expect(parts[1]?.lines[0]).toBe('kind-5; Life 1 of 2; at 100, 500 mm; bears kind-31 of Bob; nearby: kind-9; A Vampire Tick lies on it: it cannot act')
  expect(parts[1]?.lines).toContain('kind-9: kind-27, 2 ready')
  expect(parts[2]?.lines).toEqual(['kind-2 1; Life 2 of 2; at 800, 200 mm; stands on kind-20', 'Fallen: kind-2'])
  expect(parts[3]?.lines).toEqual([
    '1,000 by 1,000 mm, with an open edge; places are told from the upper left corner', 'kind-20; at 800, 200 mm; held by Bob', 'book at 500, 500 mm',
  ])
})

it('leaves no message unsaid in either language', () => {
  for (const lang of ['en', 'ru'] as const) {
    for (const part of text(speaking(lang))) expect([part.title, ...part.lines].filter((line) => /\bdt-|\{/.test(line))).toEqual([])
  }
})
