/** Who is nearby whom: a missile laid across both would lie flat. The measuring aid and the scene in words ask. */
import type { DiskView } from './wire'
import { isMissile, mm, radiusOf } from './units'

/** Between the rims, seen from above, in mm. */
export const gapOf = (a: DiskView, b: DiskView): number =>
  Math.hypot(mm(a.x - b.x), mm(a.y - b.y)) - radiusOf(a.id) - radiusOf(b.id)

/** Pairs of characters and artifacts with less than `gap` mm between them; neither stands on the other. */
export function nearPairs(disks: readonly DiskView[], gap: number): [number, number][] {
  const lie = disks.filter((one) => !isMissile(one.id) && !one.off)
  return lie.flatMap((a, at) =>
    lie.slice(at + 1).filter((b) => a.on !== b.id && b.on !== a.id && gapOf(a, b) < gap)
      .map((b): [number, number] => [a.id, b.id]))
}

export const nearTo = (disk: number, pairs: readonly (readonly [number, number])[]): number[] =>
  pairs.flatMap(([a, b]) => (a === disk ? [b] : b === disk ? [a] : []))
