/** What a free option may be beside the values the rules name: boards, mats, shapes and scenarios that are in the box. */
import type { Catalogue as Desktopia } from '../../games/desktopia/wire'
import type { BoardInfo, Catalogue } from '../../games/gorgasali/wire'

export interface Extra {
  readonly value: string
  readonly name: string
  readonly board?: BoardInfo
  /** For how many it is, when it is not for any number. */
  readonly seats?: readonly [number, number]
  /** What it tells, and what kind of story it is. */
  readonly about?: string
  readonly kind?: string
}

const READ: Record<string, (catalogue: any) => Record<string, readonly Extra[]>> = {
  desktopia: (catalogue: Desktopia) => ({
    scenario: catalogue.scenarios.map(({ key, name, kind, seats, story }) => ({ value: key, name, kind, seats: [seats, seats] as const, about: story })),
  }),
  gorgasali: (catalogue: Catalogue) => ({
    board: catalogue.boards.map((board) => ({ value: board.key, name: board.name, board, seats: board.seats })),
    matLayout: catalogue.mats.map(({ key, name }) => ({ value: key, name })),
    barrierShape: catalogue.shapes.map(({ key, name }) => ({ value: key, name })),
  }),
}

export const extrasOf = (game: string, catalogue: unknown): Record<string, readonly Extra[]> =>
  (catalogue ? READ[game]?.(catalogue) : undefined) ?? {}
