/** The faces of games, each loaded when a table of that game is opened. A game without one is shown as text. */
import type { GameFace } from './face'

const drawn = import.meta.glob<{ default: GameFace }>('./*/index.ts')

export async function faceOf(game: string): Promise<GameFace> {
  const load = drawn[`./${game}/index.ts`] ?? drawn['./plain/index.ts']
  if (!load) throw new Error(`no face for ${game}`)
  return (await load()).default
}
