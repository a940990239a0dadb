/** Any value as headings and lines, for games that nobody has drawn: not pretty, but all of it. */
import type { TextPart } from '../face'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in one line. */
export function inLine(value: unknown): string {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.length ? value.map(inLine).join(', ') : '–'
  if (isRecord(value)) return `(${Object.entries(value).map(([key, found]) => `${key} ${inLine(found)}`).join('; ')})`
  return String(value)
}

export function partsOf(view: unknown, title: string): TextPart[] {
  if (!isRecord(view)) return [{ title, lines: [inLine(view)] }]
  const flat = Object.entries(view).filter(([, value]) => !isRecord(value) && !hasRecords(value))
  const deep = Object.entries(view).filter(([, value]) => isRecord(value) || hasRecords(value))
  const lines = flat.map(([key, value]) => `${key}: ${inLine(value)}`)
  const inner = deep.flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.flatMap((one, at) => partsOf(one, `${key} ${at + 1}`))
      : partsOf(value, key))
  return lines.length ? [{ title, lines }, ...inner] : inner
}

const hasRecords = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord)
