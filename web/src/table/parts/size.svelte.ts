/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity'

// Too little beside a board for two columns; a phone that lies on its side has room at the sides and none below.
const slender = new MediaQuery('(max-width: 54rem) and (min-height: 33.01rem)', false)
const upright = new MediaQuery('(max-width: 80rem) and (max-aspect-ratio: 1/1)', false)
const tiny = new MediaQuery('(max-width: 44rem) and (min-height: 26rem)', false)
const lying = new MediaQuery('(max-height: 33rem) and (max-width: 64rem) and (min-width: 30rem)', false)

export const screenSize = {
  /** One column: a phone, an upright tablet, or a window as narrow as one. */
  get narrow() { return !lying.current && (slender.current || upright.current || tiny.current) },
  /** A phone that lies on its side: the board, and everything else in one column beside it. */
  get lying() { return lying.current },
  /** Everything but the board lies under tabs. */
  get tabbed() { return this.narrow || this.lying },
}
