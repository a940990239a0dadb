/** The face of Gorgasali: board and animations from here, mats and cards from `mat`. */
import type { GameFace } from '../face'
import { animate } from './motion/animate'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import { isPlaced } from './board/deeds'
import { Area, group, Odds, Seat, Status, text } from './mat'
import boardEn from './words/board.en.ftl?raw'
import boardRu from './words/board.ru.ftl?raw'
import type { View } from './wire'

const mat = import.meta.glob<string>('./words/mat.*.ftl', { query: '?raw', import: 'default', eager: true })

const face: GameFace<View> = {
  Board,
  Brief,
  Seat,
  Area,
  Status,
  Odds,
  animate,
  pictured: isPlaced,
  group,
  score: (score, table) => (score > 0 ? table.t('board-score', { score }) : table.t('mat-dead')),
  text,
  words: {
    en: [boardEn, mat['./words/mat.en.ftl'] ?? ''].join('\n'),
    ru: [boardRu, mat['./words/mat.ru.ftl'] ?? ''].join('\n'),
  },
}

export default face
