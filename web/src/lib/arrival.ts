/** Where the focus goes when another screen is shown: its heading, so that a screen reader begins there. Not on the first
 *  screen of a visit, where the browser begins by itself. */
let first = true

export function arrived(heading: HTMLElement): void {
  if (!first) heading.focus({ preventScroll: true })
  first = false
}
