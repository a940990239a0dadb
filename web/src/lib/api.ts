/** HTTP, typed by the server's own types. Every failure is an ApiError that says what is wrong and where. */
import type {
  Account, Fork, GameInfo, Guest, Made, Me, NewTable, Problem, Profile, Ranked, Replay, RuleInfo, TableInfo,
} from '../wire'
import { lang, t } from './i18n.svelte'

export class ApiError extends Error {
  constructor(
    message: string,
    /** The part of what was sent that is wrong, "" when it is not about one part. */
    readonly where: string,
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as Problem).message === 'string'

const unreachable = () => new ApiError(t('error-unreachable'), '', 0)

/** What the server sent, as a value; anything but JSON counts as nothing. */
async function bodyOf(response: Response): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch {
    throw unreachable()
  }
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers = { accept: 'application/json', 'accept-language': lang() }
  const request: RequestInit = { method, credentials: 'same-origin', headers }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...headers, 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, request)
  } catch {
    throw unreachable()
  }
  const found = await bodyOf(response)
  if (response.ok) return found as T
  if (isProblem(found)) throw new ApiError(found.message, found.where ?? '', response.status)
  throw new ApiError(t('error-status', { status: String(response.status) }), '', response.status)
}

/** Catalogues and rulebooks do not change while the page lives: each is asked for once. */
const kept = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined
  if (!found) {
    found = call<T>('GET', path)
    kept.set(path, found)
    found.catch(() => kept.delete(path))
  }
  return found
}

const part = encodeURIComponent

export const api = {
  me: () => call<Me | null>('GET', '/api/me'),
  name: (guest: Guest) => call<Me>('POST', '/api/me', guest),
  keep: (account: Account) => call<Me>('POST', '/api/account', account),
  login: (account: Account) => call<Me>('POST', '/api/login', account),
  logout: () => call<null>('POST', '/api/logout'),
  games: () => once<GameInfo[]>(`/api/games?lang=${lang()}`),
  catalogue: <T>(game: string) => once<T>(`/api/games/${part(game)}/catalogue?lang=${lang()}`),
  rules: (game: string) => once<RuleInfo[]>(`/api/games/${part(game)}/rules?lang=${lang()}`),
  tables: () => call<TableInfo[]>('GET', '/api/tables'),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${part(id)}`),
  make: (table: NewTable) => call<Made>('POST', '/api/tables', table),
  /** Where the record of a finished game can be downloaded. */
  record: (id: string) => `/api/tables/${part(id)}/record`,
  replay: (id: string, eyes: number | null) =>
    call<Replay>('GET', `/api/tables/${part(id)}/replay?${eyes === null ? '' : `eyes=${eyes}&`}lang=${lang()}`),
  fork: (id: string, fork: Fork) => call<Made>('POST', `/api/tables/${part(id)}/fork`, fork),
  player: (id: string, before?: number) =>
    call<Profile>('GET', `/api/players/${part(id)}${before === undefined ? '' : `?before=${before}`}`),
  ranking: (game: string) => call<Ranked[]>('GET', `/api/ranking/${part(game)}`),
}
