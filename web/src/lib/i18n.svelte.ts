/** Sentences of the client. Fluent messages lie in src/words, one file per part and language; ids are unique over all
 *  files. `t` follows the language setting wherever it is used in a template. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Lang } from '../games/face'
import { settings } from './settings.svelte'

export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true })

/** A bundle of messages; faces of games make their own from their words. */
export function bundleOf(lang: Lang, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) {
    const faults = bundle.addResource(new FluentResource(text))
    if (faults.length > 0) throw new Error(`words, ${lang}: ${faults.map(String).join('; ')}`)
  }
  return bundle
}

/** A message of a bundle, filled in; an unknown id is shown as itself, so that nothing is ever blank. */
export function say(bundle: FluentBundle, id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) return id
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, args ?? null, faults)
  for (const fault of faults) console.error(`words: ${id}: ${fault.message}`)
  return text.replaceAll('\n', ' ') // long messages are written on several lines
}

const own = (lang: Lang): FluentBundle =>
  bundleOf(lang, Object.entries(files).filter(([path]) => path.endsWith(`.${lang}.ftl`)).map(([, text]) => text))

const bundles: Record<Lang, FluentBundle> = { en: own('en'), ru: own('ru') }

export const lang = (): Lang => settings.lang

export const t = (id: string, args?: Args): string => say(bundles[settings.lang], id, args)

/** The kind of the language that the browser prefers: in London days are written otherwise than in New York. */
const kind = (): string => navigator.languages.find((one) => one.startsWith(settings.lang)) ?? settings.lang

/** A day, or a day with its time, as the language writes it; from seconds since 1970. */
export function when(seconds: number, withTime = false): string {
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(withTime ? { timeStyle: 'short' } : {}) }
  return new Intl.DateTimeFormat(kind(), style).format(seconds * 1000)
}
