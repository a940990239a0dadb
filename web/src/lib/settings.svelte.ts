/** What a player has set on this device; kept in localStorage, never sent anywhere. */
import type { Lang, Sound } from '../games/face'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'none' | 'fast' | 'normal' | 'slow'

export const SOUNDS: readonly Sound[] = [
  'turn', 'step', 'dice', 'card', 'chest', 'hit', 'miss', 'heal', 'magic', 'zone', 'wood', 'win', 'refused',
]

/** Milliseconds between the moves of bots. */
export const PACES = [0, 150, 350, 700, 1200] as const

export interface Settings {
  lang: Lang
  theme: Theme
  motion: Motion
  /** High contrast: plain grounds, stronger lines. */
  contrast: boolean
  /** The size of letters, in percent. */
  text: number
  sound: boolean
  volume: number
  /** Kinds of sound that are switched off. */
  muted: Sound[]
  /** Ask once more before a touch acts on the board. */
  confirmTouch: boolean
  pace: number
  /** The name last used at a table. */
  name: string
}

const KEY = 'tavola.settings'
const LANGS: readonly Lang[] = ['en', 'ru']
const THEMES: readonly Theme[] = ['system', 'light', 'dark']
const MOTIONS: readonly Motion[] = ['none', 'fast', 'normal', 'slow']
const FACTORS: Record<Motion, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 }

const browserLang = (): Lang =>
  typeof navigator !== 'undefined' && /^(ru|uk|be|kk)\b/.test(navigator.language) ? 'ru' : 'en'

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export function defaults(): Settings {
  return {
    lang: browserLang(),
    theme: 'system',
    motion: prefersStill() ? 'none' : 'normal',
    contrast: false,
    text: 100,
    sound: true,
    volume: 60,
    muted: [],
    confirmTouch: true,
    pace: 350,
    name: '',
  }
}

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise

const within = (low: number, high: number, value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= low && value <= high ? value : otherwise

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

/** Whatever was stored, by an older version or by hand: every field is a legal one afterwards. */
export function sane(stored: unknown): Settings {
  const usual = defaults()
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Settings, unknown>>
  return {
    lang: oneOf(LANGS, found.lang, usual.lang),
    theme: oneOf(THEMES, found.theme, usual.theme),
    motion: oneOf(MOTIONS, found.motion, usual.motion),
    contrast: flag(found.contrast, usual.contrast),
    text: within(80, 160, found.text, usual.text),
    sound: flag(found.sound, usual.sound),
    volume: within(0, 100, found.volume, usual.volume),
    muted: SOUNDS.filter((kind) => Array.isArray(found.muted) && found.muted.includes(kind)),
    confirmTouch: flag(found.confirmTouch, usual.confirmTouch),
    pace: within(0, 5000, found.pace, usual.pace),
    name: typeof found.name === 'string' ? found.name.slice(0, 40) : usual.name,
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null // storage is forbidden, or holds something that is not ours
  }
}

/** A link may ask for a language (`?lang=ru`, as `tavola play --lang ru` does); then it is the one from now on. */
export function asked(known: Settings, query: string): Settings {
  return { ...known, lang: oneOf(LANGS, new URLSearchParams(query).get('lang'), known.lang) }
}

export const settings: Settings = $state(asked(sane(stored()), typeof location === 'undefined' ? '' : location.search))

/** A factor for the durations of all motion: 0 none, 1 as usual. */
export const motion = (): number => FACTORS[settings.motion]

export function resetSettings(): void {
  Object.assign(settings, { ...defaults(), lang: settings.lang, name: settings.name })
}

/** Keeps the document and the storage in step with the settings; called once, by main.ts. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.lang = settings.lang
      root.dataset.theme = settings.theme
      root.dataset.motion = settings.motion
      root.dataset.contrast = settings.contrast ? 'high' : 'usual'
      root.style.fontSize = settings.text === 100 ? '' : `${settings.text}%`
    })
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // Without storage the settings last as long as the page.
      }
    })
  })
  addEventListener('storage', (event) => {
    if (event.key === KEY && event.newValue) Object.assign(settings, sane(JSON.parse(event.newValue)))
  })
}
