/** Bots in words: their names in the language of now, and which one is proposed. */
import { t } from '../../lib/i18n.svelte'
import type { Chair } from '../../wire'

/** The bot that is proposed where none was chosen: not the one that plays at random, if there is another. */
export const usualBot = (bots: readonly string[]): string => bots.find((bot) => bot !== 'random') ?? bots[0] ?? ''

/** A bot with a name of its own has it; the others are called after how they play. */
export const botName = (chair: Chair): string => (chair.name && chair.name !== chair.bot ? chair.name : botKind(chair.bot))

/** How a bot plays, in a word; one that nobody has described is called by its name. */
export function botKind(bot: string): string {
  const id = `table-bot-${bot}`
  const told = t(id)
  return told === id ? bot : told
}
