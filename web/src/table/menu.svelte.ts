/** The list of choices as one viewer works with it: what is unfolded, what the keys mean, what is picked so far. */
import type { Group } from '../games/face'
import { type Choice, inSight, numbered, sectionsOf } from './choices'
import type { LiveTable } from './store.svelte'

export class Menu {
  private unfolded: ReadonlySet<Group | ''> = $state.raw(new Set())
  private pickedFor = $state({ need: -1, items: [] as number[] })

  constructor(private readonly table: LiveTable) {}

  readonly sections = $derived.by(() => sectionsOf(this.table.ask, this.table.looked, this.table.face, this.table))
  /** What is in sight, in its order. */
  readonly shown: readonly Choice[] = $derived(this.sections.flatMap((one) => inSight(one, this.unfolded.has(one.group))))
  readonly keys: ReadonlyMap<number, number> = $derived(numbered(this.shown))

  isUnfolded(group: Group | ''): boolean {
    return this.unfolded.has(group)
  }

  fold(group: Group | ''): void {
    const next = new Set(this.unfolded)
    if (!next.delete(group)) next.add(group)
    this.unfolded = next
  }

  /** The choice of a number key, if there is one. */
  byKey(key: number): Choice | undefined {
    return this.shown.find((choice) => this.keys.get(choice.at) === key)
  }

  // --- menus of the kind "pick" ---------------------------------------------------------------------------------------

  get picked(): readonly number[] {
    return this.pickedFor.need === this.table.ask?.need ? this.pickedFor.items : []
  }

  toggle(item: number): void {
    const need = this.table.ask?.need ?? -1
    const items = this.picked
    this.pickedFor = { need, items: items.includes(item) ? items.filter((one) => one !== item) : [...items, item] }
  }
}
