/** The tables this device has been at lately: the lobby shows the way back to those where one still sits. */
const KEY = 'tavola.tables'
const MOST = 8

/** The ids, the latest first. */
export function visited(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return [] // storage is forbidden, or holds something that is not ours
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)))
  } catch {
    // Without storage there is no way back but the address.
  }
}

export const visit = (id: string): void => keep([id, ...visited().filter((other) => other !== id)])

export const forget = (id: string): void => keep(visited().filter((other) => other !== id))
