/** A finished game, step by step, through the eyes of a seat or of nobody. */
import type { Action } from '../games/face'
import { api } from '../lib/api'
import type { Ask, Because, Chair, Looked, Replay, ReplayStep, Scene, Told } from '../wire'
import { emptyScene, TableBase } from './base.svelte'
import type { Moment } from './feed'
import { linesOf } from './log'
import { applyPatch } from './patch'
import { Show } from './show.svelte'

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
/** Milliseconds a step stays to be looked at, at speed 1; one without a line of the log is passed quickly. */
const STAY = 700
const PASS = 60

const nobody: Because = { t: 'because', fine: false }

/** All scenes of a replay; what a step leaves alone is shared with the one before. */
export function scenesOf(replay: Replay): Scene[] {
  const chairs: Chair[] = replay.names.map((name, seat) => ({
    kind: replay.bots[seat] ? 'bot' : 'person', player: '', name, bot: replay.bots[seat] ? name.replace(/ \d+$/, '') : '',
    here: true, relieved: false, resigned: false,
  }))
  const scenes: Scene[] = [{ ...emptyScene, status: 'running', chairs, view: replay.view }]
  for (const step of replay.steps) scenes.push(applyPatch(scenes.at(-1) as Scene, step.patch))
  const end = scenes.pop() as Scene
  return [...scenes, { ...end, status: 'over', ending: replay.ending }]
}

/** The step at which the record had at most this many entries. */
export function stepAt(steps: readonly ReplayStep[], entries: number): number {
  let at = 0
  for (const [index, step] of steps.entries()) if (step.told.n <= entries) at = index + 1
  return at
}

export class ReplayTable extends TableBase {
  replay: Replay | null = $state.raw(null)
  eyes: number | null = $state(null)
  /** 0 is the beginning; n is after the nth step. */
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  failed: unknown = $state.raw(null)
  ready = $state(false)
  readonly ask: Ask | null = null
  readonly looked: Looked | null = null
  readonly live = false
  readonly show = new Show((told, after, signal) => this.move(told, after, signal))
  private scenes: readonly Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    super()
  }

  get scene(): Scene {
    return this.show.shown?.scene ?? emptyScene
  }

  override get motion(): number {
    return super.motion / this.speed
  }

  get last(): number {
    return this.replay?.steps.length ?? 0
  }

  /** How many entries the record has at what is shown: what a link or a fork names. */
  get entries(): number {
    return this.replay?.steps[this.at - 1]?.told.n ?? 0
  }

  /** The version told by what is shown, as the lines of the log name it. */
  get version(): number {
    return this.replay?.steps[this.at - 1]?.told.v ?? -1
  }

  /** Through these eyes, at this entry of the record (the end when it is left out). */
  async load(eyes: number | null, entries?: number): Promise<void> {
    this.pause()
    try {
      const replay = await api.replay(this.id, eyes)
      this.replay = replay
      this.eyes = eyes
      this.game = replay.game
      this.scenes = scenesOf(replay)
      this.log = replay.steps.flatMap((step) => linesOf(step.told))
      await this.dress(replay.game)
      this.to(entries === undefined ? 0 : stepAt(replay.steps, entries))
      this.ready = true
    } catch (error) {
      this.failed = error
    }
  }

  /** Straight to a step. */
  to(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last))
    this.show.jump(this.moment(this.at))
  }

  /** To the step of this line of the log. */
  toLine(v: number): void {
    this.pause()
    const step = this.replay?.steps.findIndex((one) => one.told.v === v) ?? -1
    if (step >= 0) this.to(step + 1)
  }

  /** The rules behind a line of the log, or none where there are none. */
  behind(v: number, event: number): readonly string[] {
    return this.replay?.steps.find((one) => one.told.v === v)?.rules[event] ?? []
  }

  /** One step on, its events moving. */
  async forward(): Promise<void> {
    if (this.at >= this.last) return
    this.at += 1
    await this.show.play(this.moment(this.at))
  }

  /** To the next or the last step that has a line in the log. */
  line(way: 1 | -1): void {
    this.pause()
    const steps = this.replay?.steps ?? []
    let at = this.at + way
    while (at > 0 && at < this.last && !steps[at - 1]?.told.said.some(Boolean)) at += way
    this.to(at)
  }

  play(): void {
    if (this.playing) return
    if (this.at >= this.last) this.to(0)
    this.playing = true
    void this.run()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private async run(): Promise<void> {
    if (!this.playing) return
    await this.forward()
    if (this.at >= this.last) this.pause()
    if (!this.playing) return
    const told = this.replay?.steps[this.at - 1]?.told
    this.timer = setTimeout(() => void this.run(), (told?.said.some(Boolean) ? STAY : PASS) / this.speed)
  }

  private moment(at: number): Moment {
    const told = this.replay?.steps[at - 1]?.told ?? null
    return { v: at, scene: this.scenes[at] ?? emptyScene, told, question: '', undone: -1 }
  }

  private async move(told: Told, after: Moment, signal: AbortSignal): Promise<void> {
    if (this.face) await this.face.animate(told, this, after.scene.view, signal)
  }

  // --- nothing can be chosen in what is past --------------------------------------------------------------------------

  act(_action: Action): Promise<boolean> {
    return Promise.resolve(false)
  }

  plan(_actions: readonly Action[]): Promise<number> {
    return Promise.resolve(0)
  }

  pick(_items: readonly number[]): Promise<boolean> {
    return Promise.resolve(false)
  }

  why(_action: Action): Promise<Because> {
    return Promise.resolve(nobody)
  }
}
