/** Which screen is shown: a function of the address and nothing else. Plain links work; `go` does what a click does. */
export type Screen =
  | 'lobby' | 'new' | 'table' | 'replay' | 'rules' | 'profile' | 'ranking' | 'settings' | 'credits' | 'missing'

export interface Route {
  readonly screen: Screen
  readonly path: string
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Without its "#". */
  readonly hash: string
}

const ROUTES: readonly (readonly [string, Screen])[] = [
  ['/', 'lobby'],
  ['/new', 'new'],
  ['/new/:game', 'new'],
  ['/t/:id', 'table'],
  ['/t/:id/replay', 'replay'],
  ['/rules', 'rules'],
  ['/rules/:game', 'rules'],
  ['/me', 'profile'],
  ['/p/:player', 'profile'],
  ['/ranking', 'ranking'],
  ['/ranking/:game', 'ranking'],
  ['/settings', 'settings'],
  ['/credits', 'credits'],
]

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray % is taken as it stands
  }
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const found = path.split('/')
  if (wanted.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    const word = found[at] as string
    if (want.startsWith(':') && word) params[want.slice(1)] = decoded(word)
    else if (want !== word) return null
  }
  return params
}

export function read(url: URL): Route {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/'
  const rest = { path, query: url.searchParams, hash: decoded(url.hash.slice(1)) }
  for (const [pattern, screen] of ROUTES) {
    const params = match(pattern, path)
    if (params) return { screen, params, ...rest }
  }
  return { screen: 'missing', params: {}, ...rest }
}

const here = (): URL => new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href)

let current: Route = $state.raw(read(here()))

/** Read its fields where they are needed: `route.screen`, `route.params.id`. */
export const route: Route = {
  get screen() { return current.screen },
  get path() { return current.path },
  get params() { return current.params },
  get query() { return current.query },
  get hash() { return current.hash },
}

/** Go to an address of this site. `replace` leaves no step behind for the back button. */
export function go(address: string, replace = false): void {
  const url = new URL(address, location.href)
  if (url.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', url)
  current = read(url)
}

/** The address that a click on a link should be answered with here, or null when the browser should do it. */
function ours(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.pathname.startsWith('/api/')) {
    return null
  }
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage && link.hash && route.screen !== 'rules' ? null : link.href
}

/** Called once, by main.ts. */
export function watchAddress(): void {
  addEventListener('popstate', () => (current = read(here())))
  addEventListener('click', (event) => {
    const address = ours(event)
    if (address === null) return
    event.preventDefault()
    go(address)
  })
}
