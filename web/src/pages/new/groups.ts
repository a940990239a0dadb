/** Under which heading an option stands. Options that are not named here stand under the last one. */
import type { OptionInfo } from '../../wire'

export interface Group {
  /** Its title is the message `options-<key>`. */
  readonly key: string
  readonly options: readonly OptionInfo[]
}

const GROUPS: Record<string, Record<string, readonly string[]>> = {
  desktopia: {
    game: ['scenario', 'edition', 'roster', 'rituals', 'ritualGain', 'noProgress', 'lastDeaths'],
    table: ['field', 'border', 'hand', 'fingerRoom', 'nearbyGap', 'nearbyLevels'],
    time: ['timeCards', 'skippedTurn', 'penaltyCounts', 'shotPenalty', 'loosePenalty', 'deadPenalty'],
    fight: ['multiContact', 'doubling', 'divCovers', 'dyingContacts', 'deficiency', 'forceParalysed', 'goneMissiles', 'deadStock',
      'endTraits', 'movedFlame', 'captureAfterLeaving'],
  },
  gorgasali: {
    game: ['board', 'scenario', 'characterPick', 'matLayout', 'roundLimit', 'leaver'],
    land: ['zonePeriod', 'finalCollapse', 'zoneStanding', 'sectorCollision', 'stayHeals'],
    walk: ['crossFigures', 'deadEnd', 'dobergunRetrace'],
    cards: ['extraChestTiming', 'hiddenBackpack', 'reshuffle', 'barrierShape', 'ballLightning', 'bannerExpiry', 'bannerSupply'],
    fight: ['rangeMetric', 'fieldOrder', 'abilityTiming', 'octorTakes', 'igniteBan'],
  },
}

export function groupsOf(game: string, options: readonly OptionInfo[]): Group[] {
  const named = Object.entries(GROUPS[game] ?? {})
  const known = new Set(named.flatMap(([, keys]) => keys))
  const groups = named.map(([key, keys]) => ({
    key,
    options: keys.flatMap((name) => options.find((option) => option.key === name) ?? []),
  }))
  groups.push({ key: 'other', options: options.filter((option) => !known.has(option.key)) })
  return groups.filter((group) => group.options.length > 0)
}
