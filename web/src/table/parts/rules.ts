/** The sentences of rules by their ids, in the language of now; the rulebook is asked for once. */
import { api } from '../../lib/api'
import { lang } from '../../lib/i18n.svelte'

export interface Cited {
  readonly id: string
  readonly text: string
}

const books = new Map<string, ReadonlyMap<string, string>>()
const keyOf = (game: string): string => `${game} ${lang()}`
const cite = (book: ReadonlyMap<string, string>, ids: readonly string[]): Cited[] => ids.map((id) => ({ id, text: book.get(id) ?? '' }))

/** Their sentences at once, if the book is here. */
export function known(game: string, ids: readonly string[]): Cited[] | null {
  const book = books.get(keyOf(game))
  return book ? cite(book, ids) : null
}

export async function cited(game: string, ids: readonly string[]): Promise<Cited[]> {
  const key = keyOf(game)
  const book = new Map((await api.rules(game)).map((rule) => [rule.id, rule.text]))
  books.set(key, book)
  return cite(book, ids)
}
