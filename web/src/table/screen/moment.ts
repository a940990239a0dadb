/** A moment of a replay as an address: /t/<table>/replay?eyes=<seat>#<entries of the record>. */

/** The seat to look through; null for what a spectator sees, also when the address says nonsense. */
export function eyesIn(query: URLSearchParams): number | null {
  const found = query.get('eyes') ?? ''
  return /^\d{1,2}$/.test(found) ? Number(found) : null
}

export const entriesIn = (hash: string): number | undefined => (/^\d{1,9}$/.test(hash) ? Number(hash) : undefined)

export const momentAddress = (id: string, eyes: number | null, entries: number): string =>
  `/t/${encodeURIComponent(id)}/replay${eyes === null ? '' : `?eyes=${eyes}`}${entries > 0 ? `#${entries}` : ''}`
