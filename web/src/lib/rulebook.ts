/** The rules of a game as they are read: headings with their rules, found by number or by words. */
import type { RuleInfo } from '../wire'

export interface Section {
  readonly number: string
  readonly title: string
  readonly rules: readonly RuleInfo[]
}

/** A piece of a rule's text: plain, a rule's id, or a word that was looked for. */
export interface Piece {
  readonly text: string
  readonly kind: 'plain' | 'rule' | 'found'
}

export const ID = /[A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?/g
const WORD = /[\p{L}\p{N}'’-]+/gu
// Russian words change their endings, English ones add them; a long word is known by all but its last letters.
const LONG = 4
const ENDING = 2

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

export const stem = (word: string): string => (word.length > LONG ? word.slice(0, Math.max(LONG, word.length - ENDING)) : word)

export function sectionsOf(rules: readonly RuleInfo[]): Section[] {
  const found = new Map<string, { number: string; title: string; rules: RuleInfo[] }>()
  for (const rule of rules) {
    const section = found.get(rule.section)
    if (section) section.rules.push(rule)
    else found.set(rule.section, { number: rule.section, title: rule.title, rules: [rule] })
  }
  return [...found.values()]
}

/** The rule that "GO-7.13", "go-7.13" or "7.13" means. */
export function named(rules: readonly RuleInfo[], word: string): RuleInfo | undefined {
  const wanted = word.trim().toUpperCase()
  return rules.find(({ id }) => id.toUpperCase() === wanted || id.slice(id.indexOf('-') + 1).toUpperCase() === wanted)
}

const words = (text: string): string[] => plain(text).match(WORD) ?? []

/** Rules in which every word occurs, whatever its ending; a number means the rule that has it. */
export function search(rules: readonly RuleInfo[], text: string): readonly RuleInfo[] {
  const exact = named(rules, text)
  if (exact) return [exact]
  const stems = words(text).map(stem)
  if (stems.length === 0) return rules
  return rules.filter((rule) => {
    const known = words(`${rule.id} ${rule.title} ${rule.text}`)
    return stems.every((part) => known.some((word) => word.startsWith(part)))
  })
}

function* split(text: string, pattern: RegExp): Generator<{ text: string; hit: boolean }> {
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) yield { text: text.slice(at, match.index), hit: false }
    yield { text: match[0], hit: true }
    at = match.index + match[0].length
  }
  if (at < text.length) yield { text: text.slice(at), hit: false }
}

/** The text of a rule, its references and the words that were looked for set apart. */
export function pieces(text: string, looked: string): Piece[] {
  const stems = words(looked).map(stem)
  const isFound = (word: string) => stems.some((part) => plain(word).startsWith(part))
  const found: Piece[] = []
  const add = (piece: string, kind: Piece['kind']) => {
    const last = found.at(-1)
    if (last && last.kind === kind && kind === 'plain') found[found.length - 1] = { text: last.text + piece, kind }
    else found.push({ text: piece, kind })
  }
  for (const part of split(text, ID)) {
    if (part.hit) add(part.text, 'rule')
    else for (const word of split(part.text, WORD)) add(word.text, word.hit && isFound(word.text) ? 'found' : 'plain')
  }
  return found
}
