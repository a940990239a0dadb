/** A running table as this window sees it, and all that can be done at it. */
import type { Action } from '../games/face'
import type { Because, Done, Refused } from '../wire'
import { HeardTable } from './heard.svelte'
import { becauseOf } from './reasons'
import { same } from './same'
import type { Wish } from './socket'

const PLAN = -1

export class LiveTable extends HeardTable {
  /** Commands on their way. */
  sending = $state(0)
  /** The decision whose answer is on its way, or PLAN while several go one after the other. */
  private answering: number | null = $state(null)

  /** No second answer is taken meanwhile. */
  get choosing(): boolean {
    return this.answering !== null && (this.answering === PLAN || this.answering === this.ask?.need)
  }

  async act(action: Action): Promise<boolean> {
    const ask = this.ask
    return ask ? this.choose(ask.need, () => this.done({ t: 'act', need: ask.need, action }), false) : false
  }

  async pick(items: readonly number[]): Promise<boolean> {
    const ask = this.ask
    return ask ? this.choose(ask.need, () => this.done({ t: 'pick', need: ask.need, items: [...items] }), false) : false
  }

  async plan(actions: readonly Action[]): Promise<number> {
    const seat = this.ask?.seat
    return seat === undefined ? 0 : this.choose(PLAN, () => this.follow(seat, actions), 0)
  }

  /** One choice for each decision: what is tapped while it is on its way was meant for what is no longer there. The
   *  next decision may be on the screen before the word comes that the last one was done. */
  private async choose<T>(need: number, deed: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.answering === PLAN || this.answering === need) return otherwise
    this.answering = need
    this.refusal = null
    try {
      return await deed()
    } finally {
      if (this.answering === need) this.answering = null
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

  why(action: Action): Promise<Because> {
    return this.socket.ask({ t: 'why', action })
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
    this.refuse(becauseOf(answer))
    return false
  }

  /** On a table for one screen: the next player sits before it now. */
  takeOver(): void {
    const seat = this.handover
    if (seat !== null) this.see(seat)
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
