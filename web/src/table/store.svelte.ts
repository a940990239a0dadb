/** A running table as this window sees it, and all that can be done at it. */
import type { Action } from '../games/face'
import type { Because, Done, Refused } from '../wire'
import { HeardTable } from './heard.svelte'
import { becauseOf } from './reasons'
import { same } from './same'
import type { Wish } from './socket'

export class LiveTable extends HeardTable {
  /** Commands on their way. */
  sending = $state(0)
  /** A choice is on its way; no second one is taken meanwhile. */
  choosing = $state(false)

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
