/** Tables that are made with one tap. */
import type { ClockChoice, GameInfo, NewTable } from '../wire'
import { api, ApiError } from './api'
import { go } from './router.svelte'
import { introduced } from './session.svelte'
import { settings } from './settings.svelte'
import { toast } from './toast.svelte'

/** How many sit at a table that nobody has chosen the seats of. */
const USUAL = 4

export const NO_CLOCK: ClockChoice = { kind: 'none', seconds: 0, increment: 0, away: 0 }

export const usualBot = (game: GameInfo): string => game.bots[0] ?? 'open'

export function usualChairs(game: GameInfo): string[] {
  const seats = Math.min(Math.max(USUAL, game.seats[0]), game.seats[1])
  return ['me', ...Array.from({ length: seats - 1 }, () => usualBot(game))]
}

/** Me against bots, everything else as usual. */
export const quickTable = (game: GameInfo): NewTable => ({
  game: game.name, chairs: usualChairs(game), options: {}, clock: NO_CLOCK, private: false, rated: false, start: true,
  pace: settings.pace,
})

/** Me and whoever gets the link; it begins when they are there. */
export const friendsTable = (game: GameInfo): NewTable => ({
  ...quickTable(game), chairs: usualChairs(game).map((chair) => (chair === 'me' ? chair : 'open')), private: true, start: false,
})

/** Make it and sit down; true when that is done, false when the player would rather have no name. */
export async function sitDownAt(table: NewTable): Promise<boolean> {
  if (!(await introduced())) return false
  const made = await api.make(table)
  go(`/t/${made.id}`)
  return true
}

/** The same, where there is no form that could say what is wrong. */
export async function playNow(table: NewTable): Promise<void> {
  try {
    await sitDownAt(table)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast(error.message, 'bad')
  }
}
