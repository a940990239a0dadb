/** What a running table and a replay have in common for those who draw them. */
import type { FluentBundle } from '@fluent/bundle'
import { faceOf } from '../games'
import type { Action, GameFace, Lang, Sound, TableFace } from '../games/face'
import { api, ApiError } from '../lib/api'
import { bundleOf, lang, say, t } from '../lib/i18n.svelte'
import { motion } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { Ask, Because, Chair, Looked, Scene } from '../wire'
import type { LogLine } from './log'
import { botName } from './parts/bots'

export const emptyScene: Scene = {
  status: 'open', host: '', chairs: [], deciders: [], ask: null, undo: '', offers: [], clock: null, pace: 0,
  ending: null, next: '', view: null,
}

/** Who sits there, for people. */
export const nameOf = (chair: Chair | undefined, seat: number): string =>
  (chair?.kind === 'bot' ? botName(chair) : chair?.name) || t('table-seat', { number: seat + 1 })

export abstract class TableBase implements TableFace {
  game = $state('')
  face: GameFace | null = $state.raw(null)
  catalogue: unknown = $state.raw(null)
  hovered: Action | null = $state.raw(null)
  /** The refusal that is shown now. */
  refusal: Because | null = $state.raw(null)
  /** The rule at which the rules panel is open; "" opens it at its beginning, null leaves it closed. */
  ruleAt: string | null = $state(null)
  log: readonly LogLine[] = $state.raw([])
  private words: Record<Lang, FluentBundle> | null = null

  abstract readonly scene: Scene
  abstract readonly eyes: number | null
  abstract readonly ask: Ask | null
  abstract readonly looked: Looked | null
  abstract readonly live: boolean
  abstract act(action: Action): Promise<boolean>
  abstract plan(actions: readonly Action[]): Promise<number>
  abstract pick(items: readonly number[]): Promise<boolean>
  abstract why(action: Action): Promise<Because>

  readonly names: readonly string[] = $derived.by(() => this.scene.chairs.map(nameOf))

  get view(): any {
    return this.scene.view
  }

  get lang(): Lang {
    return lang()
  }

  get motion(): number {
    return document.hidden ? 0 : motion()
  }

  /** Which mark each seat has. */
  readonly marks: readonly number[] = $derived.by(() => {
    const own = this.view && this.face?.marks?.(this.view)
    return this.scene.chairs.map((_, seat) => own?.[seat] ?? seat)
  })

  refuse(because: Because): void {
    this.refusal = because
    play('refused')
  }

  rule(id: string): void {
    this.ruleAt = id
  }

  t(message: string, args?: Record<string, string | number>): string {
    return this.words ? say(this.words[this.lang], message, args) : ''
  }

  sound(kind: Sound): void {
    play(kind)
  }

  /** The face of the game and its catalogue in the language of now; what is missing is drawn as text. */
  protected async dress(game: string): Promise<void> {
    const spoken = this.lang
    const [face, catalogue] = await Promise.all([faceOf(game), api.catalogue(game).catch(missing)])
    if (spoken !== this.lang) return this.dress(game)
    this.words ??= { en: bundleOf('en', [face.words.en]), ru: bundleOf('ru', [face.words.ru]) }
    this.catalogue = catalogue
    this.face = face
  }
}

/** A game without a catalogue is no fault. */
function missing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
