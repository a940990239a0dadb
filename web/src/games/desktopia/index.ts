/** The face of Desktopia: the table with its stage, the camps beside it, and how slides are told. */
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import { group, pictured } from './group'
import Area from './mat/Area.svelte'
import Seat from './mat/Seat.svelte'
import Status from './mat/Status.svelte'
import { animate } from './motion/animate'
import { text } from './text'
import type { View } from './wire'
import en from './words/table.en.ftl?raw'
import ru from './words/table.ru.ftl?raw'

/** Three flicks of another player, one after the other, are all worth seeing. */
const PATIENCE = 15_000

const face: GameFace<View> = {
  Board, Brief, Seat, Area, Status, animate, patience: PATIENCE, pictured, group, text,
  score: (score, table) => table.t('dt-score', { score }), words: { en, ru },
}

export default face
