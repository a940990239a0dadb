/** The menu as a list: under headings, with sentences, numbered for the keys 1 to 9. */
import type { Action, GameFace, Group, TableFace } from '../games/face'
import type { Ask, Looked } from '../wire'

export interface Choice {
  /** Its place in the menu. */
  readonly at: number
  readonly action: Action
  /** "" until the table has told it. */
  readonly label: string
  readonly rules: readonly string[]
  /** The board or the area offers it as well. */
  readonly pictured: boolean
}

export interface Section {
  /** "" when the game has no headings. */
  readonly group: Group | ''
  readonly choices: readonly Choice[]
}

export const GROUPS: readonly Group[] = ['walk', 'shoot', 'card', 'ability', 'trade', 'other', 'end']

/** All that may be chosen, in the order of the headings. */
export function sectionsOf(ask: Ask | null, looked: Looked | null, face: GameFace | null, table: TableFace): Section[] {
  if (!ask) return []
  const told = looked?.need === ask.need ? looked : null
  const found = new Map<Group | '', Choice[]>()
  for (const [at, raw] of ask.menu.actions.entries()) {
    const action = raw as Action
    const group = face?.group?.(action) ?? ''
    const choice = {
      at,
      action,
      label: told?.labels[at] ?? '',
      rules: told?.rules[at] ?? [],
      pictured: face?.pictured(action, table) ?? false,
    }
    found.set(group, [...(found.get(group) ?? []), choice])
  }
  const order = (group: Group | ''): number => (group ? GROUPS.indexOf(group) : -1)
  return [...found].map(([group, choices]) => ({ group, choices })).sort((a, b) => order(a.group) - order(b.group))
}

/** How many of a heading only the board shows until it is unfolded; a single one takes no more room than the fold. */
export function hiddenOf(section: Section): number {
  const pictured = section.choices.filter((choice) => choice.pictured).length
  return pictured > 1 ? pictured : 0
}

/** What is in sight of a heading: what the board does not offer itself, or everything once it is unfolded. */
export const inSight = (section: Section, unfolded: boolean): readonly Choice[] =>
  unfolded || hiddenOf(section) === 0 ? section.choices : section.choices.filter((choice) => !choice.pictured)

/** The first nine in sight have the keys 1 to 9. */
export const numbered = (shown: readonly Choice[]): ReadonlyMap<number, number> =>
  new Map(shown.slice(0, 9).map((choice, key) => [choice.at, key + 1]))
