/** What things are called for people. */
import type { ClockChoice, GameInfo } from '../wire'
import { t } from './i18n.svelte'

const BOTS: readonly string[] = ['beginner', 'greedy', 'random']

/** A bot that has no words here yet goes by the name its program has; several of a kind at one table have numbers. */
export function botName(bot: string): string {
  const [, kind = bot, number = ''] = /^(\w+)( \d+)$/.exec(bot) ?? []
  return BOTS.includes(kind) ? t(`bot-${kind}`) + number : bot
}

export const botAbout = (bot: string): string => (BOTS.includes(bot) ? t(`bot-${bot}-about`) : '')

/** A chair of a table in a list: a person's name, a bot's, or that it is open. */
export const chairName = (name: string, bot: boolean): string => (bot ? botName(name) : name || t('chair-open'))

export const gameTitle = (games: readonly GameInfo[] | null, name: string): string =>
  games?.find((game) => game.name === name)?.title ?? name

/** Seconds as people say them: whole minutes where it is whole minutes. */
export const span = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? t('span-minutes', { n: seconds / 60 }) : t('span-seconds', { n: seconds })

export function clockWords(clock: ClockChoice): string {
  if (clock.kind === 'move') return t('clock-move-words', { span: span(clock.seconds) })
  if (clock.kind === 'game' && clock.increment > 0) {
    return t('clock-gain-words', { span: span(clock.seconds), gain: span(clock.increment) })
  }
  return clock.kind === 'game' ? t('clock-game-words', { span: span(clock.seconds) }) : t('clock-none-words')
}
