/** What the face of a card says in numbers, and where its rules stand. */
import type { CardInfo } from '../wire'

export const RARITIES: readonly string[] = ['common', 'rare', 'epic', 'legendary']

/** One stone for a common card, four for a legendary one. */
export const stonesOf = (rarity: string): number => Math.max(0, RARITIES.indexOf(rarity)) + 1

export interface Figure {
  /** What it is, as the drawing beside it is called. */
  readonly what: 'damage' | 'dice' | 'range' | 'blocks' | 'healing'
  readonly text: string
}

/** The most telling number first: a small card shows that one alone. */
export function figuresOf(card: CardInfo): readonly Figure[] {
  const found: Figure[] = []
  if (card.damage) found.push({ what: 'damage', text: perUnit(card) ? `×${card.damage}` : `${card.damage}` })
  if (card.blocks) found.push({ what: 'blocks', text: `${card.blocks}` })
  if (card.category === 'consumable' && card.heal) found.push({ what: 'healing', text: `+${card.heal}` })
  if (card.dice) found.push({ what: 'dice', text: `${card.dice}` })
  if (card.range) found.push({ what: 'range', text: `${card.range}` })
  return found
}

/** Damage for every pip, not once for a hit. */
export const perUnit = (card: CardInfo): boolean => card.category === 'weapon' && !card.fixed

/** The rules a card plays by, its own first. */
const RULES: Record<string, readonly string[]> = {
  weapon: ['GO-29.7', 'GO-29.13'],
  six_shooter: ['GO-29.9'],
  striker: ['GO-29.9'],
  massive: ['GO-29.11'],
  scout: ['GO-29.11', 'GO-33.1'],
  helmet: ['GO-46.6'],
  body: ['GO-46.7'],
  defensive: ['GO-6.13', 'GO-36.1'],
  throwable: ['GO-6.19', 'GO-41.1'],
  consumable: ['GO-6.7'],
  healing: ['GO-6.8'],
  movement: ['GO-6.12'],
  extension: ['GO-6.15'],
  ammo: ['GO-6.8'],
  barrier: ['GO-37.3'],
  ball_lightning: ['GO-38.1'],
  tree_platform: ['GO-39.2'],
  magic_field: ['GO-40.1', 'GO-40.3'],
  flame_bulb: ['GO-42.1'],
  magic_spear: ['GO-43.1', 'GO-43.2'],
  ntt_bulb: ['GO-44.1'],
  smoke_bulb: ['GO-45.1'],
}

export const rulesOf = (card: CardInfo): readonly string[] => [
  ...new Set([card.rule, ...(RULES[card.key] ?? []), ...(RULES[card.group] ?? []), ...(RULES[card.category] ?? [])]),
]

/** What a slot of a category is for. */
export const slotRules = (category: string, active: boolean): readonly string[] => [
  ...(active ? ['GO-4.6'] : ['GO-4.7', 'GO-4.9', 'GO-4.18']),
  ...(category === 'weapon' ? ['GO-4.10'] : category === 'helmet' || category === 'body' ? ['GO-4.11'] : ['GO-4.5']),
]

/** Abilities by the key of their character: where they stand in the rules. */
const SECTIONS: readonly string[] = [
  'armazi', 'ebue', 'varas', 'medea', 'tsiva', 'octor', 'kruber', 'tharsis', 'drain', 'emoon',
]

export const abilityRules = (key: string, passive: boolean): readonly string[] => {
  const at = SECTIONS.indexOf(key)
  return [...(at < 0 ? [] : [`GO-63.${at + 1}`, `GO-${18 + at}.1`]), passive ? 'GO-17.10' : 'GO-17.5']
}
