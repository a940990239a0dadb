/** The live list of public tables. It comes over a socket that comes back by itself, with the whole list each time. */
import type { FromLobby, TableInfo } from '../wire'

/** What is used of a WebSocket; tests bring their own. */
export interface Plug {
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  close(): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

const plugIn = (url: string): Plug => new WebSocket(url) as unknown as Plug

/** The list after this message. */
export function told(tables: readonly TableInfo[], message: FromLobby): readonly TableInfo[] {
  switch (message.t) {
    case 'tables':
      return message.tables
    case 'gone':
      return tables.filter((table) => table.id !== message.id)
    case 'changed': {
      const known = tables.some((table) => table.id === message.table.id)
      if (!known) return [message.table, ...tables]
      return tables.map((table) => (table.id === message.table.id ? message.table : table))
    }
  }
}

export class Lobby {
  /** Null until the list came for the first time. */
  tables: readonly TableInfo[] | null = $state.raw(null)
  /** Whether what is shown is what is so now. */
  live = $state(false)
  /** Whether the server could not be reached when it was tried last. */
  away = $state(false)
  private plug: Plug | null = null
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly open: (url: string) => Plug = plugIn,
  ) {
    this.connect()
  }

  /** For good. */
  close(): void {
    clearTimeout(this.retry)
    this.unplug()
  }

  /** At once, not after the usual wait: the network or the window came back. */
  wake(): void {
    if (!this.plug) this.connect()
  }

  private connect(): void {
    clearTimeout(this.retry)
    const plug = this.open(this.url)
    this.plug = plug
    plug.onmessage = (event) => this.hear(JSON.parse(event.data) as FromLobby)
    plug.onclose = () => this.lost()
  }

  private hear(message: FromLobby): void {
    this.tries = 0
    this.live = true
    this.away = false
    this.tables = told(this.tables ?? [], message)
  }

  private lost(): void {
    this.unplug()
    this.away = true
    this.retry = setTimeout(() => this.connect(), Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT))
  }

  private unplug(): void {
    const plug = this.plug
    this.plug = null
    this.live = false
    if (!plug) return
    plug.onmessage = plug.onclose = null
    plug.close()
  }
}

/** Where the list comes from. */
export const lobbyAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/lobby`
