/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity'

const few = new MediaQuery('max-width: 54rem) and (min-height: 33.01rem', false)
const tiny = new MediaQuery('max-width: 44rem', false)

export const screenSize = {
  /** One column: a phone, or a window as narrow as one. */
  get narrow() { return few.current || tiny.current },
}
