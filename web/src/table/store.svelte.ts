/** A running table as this window sees it. The server's word is law: nothing is shown that it has not said. */
import type { Action } from '../games/face'
import { lang } from '../lib/i18n.svelte'
import { play } from '../lib/sound'
import type { Because, Done, FromServer, Line, Looked, Personal, Refused, Scene, Told, Update, Whole } from '../wire'
import { PROTOCOL } from '../wire'
import { emptyScene, TableBase } from './base.svelte'
import { called, callOf } from './called'
import { Feed, type Moment } from './feed'
import { linesOf, type LogLine } from './log'
import { becauseOf } from './reasons'
import { same } from './same'
import { Show } from './show.svelte'
import { type Link, type Plug, TableSocket, type Wish } from './socket'

/** What stays the same while one looks through the same eyes. */
export type Info = Omit<Whole, 't' | 'v' | 'sum' | 'scene' | 'log' | 'chat' | 'question'>

export class LiveTable extends TableBase {
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
  /** Commands on their way. */
  sending = $state(0)
  /** A choice is on its way; no second one is taken meanwhile. */
  choosing = $state(false)
  /** When the clock of `newest` was told, by performance.now(). */
  clockAt = $state(0)
  /** The lines of the log that came last, for whoever reads them aloud. */
  fresh: readonly LogLine[] = $state.raw([])
  /** The seat whose person has to take the screen over, on a table for one screen. */
  handover: number | null = $state(null)
  /** Whether the screen is covered between the players of one screen. */
  curtain = $state(true)
  looked: Looked | null = $state.raw(null)

  readonly show = new Show((told, after, signal) => this.move(told, after, signal), (moment) => this.arrived(moment))
  private readonly feed = new Feed()
  private readonly moments = new Map<number, Moment>()
  private readonly socket: TableSocket
  private eyesWanted: number | null = null
  private othersMoved = false

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

  canShow(v: number): boolean {
    return this.moments.has(v)
  }

  /** Look at the moment of this version; null comes back to now. */
  lookAt(v: number | null): void {
    this.past = v === null ? null : (this.moments.get(v) ?? null)
    this.hovered = null
  }

  // --- what is done ---------------------------------------------------------------------------------------------------

  async act(action: Action): Promise<boolean> {
    const ask = this.ask
    return ask ? this.choose(() => this.done({ t: 'act', need: ask.need, action }), false) : false
  }

  async pick(items: readonly number[]): Promise<boolean> {
    const ask = this.ask
    return ask ? this.choose(() => this.done({ t: 'pick', need: ask.need, items: [...items] }), false) : false
  }

  async plan(actions: readonly Action[]): Promise<number> {
    const seat = this.ask?.seat
    return seat === undefined ? 0 : this.choose(() => this.follow(seat, actions), 0)
  }

  /** One choice at a time: what is tapped while another is on its way was meant for what is no longer there. */
  private async choose<T>(deed: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.choosing) return otherwise
    this.choosing = true
    this.refusal = null
    try {
      return await deed()
    } finally {
      this.choosing = false
    }
  }

  private async follow(seat: number, actions: readonly Action[]): Promise<number> {
    let count = 0
    for (const action of actions) {
      const ask = this.feed.now?.scene.ask
      if (!ask || ask.seat !== seat) break
      if (!ask.menu.more && !ask.menu.actions.some((offered) => same(offered, action))) break
      if (!(await this.done({ t: 'act', need: ask.need, action }))) break
      count += 1
    }
    return count
  }

  async why(action: Action): Promise<Because> {
    return called(await this.socket.ask({ t: 'why', action }), callOf(this.newest.chairs))
  }

  behind(v: number, event: number): Promise<Because> {
    return this.socket.ask({ t: 'behind', v, event })
  }

  /** A command that is not a choice of the menu: seats, offers, chat. Refusals are shown; true when it was done. */
  async done(wish: Wish): Promise<boolean> {
    this.sending += 1
    let answer: Done | Refused
    try {
      answer = await this.socket.command(wish)
    } finally {
      this.sending -= 1
    }
    if (answer.t === 'done') {
      await this.reached(answer.v)
      return true
    }
    this.refuse(becauseOf(called(answer, callOf(this.newest.chairs))))
    return false
  }

  /** On a table for one screen: the next player sits before it now. */
  takeOver(): void {
    const seat = this.handover
    if (seat !== null) this.see(seat)
  }

  /** Through the eyes of this seat. */
  see(seat: number | null): void {
    this.eyesWanted = seat
    this.socket.hello()
  }

  /** In the language of now. */
  respeak(): void {
    if (!this.info) return
    this.socket.hello()
    this.dressed(this.info.game)
  }

  wake(): void {
    this.socket.wake()
  }

  /** With another identity: the server knows a socket by whoever opened it. */
  reopen(): void {
    this.socket.reopen()
  }

  close(): void {
    this.socket.close()
    this.show.skip()
  }

  // --- what is heard --------------------------------------------------------------------------------------------------

  private hear(raw: FromServer): void {
    const message = called(raw, callOf(raw.t === 'table' ? raw.scene.chairs : this.newest.chairs))
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
    this.past = null
    this.show.jump(this.feed.whole(message))
    this.noticed()
    if (this.game !== message.game) {
      this.game = message.game
      this.dressed(message.game)
    }
  }

  private dressed(game: string): void {
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
    if (this.past || !this.face || this.motion === 0) return
    await this.face.animate(told, this, after.scene.view, signal)
  }

  private awaited: (() => void)[] = []

  /** Once this version is known; whoever is told "done" may hear of it a moment before. */
  private async reached(v: number): Promise<void> {
    while ((this.feed.now?.v ?? 0) < v && this.link === 'open') {
      await new Promise<void>((done) => {
        this.awaited.push(done)
        setTimeout(done, 500)
      })
    }
  }
}

const without = <T extends { t: string }>(message: T): Omit<T, 't'> => {
  const { t: _, ...rest } = message
  return rest
}
