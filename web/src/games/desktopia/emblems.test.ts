import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emblem, isDrawn, outlines } from './emblems'

const CONTENT = join(import.meta.dirname, '../../../../src/tavola/games/desktopia/content')
const icons = (file: string): string[] => [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/^icon = "([^"]+)"/gm)].map(([, icon = '']) => icon)

it.each(['characters.toml', 'artifacts.toml', 'missiles.toml', 'rituals.toml'])('draws every emblem that %s names', (file) => {
  expect(icons(file).length).toBeGreaterThan(3)
  expect(icons(file).filter((icon) => !isDrawn(icon))).toEqual([])
})

it('shows a kind as its card does, also before the cards are known', () => {
  const kinds = [...icons('characters.toml'), ...icons('artifacts.toml').slice(0, 4), ...icons('missiles.toml'), 'barrel']
  expect(kinds.map((icon, kind) => emblem(kind) === emblem(kind, icon))).toEqual(kinds.map(() => true))
})

it('has outlines for a canvas', () => {
  for (let kind = 0; kind < 33; kind++) expect(outlines(kind).length, `kind ${kind}`).toBeGreaterThan(0)
})
