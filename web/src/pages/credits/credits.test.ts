import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { artistsOf, drawnArtists, usedArtists, usedIcons } from '../../../credits'
import { ARTISTS } from './CreditsArtists'

const known = artistsOf(readFileSync(new URL('artists.txt', import.meta.url), 'utf8'))

it('knows who drew every picture that is shown', () => {
  expect(usedIcons().filter((icon) => !known.has(icon))).toEqual([])
  expect(usedArtists().flatMap(([, icons]) => icons).length).toBe(usedIcons().length)
})

it('names every artist there is', () => {
  expect([...new Set(known.values())].filter((artist) => !ARTISTS[artist])).toEqual([])
})

it('draws every picture it names', () => {
  const empty = drawnArtists().flatMap(([, icons]) => icons).filter(([, body]) => !body.includes('<path'))
  expect(empty).toEqual([])
})
