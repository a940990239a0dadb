/** A small board and view for tests: rows of letters, `.` plain, `F` forest, `W` water, `T` tree, `#` outside. */
import { type Board, FOREST, OUTSIDE, PLAIN, TREE, WATER } from '../map'
import type { Catalogue, SeatView, View } from '../wire'

const LETTERS: Record<string, number> = { '.': PLAIN, F: FOREST, W: WATER, T: TREE, '#': OUTSIDE }

export function boardFrom(rows: readonly string[], over: Partial<Board> = {}): Board {
  const terrain = rows.flatMap((row) => [...row].map((letter) => LETTERS[letter] ?? PLAIN))
  return { key: 'test', width: rows[0]?.length ?? 0, height: rows.length, terrain, zone: terrain.map(() => 4),
    healing: [], gates: [[]], ...over }
}

export const seatAt = (seat: number, square: number, over: Partial<SeatView> = {}): SeatView => ({
  seat, team: seat, character: seat, square, sector: 0, alive: true, health: 100, cooldown: 0, ability: -1,
    lent: false, chests: 0, skipped: false,
  frozen_by: [], burned: false, mat: [], spent: [], grave: -1, ...over,
})

export function viewOf(seats: readonly SeatView[], over: Partial<View> = {}): View {
  return {
    seat: 0, board: 'test', map: null, settings: {}, round: 1, bar: 0, level: 0, rate: 0, seats: [...seats],
      fallen: [], banners: [], chests: [], weapon_deck: 0,
    support_deck: 0, weapon_discard: [], support_discard: [], stage: 'Walk', result: null,
    turn: {
      seat: 0, dice: [1, 2], factor: 1, free_terrain: 0, diagonal: false, left: 5, covered: [], consumable: false,
        main: false, defended: false,
      thrown: false, opened: false, revived: false, swaps: [], moment: '',
    },
    pending: { seat: 0, cards: [], spent: [], dice: [], target: -1, weapon: -1, banner: -1, steps: 0, offers: 0,
      offer: null },
    ...over,
  }
}

export const lines: Catalogue = {
  terrain: [], cards: [], characters: [], boards: [], mats: [],
  shapes: [{ key: 'line', name: 'line', forms: [[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]],
    [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]] }],
}
