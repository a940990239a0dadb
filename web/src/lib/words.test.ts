/** Every message that is used exists in both languages, and every message that exists is used. Faces of games have
 *  words of their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { PACES, SOUNDS } from './settings.svelte'

const SRC = join(import.meta.dirname, '..')
const WORDS = join(SRC, 'words')
const CALL = /(?<![\w.])(?:table\.)?t\(\s*(.*?)(?:, \{|\)[^)]|\)$)/gm
const LITERAL = /'([a-z][\w-]*)'/g
const PATTERN = /`([a-z][\w-]*-)\$\{[^}]*\}([\w-]*)`/g

const idsOf = (file: string): string[] => [...new FluentResource(readFileSync(join(WORDS, file), 'utf8')).body].map((message) => message.id)
const files = readdirSync(WORDS).filter((file) => file.endsWith('.ftl'))
const partsOf = (lang: string) => files.filter((file) => file.endsWith(`.${lang}.ftl`))
const known = new Set(partsOf('en').flatMap(idsOf))

const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|wire\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.startsWith(join(SRC, 'games')))
  .map((path) => readFileSync(path, 'utf8'))
const calls = sources.flatMap((text) => [...text.matchAll(CALL)].map(([, inside = '']) => inside))
/** Beginnings and ends of ids that are put together from parts. */
const patterns = sources.flatMap((text) => [...text.matchAll(PATTERN)].map(([, head = '', tail = '']) => [head, tail] as const))
const fits = (id: string) => patterns.some(([head, tail]) => id.startsWith(head) && id.endsWith(tail) && id.length > head.length + tail.length)

describe('words', () => {
  it.each(partsOf('en'))('%s says the same in both languages', (file) => {
    expect(idsOf(file.replace('.en.', '.ru.')).sort()).toEqual(idsOf(file).sort())
  })

  it('are told once', () => {
    const all = partsOf('en').flatMap(idsOf)
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })

  it('exist where they are used', () => {
    const used = calls.filter((inside) => !inside.includes('`')).flatMap((inside) => {
      // `t(cond === 'x' ? 'a' : 'b')`: what is compared with is no message
      const said = inside.replace(/[!=]==? '[^']*'/g, '')
      return [...said.matchAll(LITERAL)].map(([, id = '']) => id)
    })
    expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([])
  })

  it('exist for every value they are put together with', () => {
    const made = [...SOUNDS.map((kind) => `sound-${kind}`), ...PACES.map((pace) => `pace-${pace}`)]
    expect(made.filter((id) => !known.has(id))).toEqual([])
    expect(patterns.filter(([head, tail]) => !head.includes('-') || ![...known].some((id) => id.startsWith(head) && id.endsWith(tail)))
      .filter(([head]) => calls.some((inside) => inside.includes(`\`${head}`)))).toEqual([])
  })

  it('are used', () => {
    const literals = new Set(sources.flatMap((text) => [...text.matchAll(LITERAL)].map(([, id = '']) => id)))
    expect([...known].filter((id) => !literals.has(id) && !fits(id))).toEqual([])
  })
})
