/** `virtual:artists`: whose pictures of game-icons.net the client shows. Found in the sources when the client is built,
 *  so that the page of credits names everybody without anybody keeping a list. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:artists'
const SOURCES = join(import.meta.dirname, 'src')
const USED = /game-icons\/([a-z0-9-]+)/g

/** Picture by picture, the folder of its artist. */
export function artistsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const [artist = '', names = ''] = line.split(': ')
    for (const name of names.split(' ')) found.set(name, artist)
  }
  return found
}

function* sources(): Generator<string> {
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(svelte|ts)$/.test(entry.name)) yield readFileSync(join(entry.parentPath, entry.name), 'utf8')
  }
}

export function usedIcons(): string[] {
  const names = new Set<string>()
  for (const text of sources()) for (const [, name = ''] of text.matchAll(USED)) names.add(name)
  return [...names].sort()
}

/** The pictures in use, by artist; whoever drew most comes first. */
export function usedArtists(): [artist: string, icons: string[]][] {
  const artists = artistsOf(readFileSync(join(SOURCES, 'pages/credits/artists.txt'), 'utf8'))
  const found = new Map<string, string[]>()
  for (const icon of usedIcons()) {
    const artist = artists.get(icon)
    if (artist) found.set(artist, [...(found.get(artist) ?? []), icon])
  }
  return [...found].sort(([, one], [, other]) => other.length - one.length)
}

interface Drawings {
  readonly icons: Record<string, { readonly body: string }>
}

/** The same, each picture with its drawing: SVG in a box of 512 by 512. */
export function drawnArtists(): [artist: string, icons: [name: string, body: string][]][] {
  const file = join(import.meta.dirname, 'node_modules/@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Drawings
  return usedArtists().map(([artist, names]) => [artist, names.map((name) => [name, icons[name]?.body ?? ''])])
}

export const credits = (): Plugin => ({
  name: 'credits',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(drawnArtists())}` : null),
})
