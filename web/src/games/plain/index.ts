/** The face of a game that nobody has drawn yet: everything it shows is the text view. */
import type { GameFace } from '../face'
import Area from './Area.svelte'
import Board from './Board.svelte'
import Nothing from './Nothing.svelte'

const plain: GameFace = {
  Board,
  Area,
  Seat: Nothing,
  Status: Nothing,
  animate: () => Promise.resolve(),
  pictured: () => false,
  words: { en: '', ru: '' },
}

export default plain
