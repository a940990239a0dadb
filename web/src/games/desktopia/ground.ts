/** Tables to try the hand on: a small field with a few disks, as the wire has them. */
import type { Ask } from '../../wire'
import type { Table } from './facts'
import { MM, UNIT } from './units'
import type { CampView, Catalogue, DiskView, FieldView, PendingView, View } from './wire'

/** A disk in millimetres. */
export const diskAt = (id: number, x: number, y: number, more: Partial<DiskView> = {}): DiskView => ({
  id, kind: 0, seat: 0, ux: 0, uy: -UNIT, on: -1, life: 1, marks: 0, off: false, ...more, x: x * MM, y: y * MM,
})

export const fieldOf = (more: Partial<FieldView> = {}): FieldView => ({
  key: 'meadow', names: { en: 'Meadow' }, story: {}, etude: false, width: 1000 * MM, height: 1000 * MM,
  corners: [[0, 0], [1000 * MM, 0], [1000 * MM, 1000 * MM], [0, 1000 * MM]], wall: false, rituals: false,
  camps: 2, sides: [0, 1], actions: 3, turns: 0, things: [], goals: [], squads: [], prizes: [], battles: 1, ...more,
})

export const pendingOf = (more: Partial<PendingView> = {}): PendingView => ({
  seat: 0, question: 'act', disk: -1, among: [], anchor: -1, reach: 0, areas: [], ritual: -1, goal: -1, kind: -1, ...more,
})

export const campOf = (seat: number, more: Partial<CampView> = {}): CampView => ({
  seat, side: seat, gone: 0, squad: seat, penalties: 0, bonuses: 0, cards: [], stocks: [], hand: [], lent: [],
  fallen: [], goals: [], ...more,
})

export const viewOf = (disks: DiskView[], more: Partial<View> = {}): View => ({
  seat: 0, settings: { hand: 'exact', nearbyGap: 15 }, field: fieldOf(), battle: 0, won: [], round: 1, first: 0,
  quiet: 0, disks, supply: [], reserve: [], camps: [campOf(0), campOf(1)], time_cards: 5, deck: 0, discard: [],
  turn: { seat: 0, budget: 3, used: 0, bonus: 0, wounds: 0, available: 3, moment: 'act' }, pending: pendingOf(),
  result: null, ...more,
})

export const askOf = (menu: Partial<Ask['menu']>): Ask => ({
  need: 1, seat: 0,
  menu: { kind: 'one', actions: [], of: [], low: 0, high: 0, disks: [], speed: 3000, more: false, ...menu },
})

const named = (kind: number, key: string) => ({ kind, key, name: key, text: '', order: 'fire', icon: '' })
const character = (kind: number) => ({
  ...named(kind, `kind-${kind}`), rank: 'fighter', klass: '', life: 2, hits: ['plain'], sectors: [], missile: -1, limit: 0,
  shoots: false, spell: 'none', trait: 'none', ours: [],
})
const missile = (kind: number) => ({ ...named(kind, `kind-${kind}`), copies: 2, long_term: true })

export const catalogueOf = (): Catalogue => ({
  characters: Array.from({ length: 20 }, (_, kind) => character(kind)),
  other: [],
  barrel: named(32, 'barrel'),
  artifacts: [20, 21, 22, 23].map((kind) => named(kind, `kind-${kind}`)),
  missiles: Array.from({ length: 8 }, (_, at) => missile(24 + at)),
  rituals: [], things: [], scenarios: [],
})

/** A table with nobody at it: what is done is kept in `done`. */
export function tableOf(view: View, ask: Ask | null): Table & { readonly done: unknown[] } {
  const done: unknown[] = []
  const act = (action: unknown): Promise<boolean> => Promise.resolve(done.push(action) > 0)
  const table = {
    view, ask, done, looked: null, live: true, eyes: 0, motion: 1, lang: 'en', names: ['Ann', 'Bob'], hovered: null,
    catalogue: catalogueOf(), t: (id: string) => id, act, pick: act, sound: () => {}, rule: () => {}, refuse: () => {},
  }
  return table as unknown as Table & { readonly done: unknown[] }
}
