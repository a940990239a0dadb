/** Bots in words: their names in the language of now, and which one is proposed. */
import { botName as botKind } from '../../lib/names'
import type { Chair } from '../../wire'

export { botKind }

const USUAL = 'greedy'

/** The bot that is proposed where none was chosen: not the one that plays at random, if there is another. */
export const usualBot = (bots: readonly string[]): string => bots.find((bot) => bot === USUAL) ?? bots.find((bot) => bot !== 'random') ?? bots[0] ?? ''

/** A bot with a name of its own has it; the others are called after how they play, numbered as the server does it. */
export function botName(chair: Chair): string {
  const [, kind, number = ''] = /^(.*?)( \d+)?$/.exec(chair.name) ?? []
  return !chair.name || kind === chair.bot ? botKind(chair.bot) + number : chair.name
}
