/** The board of a view as the face uses it: squares by number (y * width + x), and how the sectors lie around it. */
import type { Catalogue, View } from './wire'

export const OUTSIDE = 0
export const PLAIN = 1
export const FOREST = 2
export const MOUNTAIN = 3
export const WATER = 4
export const TREE = 5

export interface Board {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly terrain: readonly number[]
  readonly zone: readonly number[]
  readonly healing: readonly number[]
  /** By the number of the sector; the first one is empty, sectors are counted from 1. */
  readonly gates: readonly (readonly number[])[]
}

export type Place = readonly [number, number]

const made = new WeakMap<object, Board>()

/** The same object for the same board, so that what is drawn of it can be kept. */
export function boardOf(view: View, catalogue: Catalogue): Board {
  const source = view.map ?? catalogue.boards.find((one) => one.key === view.board) ?? catalogue.boards[0]
  if (!source) throw new Error('a catalogue without boards')
  const known = made.get(source)
  if (known) return known
  const board = { key: view.board, ...source }
  made.set(source, board)
  return board
}

export const xOf = (board: Board, square: number): number => square % board.width
export const yOf = (board: Board, square: number): number => Math.floor(square / board.width)

/** The square at a place; -1 beyond the edge. */
export const at = (board: Board, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < board.width && y < board.height ? y * board.width + x : -1

export const terrainAt = (board: Board, x: number, y: number): number => board.terrain[at(board, x, y)] ?? OUTSIDE

/** A to Z, then AA and so on, and the row from 1: the same names as in sentences. */
export function squareName(board: Board, square: number): string {
  const x = xOf(board, square)
  const before = x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : ''
  return before + String.fromCharCode(65 + (x % 26)) + (yOf(board, square) + 1)
}

export const sideBySide = (board: Board, a: number, b: number): boolean =>
  Math.abs(xOf(board, a) - xOf(board, b)) + Math.abs(yOf(board, a) - yOf(board, b)) === 1

/** What entering a square takes, with the terrain that a movement card makes free; 0 where nobody can go. */
export function costOf(board: Board, square: number, free = 0): number {
  const terrain = board.terrain[square] ?? OUTSIDE
  if (terrain === OUTSIDE || terrain === TREE) return 0
  if (terrain === PLAIN || terrain === free) return 1
  return terrain === WATER ? 3 : 2
}

const SIDES: readonly Place[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

/** On which side of a gate its sector lies: the first one beyond which there is no board. */
export function sideOf(board: Board, gate: number): Place {
  const [x, y] = [xOf(board, gate), yOf(board, gate)]
  const open = SIDES.find(([dx, dy]) => terrainAt(board, x + dx, y + dy) === OUTSIDE)
  return open ?? [0, -1]
}

/** Where the sign of a sector stands, in squares: beyond its first gate. */
export function sectorPlace(board: Board, sector: number): Place | null {
  const gate = board.gates[sector]?.[0]
  if (gate === undefined) return null
  const [dx, dy] = sideOf(board, gate)
  return [xOf(board, gate) + dx, yOf(board, gate) + dy]
}

/** The most zones that can fall at this table. */
export const lastLevel = (view: View): number => (view.settings.finalCollapse ? 4 : 3)

/** How many rounds go by until the next zone falls, and which; null when none is left. */
export function nextFall(view: View): { zone: number; rounds: number } | null {
  if (view.level >= lastLevel(view)) return null
  const period = Number(view.settings.zonePeriod ?? 5)
  return { zone: view.level + 1, rounds: Math.max(1, (view.level + 1) * period + 1 - Math.max(1, view.round)) }
}

export const isDead = (board: Board, view: View, square: number): boolean =>
  (board.zone[square] ?? 0) > 0 && (board.zone[square] as number) <= view.level
