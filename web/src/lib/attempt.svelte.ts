/** Something that is asked of the server, one at a time; what it refuses is kept to be shown. */
import { ApiError } from './api'

export class Attempt {
  busy = $state(false)
  problem: ApiError | null = $state.raw(null)

  get fault(): string {
    return this.problem?.message ?? ''
  }

  async make(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = null
    try {
      await deed()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.problem = error
    } finally {
      this.busy = false
    }
  }
}
