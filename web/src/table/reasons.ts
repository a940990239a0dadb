/** Why the table itself refuses, in words; the rules of a game bring their own sentences. */
import { t } from '../lib/i18n.svelte'
import type { Because, Refused } from '../wire'

const REASONS: Record<string, () => string> = {
  stale: () => t('table-refused-stale'),
  'not-yours': () => t('table-refused-not-yours'),
  'not-host': () => t('table-refused-not-host'),
  'not-open': () => t('table-refused-not-open'),
  'not-running': () => t('table-refused-not-running'),
  'nothing-to-undo': () => t('table-refused-nothing-to-undo'),
  revealed: () => t('table-refused-revealed'),
  answered: () => t('table-refused-answered'),
  'no-such-offer': () => t('table-refused-no-such-offer'),
  'not-away': () => t('table-refused-not-away'),
  'no-draws': () => t('table-refused-no-draws'),
  'bots-play-on': () => t('table-refused-bots-play-on'),
  'too-fast': () => t('table-refused-too-fast'),
  full: () => t('table-refused-full'),
  'no-such-bot': () => t('table-refused-no-such-bot'),
  seated: () => t('table-refused-seated'),
  'empty-seats': () => t('table-refused-empty-seats'),
  over: () => t('table-refused-over'),
}

export const reasonText = (reason: string): string => (REASONS[reason] ?? (() => t('table-refused-wrong')))()

/** A refused command as what is told to the player. */
export const becauseOf = (answer: Refused): Because => ({
  t: 'because', fine: false, reason: answer.reason, rule: answer.rule ?? '', text: answer.text || reasonText(answer.reason),
})
