/** What the table told about the odds of a choice, ready to be drawn or said. */
import type { TableFace } from '../../face'
import type { Catalogue, Outlook, Prospect, Spread, View } from '../wire'

type Table = TableFace<View, Catalogue>

/** What was told belongs to the menu it was told for. */
export function prospectsOf(table: Table, choice: number): readonly Prospect[] {
  const { looked, ask } = table
  if (!looked || looked.need !== ask?.need) return []
  const outlook = looked.outlook as Outlook | null | undefined
  return outlook?.prospects.filter((one) => one.choice === choice) ?? []
}

export interface Bar {
  readonly amount: number
  readonly chance: number
  /** Of the tallest, in hundredths; never so small that it cannot be seen. */
  readonly height: number
  /** The damage takes all that the target has left. */
  readonly kills: boolean
}

const MOST = 14

/** Bars of equal kind: what lies too close together is one bar, so that they stay wide enough to be seen. */
export function shareOf(one: Prospect): readonly Bar[] {
  const from: readonly Spread[] = one.damage.length ? one.damage : one.numbers
  const most = Math.max(0, ...from.map((spread) => spread.amount))
  const width = from.length > MOST ? Math.max(1, Math.ceil(most / MOST)) : 1
  const sums = new Map<number, number>()
  for (const { amount, chance } of from) {
    const at = amount === most ? most : amount === 0 ? 0 : Math.ceil(amount / width) * width
    sums.set(at, (sums.get(at) ?? 0) + chance)
  }
  const tallest = Math.max(...sums.values(), 0.0001)
  return [...sums].sort(([a], [b]) => a - b).map(([amount, chance]) => ({
    amount,
    chance,
    height: Math.max(6, Math.round((100 * chance) / tallest)),
    kills: one.kills > 0 && amount === most,
  }))
}

const percent = (chance: number): number => Math.round(chance * 100)

/** A spear hits with one face only, everything else with a total and all above it (GO-43.2). */
function isExact(table: Table, one: Prospect): boolean {
  const action = table.ask?.menu.actions[one.choice]
  if (action?.t !== 'throw') return false
  const kind = table.view.seats[table.ask?.seat ?? -1]?.mat[Number(action.slot)] ?? -1
  return table.catalogue.cards[kind]?.key === 'magic_spear'
}

/** The same in words, for those who do not see the bars. */
export function sayProspect(table: Table, one: Prospect): string {
  const said: string[] = []
  if (one.damage.length) {
    const who = table.names[one.target] ?? ''
    said.push(table.t('mat-odds-hit', { who, hits: percent(one.hits), mean: Math.round(one.mean) }))
    if (one.kills > 0) said.push(table.t('mat-odds-kill', { kills: percent(one.kills) }))
    if (one.skill > 0) said.push(table.t('mat-odds-skill', { skill: percent(one.skill) }))
    if (one.roll > 0) {
      const rule = isExact(table, one) ? 'mat-odds-exact' : 'mat-odds-roll'
      said.push(table.t(rule, { roll: one.roll, dice: one.dice }))
    }
  } else if (one.numbers.length) {
    const all = one.numbers.map((spread) => spread.amount)
    said.push(table.t('mat-odds-numbers', { low: Math.min(...all), high: Math.max(...all) }))
  } else if (one.hits && !one.heals) {
    said.push(table.t('mat-odds-sure', { hits: percent(one.hits) }))
  }
  if (one.heals) said.push(table.t('mat-odds-heal', { heals: Math.round(one.heals) }))
  return said.join(' ')
}
