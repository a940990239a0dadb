/** The table that is being planned. It outlives the page, so that a look at the rules loses nothing. */
import type { ApiError } from '../../lib/api'
import { NO_CLOCK, usualChairs } from '../../lib/making'
import { settings } from '../../lib/settings.svelte'
import type { ClockChoice, GameInfo, NewTable, OptionInfo } from '../../wire'

export type Value = number | string | boolean

export interface Draft {
  chairs: string[]
  /** Only what was changed; everything else is as usual. */
  options: Record<string, Value>
  clock: ClockChoice
  private: boolean
  rated: boolean
  start: boolean
  pace: number
}

const drafts = new Map<string, Draft>()

export function draftOf(game: GameInfo): Draft {
  let found = drafts.get(game.name)
  if (!found) {
    const fresh = $state<Draft>({
      chairs: usualChairs(game), options: {}, clock: { ...NO_CLOCK }, private: false, rated: false, start: true,
      pace: settings.pace,
    })
    drafts.set(game.name, (found = fresh))
  }
  return found
}

export const valueOf = (draft: Draft, option: OptionInfo): Value => draft.options[option.key] ?? option.default

export function choose(draft: Draft, option: OptionInfo, value: Value): void {
  if (value === option.default) delete draft.options[option.key]
  else draft.options[option.key] = value
}

export const openChairs = (draft: Draft): number => draft.chairs.filter((chair) => chair === 'open').length

export const mySeats = (draft: Draft): number => draft.chairs.filter((chair) => chair === 'me').length

/** Nobody can be rated who plays against themselves. */
export const mayRate = (draft: Draft): boolean => mySeats(draft) < 2

/** As it is sent: a table with open chairs waits for its people. */
export const tableOf = (game: string, draft: Draft): NewTable => ({
  game,
  chairs: [...draft.chairs],
  options: { ...draft.options },
  clock: { ...draft.clock },
  private: draft.private,
  rated: draft.rated && mayRate(draft),
  start: draft.start && openChairs(draft) === 0,
  pace: draft.pace,
})

/** The field that a problem belongs to: the key of an option, "chairs", or "" for the whole table. Faults in the text
 *  of a map name their place as "board:3: …". */
export function placeOf(problem: Pick<ApiError, 'message' | 'where'>, keys: readonly string[]): string {
  const named = problem.where || (/^(\w+)(?::\d+)*: /.exec(problem.message)?.[1] ?? '')
  if (named === 'seats' || named === 'chairs') return 'chairs'
  return keys.includes(named) ? named : ''
}
