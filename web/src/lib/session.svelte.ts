/** Who I am to the server: nobody, a guest, or somebody with an account. */
import type { Account, Me } from '../wire'
import { api, ApiError } from './api'
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'

let me: Me | null = $state.raw(null)
let known = $state(false)
let asking: { resolve: (me: Me | null) => void } | null = $state.raw(null)

export const session = {
  /** Null for nobody. */
  get me() { return me },
  /** Whether the server has been asked yet. */
  get known() { return known },
  /** Whether the name is being asked for. */
  get asking() { return asking !== null },
}

async function take(answer: Promise<Me | null>): Promise<Me | null> {
  me = await answer
  known = true
  if (me) settings.name = me.name
  return me
}

/** Ask the server who I am; nobody is not an error. */
export async function recall(): Promise<void> {
  try {
    await take(api.me())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    known = true
  }
}

/** Become a guest of this name, or change the name. */
export const introduce = (name: string): Promise<Me | null> => take(api.name({ name: name.trim() }))

export const keepAccount = (account: Account): Promise<Me | null> => take(api.keep(account))

export const login = (account: Account): Promise<Me | null> => take(api.login(account))

export async function logout(): Promise<void> {
  await api.logout()
  me = null
}

/** A name to begin with, so that one tap is enough: the last one used, or "Guest 4821". */
export const suggestedName = (): string => settings.name || t('guest-name', { number: String(1000 + Math.floor(Math.random() * 9000)) })

/** Me, after asking for a name when there is none yet; null when the player would rather not. */
export function introduced(): Promise<Me | null> {
  if (me) return Promise.resolve(me)
  asking?.resolve(null)
  return new Promise((resolve) => (asking = { resolve }))
}

/** The question for the name was answered or put away. */
export function asked(): void {
  asking?.resolve(me)
  asking = null
}
