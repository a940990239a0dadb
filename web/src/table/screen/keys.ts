/** The keys of a table, told in one place: for the help, and for whoever listens. */

/** Keys with the message that explains them, in the order of the help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 9', 'table-key-choice'],
  ['↑ ↓', 'table-key-list'],
  ['Z', 'table-key-undo'],
  ['Esc', 'table-key-escape'],
  ['G', 'table-key-board'],
  ['Q', 'table-key-choices'],
  ['L', 'table-key-log'],
  ['C', 'table-key-chat'],
  ['T', 'table-key-text'],
  ['R', 'table-key-rules'],
  ['M', 'table-key-menu'],
  ['?', 'table-key-help'],
]

export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['←  →', 'replay-key-step'],
  ['↑ ↓', 'replay-key-line'],
  [',  .', 'replay-key-speed'],
  ['P', 'replay-key-play'],
  ['Home  End', 'replay-key-ends'],
  ['T', 'table-key-text'],
  ['R', 'table-key-rules'],
  ['?', 'table-key-help'],
]

const LETTERS = new Map(Object.entries({
  // Where the same keys lie on a Russian keyboard.
  я: 'z', п: 'g', й: 'q', д: 'l', с: 'c', е: 't', к: 'r', ь: 'm', з: 'p', б: ',', ю: '.',
}))

/** Whether somebody writes, or a control needs the key itself. */
const busy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The key as the help calls it, in lower case; "" when it is not meant for the table. */
export function keyOf(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return ''
  if (document.querySelector('dialog:modal')) return ''
  const key = event.key.toLowerCase()
  return LETTERS.get(key) ?? key
}
