/** Short messages at the edge of the page; spoken politely, errors at once. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'info' | 'good' | 'bad'
  /** A link below the text: the rule behind a refusal, say. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

const STAYS = 6000
const MOST = 4

let list: Toast[] = $state.raw([])
let next = 1

export const toasts = (): readonly Toast[] => list

export function dismiss(id: number): void {
  list = list.filter((toast) => toast.id !== id)
}

export function toast(text: string, kind: Toast['kind'] = 'info', link?: Toast['link']): void {
  const id = next++
  list = [...list.filter((other) => other.text !== text), { id, text, kind, link }].slice(-MOST)
  setTimeout(() => dismiss(id), STAYS + 40 * text.length)
}
