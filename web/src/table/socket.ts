/** One socket to one table, kept alive: it comes back by itself, says hello again, and repeats what was not answered.
 *  A command is repeated with its id until it is answered, so it is done once, however often the line breaks. */
import type { Because, Done, FromClient, FromServer, Hello, Recalled, Refused } from '../wire'

/** How the line is: `gone` when the table does not exist and nobody need try again. */
export type Link = 'connecting' | 'open' | 'waiting' | 'gone'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Numbered = Exclude<Extract<FromClient, { id: number }>, { t: 'ping' }>
/** A command before it has its number. */
export type Wish = Without<Numbered, 'id'>
type Question = Extract<FromClient, { t: 'why' | 'behind' | 'recall' }>
type AnswerTo<Q> = Q extends { t: 'recall' } ? Recalled | Because : Because

/** What is used of a WebSocket; tests bring their own. */
export interface Plug {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface Listener {
  /** The hello for now: which eyes, which language. */
  hello(): Omit<Hello, 't' | 'client'>
  hear(message: FromServer): void
  link(state: Link): void
}

interface Waiting {
  said: Numbered
  sent: number
  done: (answer: Done | Refused) => void
}

interface Asked {
  said: Question
  sent: number
  done: (answer: Because | Recalled) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 15_000
const PONG_WITHIN = 6000
const REPEAT_AFTER = 2500
/** A question without an answer for so long was dropped: the server takes only so many messages a second. */
const ASK_AGAIN = 6000

const plugIn = (url: string): Plug => new WebSocket(url) as unknown as Plug

const freshId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('')

export class TableSocket {
  link: Link = 'connecting'
  /** Names this window; a reload is a new one, because what it had not sent is forgotten with it. */
  readonly client = freshId()
  private plug: Plug | null = null
  private count = 0
  private readonly waiting = new Map<number, Waiting>()
  private asked: Asked[] = []
  private tries = 0
  private heard = 0
  private pinged = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly beat: ReturnType<typeof setInterval>

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Plug = plugIn,
  ) {
    this.beat = setInterval(() => this.watch(), 1000)
    this.connect()
  }

  /** For good. Nothing that waits is answered any more. */
  close(): void {
    clearInterval(this.beat)
    clearTimeout(this.retry)
    this.unplug()
    this.waiting.clear()
    this.asked = []
  }

  command(wish: Wish): Promise<Done | Refused> {
    this.count += 1
    const said = { ...wish, id: this.count } as Numbered
    return new Promise((done) => {
      const waiting = { said, sent: Date.now(), done }
      this.waiting.set(said.id, waiting)
      this.send(said)
    })
  }

  /** One question at a time: answers have no number, so the next is asked when the one before is answered. */
  ask<Q extends Question>(said: Q): Promise<AnswerTo<Q>> {
    return new Promise((done) => {
      this.asked.push({ said, sent: 0, done: done as Asked['done'] })
      if (this.asked.length === 1) this.askNext()
    })
  }

  /** Sent once, if the line is there: for what needs no answer. */
  send(said: FromClient): void {
    if (this.link === 'open') this.plug?.send(JSON.stringify(said))
  }

  /** The whole table again: after a gap, with other eyes, in another language. */
  hello(): void {
    this.send({ t: 'hello', client: this.client, ...this.listener.hello() })
  }

  /** At once, not after the usual wait: the network or the window came back. */
  wake(): void {
    if (this.link === 'waiting') this.connect()
    else if (this.link === 'open') this.ping()
  }

  /** Hang up and call again at once, as somebody else. */
  reopen(): void {
    if (this.link === 'gone') return
    this.unplug()
    this.connect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.turn('connecting')
    const plug = this.open(this.url)
    this.plug = plug
    this.heard = Date.now()
    this.pinged = 0
    plug.onopen = () => this.plugged()
    plug.onmessage = (event) => this.hear(event.data)
    plug.onclose = () => this.lost()
  }

  private plugged(): void {
    this.turn('open')
    this.hello()
    for (const one of this.waiting.values()) this.repeat(one)
    this.askNext()
  }

  private lost(): void {
    this.unplug()
    if (this.link === 'gone') return
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT)
    this.tries += 1
    this.turn('waiting')
    this.retry = setTimeout(() => this.connect(), wait)
  }

  private unplug(): void {
    const plug = this.plug
    this.plug = null
    if (!plug) return
    plug.onopen = plug.onmessage = plug.onclose = null
    plug.close()
  }

  private hear(text: string): void {
    this.heard = Date.now()
    const message = JSON.parse(text) as FromServer
    if (message.t === 'table') this.tries = 0
    if (message.t === 'done' || message.t === 'refused') this.settle(message)
    else if (message.t === 'because' || message.t === 'recalled') this.answered(message)
    else if (message.t === 'closing' && message.why === 'gone') this.turn('gone')
    this.listener.hear(message)
  }

  private settle(answer: Done | Refused): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    waiting?.done(answer)
  }

  private askNext(): void {
    const [next] = this.asked
    if (!next) return
    next.sent = Date.now()
    this.send(next.said)
  }

  /** A question that was asked again is answered twice: what is told of another moment answers nothing. */
  private answered(answer: Because | Recalled): void {
    const said = this.asked[0]?.said
    if (answer.t === 'recalled' && (said?.t !== 'recall' || said.v !== answer.v)) return
    this.asked.shift()?.done(answer)
    this.askNext()
  }

  private repeat(one: Waiting): void {
    one.sent = Date.now()
    this.send(one.said)
  }

  private ping(): void {
    this.pinged ||= Date.now()
    this.send({ t: 'ping', id: 0 })
  }

  /** Once a second: repeat what stays unanswered, and notice a line that is dead without saying so. */
  private watch(): void {
    const now = Date.now()
    if (this.link === 'connecting' && now - this.heard > 2 * PONG_WITHIN) return this.lost()
    if (this.link !== 'open') return
    for (const one of this.waiting.values()) if (now - one.sent > REPEAT_AFTER) this.repeat(one)
    if (this.asked[0] && now - this.asked[0].sent > ASK_AGAIN) this.askNext()
    if (this.pinged && this.heard > this.pinged) this.pinged = 0
    if (this.pinged && now - this.pinged > PONG_WITHIN) this.lost()
    else if (!this.pinged && now - this.heard > PING_EVERY) this.ping()
  }

  private turn(state: Link): void {
    if (this.link === state) return
    this.link = state
    this.listener.link(state)
  }
}
