/** Where the rulebook tells of a card. */
const RULES: Readonly<Record<string, string>> = {
  adjarkha: 'DT-18.1', ifrit: 'DT-18.11', elemental: 'DT-18.21', smoker: 'DT-18.31', untouchable: 'DT-18.41',
  div: 'DT-18.51', kharu: 'DT-18.61', akeru: 'DT-18.71', phantom: 'DT-18.81', ezzen: 'DT-18.91', ramprack: 'DT-18.101',
  baaroun: 'DT-18.111', vailla: 'DT-18.121', minusoid: 'DT-18.131', energan: 'DT-18.141', shawakh: 'DT-18.151',
  vampal: 'DT-18.161', hornbug: 'DT-18.171', dryad: 'DT-18.181', archer: 'DT-18.182',
  flame: 'DT-19.1', tornado: 'DT-19.4', shield: 'DT-19.8', arrow: 'DT-19.11', lightning: 'DT-19.12', magnet: 'DT-19.14',
  lariat: 'DT-19.19', tick: 'DT-19.25',
  fire_mine: 'DT-20.1', fountain: 'DT-20.7', magnetosphere: 'DT-20.10', smithy: 'DT-20.14', barrel: 'DT-15.19',
  summoning: 'DT-21.1', purification: 'DT-21.6', healing: 'DT-21.7', teleportation: 'DT-21.8',
}

export const ruleOf = (key: string): string => RULES[key] ?? 'DT-3.1'

/** What a special hit does. */
export const HIT_RULES: Readonly<Record<string, string>> = {
  plain: 'DT-9.2', vampire: 'DT-9.7', fire: 'DT-9.10', dryad: 'DT-9.12',
}

/** Whose trait is a burst. */
export const UNTOUCHABLE_KEY = 'untouchable'
