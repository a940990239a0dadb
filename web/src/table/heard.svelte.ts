/** What a window hears of a running table, and what of it is shown now. The server's word is law: nothing is shown that
 *  it has not said. What can be done is in store.svelte.ts. */
import { lang, t } from '../lib/i18n.svelte'
import { play } from '../lib/sound'
import type { FromServer, Line, Looked, Personal, Scene, Told, Update, Whole } from '../wire'
import { PROTOCOL } from '../wire'
import { emptyScene, TableBase } from './base.svelte'
import { Feed, type Moment, recalledMoment } from './feed'
import { linesOf, type LogLine } from './log'
import { same } from './same'
import { BEHIND, Show } from './show.svelte'
import { type Link, type Plug, TableSocket } from './socket'

/** What stays the same while one looks through the same eyes. */
export type Info = Omit<Whole, 't' | 'v' | 'sum' | 'scene' | 'log' | 'chat' | 'question'>

export abstract class HeardTable extends TableBase {
  link: Link = $state('connecting')
  info: Info | null = $state.raw(null)
  /** The newest scene the server told, which may be ahead of the one shown: for clocks, chairs and offers. */
  newest: Scene = $state.raw(emptyScene)
  /** A whole table was received, its face is there: it can be drawn. */
  ready = $state(false)
  /** The client is older than the server. */
  outdated = $state(false)
  /** The server closed the table for this reason; "" while it is fine. */
  closing = $state('')
  /** The face could not be loaded. */
  failed: unknown = $state.raw(null)
  chat: readonly Line[] = $state.raw([])
  /** An earlier moment that is looked at. */
  past: Moment | null = $state.raw(null)
  /** When the clock of `newest` was told, by performance.now(). */
  clockAt = $state(0)
  /** The lines of the log that came last, for whoever reads them aloud. */
  fresh: readonly LogLine[] = $state.raw([])
  /** The seat whose person has to take the screen over, on a table for one screen. */
  handover: number | null = $state(null)
  /** Whether the screen is covered between the players of one screen. */
  curtain = $state(true)
  looked: Looked | null = $state.raw(null)

  readonly show = new Show(
    (told, after, signal) => this.move(told, after, signal), (moment) => this.arrived(moment), () => this.face?.patience ?? BEHIND,
  )
  protected readonly feed = new Feed()
  /** Moments that can be shown at once, by version: those this window saw, and those it asked for. */
  private readonly moments = new Map<number, Moment>()
  protected readonly socket: TableSocket
  /** The moment that is wished for, while it is asked for. */
  private wanted: number | null = null
  protected eyesWanted: number | null = null
  private othersMoved = false
  /** Told of every version as soon as it is known. */
  protected readonly awaited: (() => void)[] = []

  constructor(
    readonly id: string,
    url: string,
    open?: (url: string) => Plug,
  ) {
    super()
    this.socket = new TableSocket(url, {
      hello: () => ({ lang: lang(), eyes: this.eyesWanted, since: -1 }),
      hear: (message) => this.hear(message),
      link: (state) => (this.link = state),
    }, open)
  }

  // --- what is seen ---------------------------------------------------------------------------------------------------

  get scene(): Scene {
    return (this.past ?? this.show.shown)?.scene ?? emptyScene
  }

  get eyes(): number | null {
    return this.info?.eyes ?? null
  }

  get live(): boolean {
    return this.past === null && this.scene.status === 'running'
  }

  get ask() {
    return this.live && !this.show.waiting && this.handover === null ? this.scene.ask : null
  }

  get question(): string {
    return this.ask ? (this.show.shown?.question ?? '') : ''
  }

  /** My own seats. */
  get seats(): readonly number[] {
    return this.info?.seats ?? []
  }

  get host(): boolean {
    return this.info !== null && this.info.you === this.newest.host
  }

  /** Look at the moment of this version; null comes back to now. What this window did not see, it asks for. */
  async lookAt(v: number | null): Promise<void> {
    this.wanted = v
    this.hovered = null
    const moment = v === null ? null : (this.moments.get(v) ?? (await this.recall(v)))
    if (this.wanted !== v) return // meanwhile somebody wished to see something else
    this.past = moment
    if (v !== null && !moment) this.refuse({ t: 'because', fine: false, text: t('table-moment-unknown') })
  }

  private async recall(v: number): Promise<Moment | null> {
    const { info } = this
    const answer = await this.socket.ask({ t: 'recall', v })
    if (answer.t !== 'recalled' || this.eyes !== info?.eyes || this.info?.you !== info.you) return null
    const moment = recalledMoment(answer, this.newest)
    if (this.log.some((line) => line.v === v)) this.moments.set(v, moment) // else it was taken back meanwhile
    return moment
  }

  /** Through the eyes of this seat. */
  see(seat: number | null): void {
    this.eyesWanted = seat
    this.socket.hello()
  }

  // --- what is heard --------------------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'table': return this.whole(message)
      case 'update':
      case 'skip': return this.take(message)
      case 'looked': this.looked = message; return
      case 'you': return this.personal(message)
      case 'closing': this.closing = message.why; return
      case 'fault': reportError(new Error(`${message.where}: ${message.message}`)); return
      default:
    }
  }

  private personal(message: Personal): void {
    if (!this.info) return
    const moved = !same(this.info.seats, message.seats)
    this.info = { ...this.info, ...without(message) }
    if (moved) this.socket.hello() // another seat sees something else
  }

  private whole(message: Whole): void {
    if (message.protocol !== PROTOCOL) {
      this.outdated = true
      return
    }
    const { t: _, v: __, sum: ___, scene, log, chat, question: ____, ...info } = message
    // What others saw is not for these eyes, and versions begin anew at a table that was restored.
    const stranger = this.info !== null && (this.info.eyes !== info.eyes || this.info.you !== info.you)
    for (const v of this.moments.keys()) if (stranger || v > message.v) this.moments.delete(v)
    this.info = info
    this.closing = ''
    this.chat = chat
    this.looked = null
    this.log = log.flatMap(linesOf)
    this.learn(scene)
    this.past = this.wanted = null
    this.show.jump(this.feed.whole(message))
    this.noticed()
    if (this.game !== message.game) {
      this.game = message.game
      this.dressed(message.game)
    }
  }

  protected dressed(game: string): void {
    this.dress(game).then(() => (this.ready = true), (error: unknown) => (this.failed = error))
  }

  private take(message: Update | { t: 'skip'; v: number }): void {
    const moment = this.feed.take(message)
    if (moment === 'lost') this.socket.hello()
    if (typeof moment === 'string') return
    this.learn(moment.scene)
    if (message.t === 'update' && message.line) this.chat = [...this.chat, message.line]
    if (moment.told && !this.seats.includes(moment.told.seat)) this.othersMoved = true
    this.show.push(moment)
    this.noticed()
    for (const one of this.awaited.splice(0)) one()
  }

  private learn(scene: Scene): void {
    if (scene.clock !== this.newest.clock) this.clockAt = performance.now()
    this.newest = scene
  }

  /** After any change: what I am asked, and on one screen whose turn it is to look. */
  private noticed(): void {
    const { ask, deciders, status } = this.newest
    if (ask && this.looked?.need !== ask.need) this.socket.send({ t: 'look', need: ask.need })
    const next = this.seats.length > 1 && status === 'running' ? this.nextHere(deciders) : null
    if (next === null || !this.curtain) this.handover = null
    else this.handover = next
    if (next !== null && !this.curtain) this.see(next)
  }

  /** Which of my seats should look now, if it is another one than the one who looks. */
  private nextHere(deciders: readonly number[]): number | null {
    const mine = deciders.filter((seat) => this.seats.includes(seat))
    const [first] = mine
    return first === undefined || (this.eyes !== null && mine.includes(this.eyes)) ? null : first
  }

  private arrived(moment: Moment): void {
    this.moments.set(moment.v, moment)
    if (moment.undone >= 0) this.log = this.log.filter((line) => line.n <= moment.undone)
    if (moment.told) {
      this.fresh = linesOf(moment.told)
      this.log = [...this.log, ...this.fresh]
    }
    if (!moment.scene.ask || !this.othersMoved) return
    this.othersMoved = false
    play('turn')
  }

  private async move(told: Told, after: Moment, signal: AbortSignal): Promise<void> {
    if (this.past || !this.face) return
    await this.face.animate(told, this, after.scene.view, signal)
  }
}

const without = <T extends { t: string }>(message: T): Omit<T, 't'> => {
  const { t: _, ...rest } = message
  return rest
}
