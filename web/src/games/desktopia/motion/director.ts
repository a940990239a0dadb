/** What the scenes of events are made with: the disks as they are at this moment of the telling, effects over them, words
 *  in the middle of the table. All of it ends at once when the player skips. */
import type { Sight } from '../board/sight.svelte'
import { sceneryOf } from '../board/scenery'
import type { Table } from '../facts'
import type { EffectKind, Stage } from '../stage/types'
import type { DiskView, Event, View } from '../wire'

export class Director {
  private disks: Map<number, DiskView>
  /** What still fades away while the story goes on. */
  private readonly fading: Promise<void>[] = []
  /** Events that were told already, at a contact. */
  readonly early = new Set<Event>()

  constructor(
    readonly stage: Stage,
    readonly sight: Sight,
    readonly table: Table,
    readonly after: View,
    readonly signal: AbortSignal,
    /** Below 1 when there is much to show. */
    private readonly haste: number,
  ) {
    this.disks = new Map(table.view.disks.filter((one) => !one.off).map((one) => [one.id, one]))
  }

  ms(usual: number): number {
    return usual * this.haste * this.table.motion
  }

  get hasty(): number {
    return this.haste
  }

  disk(id: number): DiskView | undefined {
    return this.disks.get(id)
  }

  get all(): DiskView[] {
    return [...this.disks.values()]
  }

  /** The table as it is now in the telling; once it was skipped, what is seen is the view's. */
  show(): void {
    if (this.signal.aborted) return
    this.stage.show(sceneryOf(this.table, this.all))
  }

  change(id: number, change: Partial<DiskView>): void {
    const known = this.disks.get(id)
    if (known) this.disks.set(id, { ...known, ...change })
  }

  put(disk: DiskView): void {
    this.disks.set(disk.id, disk)
  }

  remove(id: number): void {
    if (this.disks.delete(id)) this.show()
  }

  wait(usual: number): Promise<void> {
    if (this.signal.aborted) return Promise.resolve()
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer)
        this.signal.removeEventListener('abort', end)
        done()
      }
      const timer = setTimeout(end, this.ms(usual))
      this.signal.addEventListener('abort', end, { once: true })
    })
  }

  /** Over a disk, if it is to be seen. */
  async effect(kind: EffectKind, disk: number, text: string, usual: number): Promise<void> {
    if (this.disks.has(disk) && !this.signal.aborted) await this.stage.effect(kind, disk, text, this.ms(usual), this.signal)
  }

  carry(disk: number, x: number, y: number, usual: number): Promise<void> {
    return this.stage.carry(disk, x, y, this.ms(usual), this.signal)
  }

  /** It may take its time; the end of the story waits for it. */
  later(fading: Promise<void>): void {
    this.fading.push(fading)
  }

  async rest(): Promise<void> {
    await Promise.all(this.fading)
  }

  async proclaim(text: string, usual: number, tone = ''): Promise<void> {
    this.sight.headline = { text, tone }
    await this.wait(usual)
    this.sight.headline = null
  }

  say(id: string, args: Record<string, string | number> = {}): string {
    return this.table.t(id, args)
  }

  name(seat: number): string {
    return this.table.names[seat] ?? this.say('dt-camp', { number: seat + 1 })
  }
}
