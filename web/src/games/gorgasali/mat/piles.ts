/** A discard pile as a list: each kind once with its number, the most frequent first. */
import type { CardInfo, Catalogue } from '../wire'

export interface Heap {
  readonly card: CardInfo
  readonly count: number
}

export function heapsOf(pile: readonly number[], catalogue: Catalogue): readonly Heap[] {
  const counts = new Map<number, number>()
  for (const kind of pile) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const heaps = [...counts].flatMap(([kind, count]) => {
    const card = catalogue.cards[kind]
    return card ? [{ card, count }] : []
  })
  return heaps.sort((a, b) => b.count - a.count || a.card.kind - b.card.kind)
}
