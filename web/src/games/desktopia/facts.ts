/** What the scene says about a disk: its card, who stands where, what lies on it, and why it cannot act. */
import type { TableFace } from '../face'
import type { Arc } from './hand/sector'
import {
  ACTED, CHARACTERS, FIRST_MISSILE_PLACE, isArtifact, isCharacter, isMissile, orderOf, ORDERS, PER_ORDER, RISEN, roleOf, TICK,
} from './units'

import type { CampView, Catalogue, CharacterInfo, DiskView, View } from './wire'

export type Table = TableFace<View, Catalogue>

/** What every card has, whatever it is a card of. */
export interface Card {
  readonly kind: number
  readonly key: string
  readonly name: string
  readonly text: string
}

/** Those of the roster that is played. */
export const charactersOf = (table: Table): readonly CharacterInfo[] =>
  table.view.settings.roster === 'B' ? table.catalogue.other : table.catalogue.characters

/** The card of a kind. */
export function cardOf(table: Table, kind: number): Card {
  const { artifacts, missiles, barrel } = table.catalogue
  return [...charactersOf(table), ...artifacts, ...missiles].find((one) => one.kind === kind) ?? barrel
}

export const characterOf = (table: Table, kind: number): CharacterInfo | undefined =>
  kind < CHARACTERS ? charactersOf(table).find((one) => one.kind === kind) : undefined

export const sectorsOf = (table: Table, kind: number): readonly Arc[] => characterOf(table, kind)?.sectors ?? []

export const diskOf = (view: View, id: number): DiskView | undefined => view.disks.find((one) => one.id === id)

/** Whether it lies where it can be pointed at. */
export const isHere = (view: View, id: number): boolean => view.disks.some((one) => one.id === id && !one.off)

export const onField = (view: View): DiskView[] => view.disks.filter((one) => !one.off)

export const campOf = (view: View, seat: number): CampView | undefined => view.camps.find((one) => one.seat === seat)

/** What lies on a disk, bottom first. */
export function ridersOf(disks: readonly DiskView[], id: number): DiskView[] {
  return disks.filter((one) => one.on === id).flatMap((one) => [one, ...ridersOf(disks, one.id)])
}

/** A disk, what it lies on, and what lies on it: whoever taps one of them may mean another. */
export function columnOf(disks: readonly DiskView[], id: number): DiskView[] {
  const here = disks.find((one) => one.id === id)
  if (!here) return []
  const below: DiskView[] = []
  for (let on = here.on; on >= 0;) {
    const next = disks.find((one) => one.id === on)
    if (!next) break
    below.push(next)
    on = next.on
  }
  return [here, ...below, ...ridersOf(disks, id)]
}

/** Whose a disk is, for people. */
export const ownerName = (table: Table, seat: number): string => {
  if (seat < 0) return table.t('dt-nobody')
  return table.names[seat] ?? table.t('dt-camp', { number: seat + 1 })
}

/** All characters of a player that look alike, the fallen among them, so that their numbers stay. */
function alike(view: View, kind: number, seat: number): number[] {
  const living = view.disks.filter((one) => one.kind === kind && one.seat === seat).map((one) => one.id)
  const fallen = view.camps[seat]?.fallen ?? []
  const dead = fallen.filter((_, at) => at % 2 === 0 && fallen[at + 1] === kind)
  return [...new Set([...living, ...dead])].sort((a, b) => a - b)
}

/** "Hornbug 2": equal ones of a player are numbered, as in the log. */
export function nameOf(table: Table, id: number): string {
  const disk = diskOf(table.view, id)
  if (!disk) return table.t('dt-disk', { number: id })
  const { name } = cardOf(table, disk.kind)
  const same = isCharacter(id) ? alike(table.view, disk.kind, disk.seat) : []
  return same.length > 1 ? `${name} ${same.indexOf(id) + 1}` : name
}

export const isAllied = (view: View, a: number, b: number): boolean =>
  a >= 0 && b >= 0 && (view.field.sides[a] ?? a) === (view.field.sides[b] ?? b)

/** Whose character stands on an artifact; -1 nobody's. */
export const controllerOf = (view: View, artifact: number): number =>
  view.disks.find((one) => one.on === artifact && isCharacter(one.id))?.seat ?? -1

/** Whose a disk is: of an artifact whoever holds it. */
export const sideOf = (view: View, disk: DiskView): number => (isArtifact(disk.id) ? controllerOf(view, disk.id) : disk.seat)

/** Ticks lie on it. */
export const isTicked = (view: View, id: number): boolean => ridersOf(view.disks, id).some((one) => one.kind === TICK)

export const lifeLimit = (table: Table, disk: DiskView): number => characterOf(table, disk.kind)?.life ?? 0

export interface Reason {
  readonly text: string
  readonly rule: string
}

const HORNBUG = 'hornbug'

/** Why a character cannot act now, as far as one sees it; none when nothing hinders it. */
export function hindrance(table: Table, disk: DiskView): Reason | null {
  const { view } = table
  const card = characterOf(table, disk.kind)
  if (!card || isMissile(disk.id)) return null
  const no = (id: string, rule: string): Reason => ({ text: table.t(id), rule })
  if (disk.marks & ACTED) return no('dt-why-acted', 'DT-7.2')
  if (isTicked(view, disk.id)) return no('dt-why-ticked', 'DT-19.25')
  if (card.key === HORNBUG && disk.life < card.life) return no('dt-why-hornbug', 'DT-18.171')
  if (disk.marks & RISEN) return no('dt-why-risen', 'DT-20.18')
  if (view.turn.seat === disk.seat && view.turn.available <= 0) return no('dt-why-spent', 'DT-6.10')
  return null
}

/** The Order of a kind, as a number. */
export function orderAt(table: Table, kind: number): number {
  const card = cardOf(table, kind)
  return 'order' in card ? ORDERS.indexOf(card.order as (typeof ORDERS)[number]) : -1
}

/** What a disk shows that may not be on the field: a fighter what it was when it died, a missile always the same. */
export function kindOfDisk(table: Table, disk: number, seat: number): number {
  const there = diskOf(table.view, disk)
  if (there) return there.kind
  const fallen = campOf(table.view, seat)?.fallen ?? []
  for (let at = fallen.length - 2; at >= 0; at -= 2) if (fallen[at] === disk) return fallen[at + 1] ?? -1
  return facesOf(table, disk)[0] ?? -1
}

/** The kinds a disk of the box can show. The five missile disks of an Order are its two kinds, one after the other. */
function facesOf(table: Table, disk: number): number[] {
  const { artifacts, missiles } = table.catalogue
  const ours = (one: { readonly order: string }): boolean => one.order === orderOf(disk)
  const place = disk % PER_ORDER
  if (isMissile(disk)) {
    const kinds = missiles.filter(ours).flatMap((one) => Array<number>(one.copies).fill(one.kind))
    return kinds.slice(place - FIRST_MISSILE_PLACE, place - FIRST_MISSILE_PLACE + 1)
  }
  if (isArtifact(disk)) return artifacts.filter(ours).map((one) => one.kind)
  const kinds = charactersOf(table).filter((one) => ours(one) && one.rank === roleOf(disk)).map((one) => one.kind)
  return roleOf(disk) === 'hero' ? kinds.slice(place, place + 1) : kinds
}
