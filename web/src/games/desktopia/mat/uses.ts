/** What can be done from a card: the choices of the menu that belong to it, with their sentences. */
import { told, verbName } from '../board/verbs'
import { sightOf } from '../board/sight.svelte'
import { characterOf, controllerOf, isHere, kindOfDisk, onField, sideOf, type Table } from '../facts'
import { offersOf, startOf, type Verb, verbsOf } from '../hand/deeds'
import { BARREL, isArtifact } from '../units'
import type { Action, CampView, DiskView } from '../wire'

export interface Use {
  readonly label: string
  readonly verb: Verb
  readonly disk: number
}

const mineToChoose = (table: Table, seat: number): boolean => table.live && table.ask?.seat === seat

/** The disks of a kind that a camp has on the field. */
export const disksOf = (table: Table, seat: number, kind: number): DiskView[] =>
  onField(table.view).filter((one) => one.kind === kind && sideOf(table.view, one) === seat)

/** All but the flick, which is done on the table. */
export function usesOf(table: Table, seat: number, kind: number): Use[] {
  if (!mineToChoose(table, seat)) return []
  const offers = offersOf(table.ask)
  const disks = disksOf(table, seat, kind)
  return disks.flatMap((disk) => verbsOf(offers, disk.id).filter((verb) => verb.t !== 'flick')
    .map((verb) => ({ verb, disk: disk.id, label: shortName(table, verb) })))
}

/** On its own card a deed needs fewer words. */
function shortName(table: Table, verb: Verb): string {
  const short: Partial<Record<Verb['t'], string>> = { shoot: 'dt-use-shoot', cast: 'dt-use-cast', lariat: 'dt-use-lariat' }
  return short[verb.t] ? table.t(short[verb.t] ?? '') : verbName(table, verb)
}

/** The same deed of several disks stands in one line. */
export function linesOf(uses: readonly Use[]): (readonly Use[])[] {
  const labels = [...new Set(uses.map((one) => one.label))]
  return labels.map((label) => uses.filter((one) => one.label === label))
}

/** A verb from a card; whom it is for is pointed at on the table. */
export async function use(table: Table, { verb, disk }: Use): Promise<void> {
  const hand = sightOf(table)?.hand
  const [only] = verb.actions
  if (hand) {
    hand.stopAiming()
    hand.chosen = disk
    await hand.use(verb)
  } else if (only && verb.actions.length === 1) await table.act({ ...only })
}

/** Show the disk of a card on the table. */
export function pointAt(table: Table, disk: number): void {
  const hand = sightOf(table)?.hand
  if (!hand) return
  hand.stopAiming()
  hand.quest = null
  hand.chosen = hand.chosen === disk ? -1 : disk
}

export interface Asked {
  readonly action: Action
  readonly label: string
  /** What is drawn on it; -1 for nothing. */
  readonly kind: number
}

const ELSEWHERE = new Set(['stop', 'back', 'mark', 'place', 'turn', 'flick'])

/** What is asked and does not lie on the table: cards, players, what is to come back from the reserve. */
export function askedOf(table: Table, seat: number): Asked[] {
  if (!mineToChoose(table, seat)) return []
  const actions = (table.ask?.menu.actions ?? []) as Action[]
  return actions.flatMap((action) => {
    const start = startOf(action)
    const here = isHere(table.view, start) && action.t !== 'face'
    if (here || ELSEWHERE.has(action.t) || isKept(table, action)) return []
    return [{ action, label: told(table, action), kind: kindOf(table, action, seat) }]
  })
}

/** A ritual in the hand is played from there; the one just drawn is asked about. */
const isKept = (table: Table, action: Action): boolean =>
  action.t === 'ritual' && table.view.pending.question !== 'ritual'

function kindOf(table: Table, action: Action, seat: number): number {
  if (action.t === 'face') return action.kind
  const start = startOf(action)
  return start < 0 ? -1 : kindOfDisk(table, start, seat)
}

/** The kinds whose cards lie in a camp, characters first, strong before weak. */
export function cardsOf(table: Table, camp: CampView): number[] {
  const rank = (kind: number): number => ['hero', 'veteran', 'fighter'].indexOf(characterOf(table, kind)?.rank ?? '')
  return camp.cards.filter((kind) => kind < 20).toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** The kinds of artifacts on which characters of this seat stand. */
export const artifactsOf = (table: Table, seat: number): number[] =>
  onField(table.view).filter((one) => isArtifact(one.id) && one.kind !== BARREL && controllerOf(table.view, one.id) === seat).map((one) => one.kind)
