/** Keeps the scene exactly as the server's: versions one after the other, patches, checksums. */
import type { Recalled, Scene, Skip, Told, Update, Whole } from '../wire'
import { crc32 } from './crc'
import { applyPatch, PatchError } from './patch'

/** One version: the scene it led to, and the move that led to it. */
export interface Moment {
  readonly v: number
  readonly scene: Scene
  readonly told: Told | null
  readonly question: string
  /** How many entries are left after something was taken back, -1 when nothing was. */
  readonly undone: number
}

/** `lost`: something is missing or differs; only the whole table helps. `old`: known already. */
export type Taken = Moment | 'lost' | 'old'

export class Feed {
  now: Moment | null = null
  private lost = true

  whole(message: Whole): Moment {
    this.lost = false
    this.now = { v: message.v, scene: message.scene, told: null, question: message.question, undone: -1 }
    return this.now
  }

  take(message: Update | Skip): Taken {
    const before = this.now
    if (!before || this.lost) return 'old' // the whole table is on its way
    if (message.v <= before.v) return 'old'
    if (message.v !== before.v + 1) return this.lose()
    return message.t === 'skip' ? this.keep({ ...before, v: message.v, told: null, undone: -1 }) : this.update(before, message)
  }

  private update(before: Moment, message: Update): Taken {
    let scene: Scene
    try {
      scene = applyPatch(before.scene, message.patch ?? [])
    } catch (error) {
      if (error instanceof PatchError) return this.lose()
      throw error
    }
    if (message.sum && crc32(JSON.stringify(scene)) !== message.sum) return this.lose()
    const question = message.question || before.question // told only when it is another one
    return this.keep({ v: message.v, scene, told: message.told ?? null, question, undone: message.undone ?? -1 })
  }

  private keep(moment: Moment): Moment {
    this.now = moment
    return moment
  }

  private lose(): 'lost' {
    this.lost = true
    return 'lost'
  }
}

/** An earlier moment that was asked for: only the game is another one, the chairs and what lies beside it are those of
 *  now. Nobody is asked any more once a game is over. */
export function recalledMoment({ v, view, deciders }: Recalled, now: Scene): Moment {
  const { status, ending } = deciders.length > 0 ? { status: 'running', ending: null } : now
  return { v, scene: { ...now, status, ending, ask: null, undo: '', view, deciders }, told: null, question: '', undone: -1 }
}
