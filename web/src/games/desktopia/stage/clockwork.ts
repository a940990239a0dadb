/** Time for motion: one picture a frame while something moves, one when something has changed, none otherwise. */

export interface Beat {
  now(): number
  /** Calls back before the next picture; returns how to call it off. */
  next(call: () => void): () => void
}

const LATEST = 400 // ms

/** The screen's own beat. A page that nobody sees has no frames, so a timer stands in: what moves there ends as well. */
export const screenBeat: Beat = {
  now: () => performance.now(),
  next(call) {
    const cancel = (): void => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
    const once = (): void => {
      cancel()
      call()
    }
    const frame = requestAnimationFrame(once)
    const timer = setTimeout(once, LATEST)
    return cancel
  },
}

export class Clockwork {
  private cancel: (() => void) | null = null
  private readonly running = new Set<(now: number) => void>()

  constructor(private readonly picture: () => void, private readonly beat: Beat = screenBeat) {}

  /** Draw once, soon. */
  ask(): void {
    this.cancel ??= this.beat.next(() => this.tick())
  }

  /** Calls `step` with 0..1 before each picture for so many milliseconds, the last time with 1, also when aborted. */
  run(ms: number, signal: AbortSignal, step: (part: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const start = this.beat.now()
      const move = (now: number): void => {
        const part = signal.aborted || ms <= 0 ? 1 : Math.min(1, (now - start) / ms)
        step(part)
        if (part < 1) return
        this.running.delete(move)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const end = (): void => {
        move(this.beat.now())
        this.ask()
      }
      this.running.add(move)
      signal.addEventListener('abort', end)
      if (signal.aborted || ms <= 0) return end()
      step(0)
      this.ask()
    })
  }

  stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  private tick(): void {
    this.cancel = null
    const now = this.beat.now()
    for (const move of this.running) move(now)
    this.picture()
    if (this.running.size > 0) this.ask()
  }
}
