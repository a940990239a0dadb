/** What games are called, in the language of now; the catalogue of games is asked for once. */
import type { GameInfo } from '../../wire'
import { api } from '../../lib/api'
import { lang } from '../../lib/i18n.svelte'

const shelf: Record<string, readonly GameInfo[]> = $state({})

/** The game's entry on the shelf; null until it came. */
export function gameInfo(game: string): GameInfo | null {
  const spoken = lang()
  const found = shelf[spoken]
  if (!found) {
    // Whoever asked is drawn again when the answer is there; without one, the name stands for the title.
    void api.games().then((games) => (shelf[spoken] = games), () => {})
    return null
  }
  return found.find((one) => one.name === game) ?? null
}

export const gameTitle = (game: string): string => gameInfo(game)?.title ?? game
