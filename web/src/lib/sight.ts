/** Scrolling within long pages whose far parts are not laid out yet. */

// Parts are measured when they come into sight, so the place of what is looked for moves a few times.
const ROUNDS = 4

/** Scroll to what `find` finds, until it stays there; `find` gives nothing once it is no longer wanted. */
export async function bringIntoSight(find: () => Element | null | undefined, block: 'start' | 'center'): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    find()?.scrollIntoView({ block })
    await new Promise(requestAnimationFrame)
  }
}
