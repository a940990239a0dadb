/** The sentences of rules by their ids, in the language of now; the rulebook is asked for once. */
import { api } from '../../lib/api'

export interface Cited {
  readonly id: string
  readonly text: string
}

export async function cited(game: string, ids: readonly string[]): Promise<Cited[]> {
  const book = new Map((await api.rules(game)).map((rule) => [rule.id, rule.text]))
  return ids.map((id) => ({ id, text: book.get(id) ?? '' }))
}
