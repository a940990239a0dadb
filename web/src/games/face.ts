/** What the shell and the face of a game know of each other. The shell owns the socket, the log, the seats, the clocks,
 *  offers, chat and the list of choices; a face owns its board, its mats and hands, and how its events move. */
import type { Component } from 'svelte'
import type { Ask, Because, Looked, Scene, Told } from '../wire'

export type Lang = 'en' | 'ru'

/** An action as the menu holds it: `t` is its kind. */
export type Action = { t: string } & Record<string, unknown>

/** The table as a face may use it; implemented by the shell's store, by replays and by tests. All fields are reactive. */
export interface TableFace<View = any, Catalogue = any> {
  readonly scene: Scene
  readonly view: View
  /** Whose eyes look: a seat, or null for a spectator. */
  readonly eyes: number | null
  /** The decision this viewer has to make, null when there is none, and while older events are still moving. */
  readonly ask: Ask | null
  /** Sentences, rules and odds of the choices of `ask`; comes a moment after it. */
  readonly looked: Looked | null
  readonly names: readonly string[]
  /** What never changes during a game: cards, characters, boards, told in `lang`. */
  readonly catalogue: Catalogue
  readonly lang: Lang
  /** False in replays and while an earlier moment is looked at: nothing can be chosen then. */
  readonly live: boolean
  /** A factor for durations: 1 as usual, 0 no motion at all (a setting, and prefers-reduced-motion). */
  readonly motion: number
  /** The choice that is pointed at, in the list or on the board; the other side lights it up. */
  hovered: Action | null
  /** Do it. Shows the refusal, if it is one; true when it was done. */
  act(action: Action): Promise<boolean>
  /** One after the other (a walk), until one is refused or something else is asked; how many were done. */
  plan(actions: readonly Action[]): Promise<number>
  pick(items: readonly number[]): Promise<boolean>
  /** May I, and if not, why? Changes nothing. */
  why(action: Action): Promise<Because>
  /** Tell the player why not: the sentence with its rule and a link into the rules panel. */
  refuse(because: Because): void
  /** Open the rules panel at a rule. */
  rule(id: string): void
  /** The face's own words, from `words` below. */
  t(message: string, args?: Record<string, string | number>): string
  sound(kind: Sound): void
}

export type Sound = 'step' | 'dice' | 'card' | 'hit' | 'miss' | 'heal' | 'chest' | 'magic' | 'zone' | 'turn' | 'wood' | 'win' | 'refused'

/** Headings of the list of choices, in the order in which they stand; `end` are those that end or pass something. */
export type Group = 'walk' | 'shoot' | 'card' | 'ability' | 'trade' | 'other' | 'end'

/** A heading with its lines. */
export interface TextPart {
  readonly title: string
  readonly lines: readonly string[]
}

export interface GameFace<View = any> {
  /** The playing surface; fills the room it is given. */
  Board: Component<{ table: TableFace<View> }>
  /** The essential of a seat in one small line without controls: for the strip of a narrow screen. */
  Brief?: Component<{ table: TableFace<View>; seat: number }>
  /** What a seat shows in the rail, below its name and clock. */
  Seat: Component<{ table: TableFace<View>; seat: number }>
  /** The viewer's own area under the board: mat, hand. Also shown for another seat when somebody asks to see it. */
  Area: Component<{ table: TableFace<View>; seat: number }>
  /** A few words or marks for the top line: the round, what comes next. */
  Status: Component<{ table: TableFace<View> }>
  /** Whose seat has which colour and mark; by default seat n has mark n. */
  marks?(view: View): readonly number[]
  /** Move the events of one move, from the view before to the view after; the patch is applied when it is done. Must
   *  end at once when `signal` is aborted (skip); where `table.motion` is 0 nothing may move. */
  animate(told: Told, table: TableFace<View>, after: View, signal: AbortSignal): Promise<void>
  /** Milliseconds that moves may wait in line to be seen before they are passed over; without it two seconds. For games
   *  in which every move is worth seeing. */
  patience?: number
  /** Whether the board or the area offers this choice themselves, so that the list of choices may leave it out. */
  pictured(action: Action, table: TableFace<View>): boolean
  /** Under which heading the list of choices shows this one; without it they all stand together. */
  group?(action: Action): Group
  /** What a choice costs and may bring (`looked.outlook`), at the end of its line in the list; small, or nothing. */
  Odds?: Component<{ table: TableFace<View>; choice: number }>
  /** A score at the end in words, if it is something else than points. */
  score?(score: number, table: TableFace<View>): string
  /** The scene in words, for the text view: what the board and the mats show, nothing more. */
  text?(table: TableFace<View>): readonly TextPart[]
  /** Fluent messages of the face, by language. */
  words: Record<Lang, string>
}
