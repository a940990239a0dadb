/** What a battle is fought for, in words. */
import { ownerName, type Table } from '../facts'
import type { GoalView } from '../wire'

export interface GoalLine {
  readonly text: string
  /** "2 of 3", where it is counted. */
  readonly progress: string
  readonly loses: boolean
}

const inLang = (names: Record<string, string>, lang: string): string => names[lang] ?? names.en ?? ''

export const titleOf = (table: Table): string => {
  const { field, battle } = table.view
  const name = inLang(field.names, table.lang)
  return field.battles > 1 ? table.t('dt-battle', { name, battle: battle + 1, battles: field.battles }) : name
}

/** How far the viewer's side is, or each one's whose goal it is. */
function progressOf(table: Table, goal: GoalView, at: number): string {
  const camps = table.view.camps.filter((camp) => goal.camp < 0 || camp.seat === goal.camp)
  const counted = camps.map((camp) => ({ seat: camp.seat, now: camp.goals[at] ?? 0 })).filter((one) => one.now > 0)
  if (goal.count <= 1 || counted.length === 0) return ''
  return counted.map((one) => table.t('dt-progress', { who: ownerName(table, one.seat), now: one.now, count: goal.count })).join(', ')
}

/** What the viewer fights for; of a spectator the first. */
export const ownGoal = (table: Table): GoalLine | undefined => goalLines(table)[0]

/** The viewer's own first. */
export function goalLines(table: Table): GoalLine[] {
  const { goals } = table.view.field
  const mine = (goal: GoalView): number => (goal.camp === table.eyes ? 0 : 1)
  return [...goals.entries()].sort(([, a], [, b]) => mine(a) - mine(b)).map(([at, goal]) => lineOf(table, goal, at))
}

function lineOf(table: Table, goal: GoalView, at: number): GoalLine {
  const text = inLang(goal.names, table.lang) || table.t(`dt-goal-${goal.what}`, { count: goal.count })
  const whose = goal.camp >= 0 && table.names.length > 1 ? table.t('dt-goal-of', { who: ownerName(table, goal.camp), goal: text }) : text
  return { text: whose, progress: progressOf(table, goal, at), loses: goal.loses }
}
