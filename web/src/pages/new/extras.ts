/** What a free option may be beside the values the rules name: boards, mats and shapes that are in the box. */
import type { BoardInfo, Catalogue } from '../../games/gorgasali/wire'

export interface Extra {
  readonly value: string
  readonly name: string
  readonly board?: BoardInfo
}

const READ: Record<string, (catalogue: any) => Record<string, readonly Extra[]>> = {
  gorgasali: (catalogue: Catalogue) => ({
    board: catalogue.boards.map((board) => ({ value: board.key, name: board.name, board })),
    matLayout: catalogue.mats.map(({ key, name }) => ({ value: key, name })),
    barrierShape: catalogue.shapes.map(({ key, name }) => ({ value: key, name })),
  }),
}

export const extrasOf = (game: string, catalogue: unknown): Record<string, readonly Extra[]> =>
  (catalogue ? READ[game]?.(catalogue) : undefined) ?? {}
