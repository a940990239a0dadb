/** What a screen asks the server for. Called while a component is made: it asks at once, and again whenever something
 *  that `ask` reads has changed; what came before stays in sight until then. */
import { ApiError } from './api'

export interface Loaded<T> {
  /** Null until it came. */
  readonly value: T | null
  /** Why it did not come. */
  readonly error: ApiError | null
  again(): void
}

export function loaded<T>(ask: () => Promise<T>): Loaded<T> {
  let value: T | null = $state.raw(null)
  let error: ApiError | null = $state.raw(null)
  let round = $state(0)

  $effect(() => {
    void round
    let late = false
    ask().then(
      (found) => {
        if (late) return
        value = found
        error = null
      },
      (problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem
        if (!late) error = problem
      },
    )
    return () => (late = true)
  })

  // What failed for want of a network is asked for again when there is one.
  $effect(() => {
    if (error?.status !== 0) return
    const retry = () => round++
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  return {
    get value() { return value },
    get error() { return error },
    again() {
      error = null
      round++
    },
  }
}
