/** Scrolling within long texts whose far parts are not laid out yet. */

// Parts are measured when they come into sight, so the place of what is looked for moves a few times.
const ROUNDS = 4

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** As scrollIntoView, but what lies around the nearest part that scrolls stays where it is. */
function bring(element: Element, block: 'start' | 'center'): void {
  const scroller = scrollerOf(element)
  if (!scroller) return element.scrollIntoView({ block })
  const box = element.getBoundingClientRect()
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const before = block === 'center' ? (scroller.clientHeight - box.height) / 2 : margin
  scroller.scrollTop += box.top - scroller.getBoundingClientRect().top - Math.max(before, 0)
}

/** Scroll to what `find` finds, until it stays there; `find` gives nothing once it is no longer wanted. */
export async function bringIntoSight(find: () => Element | null | undefined, block: 'start' | 'center'): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const element = find()
    if (element) bring(element, block)
    await new Promise(requestAnimationFrame)
  }
}
