/** Any value as headings and lines, for games that nobody has drawn: not pretty, but all of it. */
import type { TextPart } from '../face'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasRecords = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord)

/** A name of a program as words: "hand_size" and "handSize" are "hand size". */
export const wordsOf = (key: string): string => key.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()

/** A value in one line. */
export function inLine(value: unknown): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (Array.isArray(value)) return value.length ? value.map(inLine).join(', ') : '–'
  if (isRecord(value)) return `(${Object.entries(value).map(([key, found]) => `${wordsOf(key)} ${inLine(found)}`).join('; ')})`
  return String(value)
}

/** Headings with their lines. A list with a record for every seat is headed by the names of who sits there. */
export function partsOf(view: unknown, title: string, names: readonly string[] = []): TextPart[] {
  if (!isRecord(view)) return [{ title, lines: [inLine(view)] }]
  const entries = Object.entries(view)
  const lines = entries
    .filter(([, value]) => !isRecord(value) && !hasRecords(value))
    .map(([key, value]) => `${wordsOf(key)}: ${inLine(value)}`)
  const inner = entries.flatMap(([key, value]) => {
    if (isRecord(value)) return partsOf(value, wordsOf(key), names)
    if (!hasRecords(value)) return []
    const list = value as unknown[]
    const heading = (at: number): string => (list.length === names.length ? names[at] : '') || `${wordsOf(key)} ${at + 1}`
    return list.flatMap((one, at) => partsOf(one, heading(at), names))
  })
  return lines.length ? [{ title, lines }, ...inner] : inner
}

/** What the view tells of one seat: the records that stand in its place in lists of one for every seat. */
export function seatParts(view: unknown, seat: number, names: readonly string[]): TextPart[] {
  if (!isRecord(view)) return []
  return Object.values(view)
    .filter((value): value is unknown[] => hasRecords(value) && (value as unknown[]).length === names.length)
    .flatMap((list) => partsOf(list[seat], names[seat] ?? '', names))
}
