import type { GameFace } from '../face'
import Board from './Board.svelte'
import Nothing from '../plain/Nothing.svelte'
import en from './words.en.ftl?raw'
import ru from './words.ru.ftl?raw'
const face: GameFace = { Board, Seat: Nothing, Area: Nothing, Status: Nothing, animate: () => Promise.resolve(), pictured: () => false, words: { en, ru } }
export default face
