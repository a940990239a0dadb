/** The hand over the table: which disk is chosen, how a flick is aimed, what lies in the hand before it is put down, and
 *  what a tap or a key means. */
import { columnOf, diskOf, kindOfDisk, type Table } from '../facts'
import type { Point } from '../stage/types'
import { mm, nm, UNIT } from '../units'
import type { Action } from '../wire'
import { type Aim, angleOf, stronger, turned, turning, wholeOf } from './aim'
import { type First, firstContact } from './contact'
import { type Offers, offersOf, openOf, targetOf, targetsOf, type Verb, verbsOf } from './deeds'
import { fits, ringOf, withinReach } from './spots'

/** A disk in the hand, in millimetres. */
export interface Held extends Point {
  readonly disk: number
  readonly ux: number
  readonly uy: number
}

/** So near to another place a disk goes there, in mm. */
const NEAR = 25

/** What a disk looks at when nobody turned it: up the screen of seat 0. */
const UP: Point = { x: 0, y: -1 }

export class Hand {
  /** Under the pointer or under the keyboard's cursor; -1 for none. */
  hovered = $state(-1)
  /** Whose slip of paper is open. */
  chosen = $state(-1)
  /** The verb whose target is being pointed at. */
  quest: Verb | null = $state.raw(null)
  aim: Aim | null = $state.raw(null)
  /** The aim was let go and waits for a word. */
  locked = $state(false)
  /** A gesture is being made. */
  pulling = $state(false)
  held: Held | null = $state.raw(null)
  picked: readonly number[] = $state.raw([])
  /** What looks up on the screen, on the table. */
  up: Point = $state.raw(UP)

  constructor(private readonly tableNow: () => Table) {}

  get table(): Table {
    return this.tableNow()
  }

  readonly offers: Offers = $derived.by(() => offersOf(this.table.live ? this.table.ask : null))
  /** The only disk that can be flicked, when nothing else can be done but stand back. */
  readonly forced: number = $derived.by(() => {
    const { flicks, byDisk, rest } = this.offers
    const [only = -1] = flicks
    const others = [...byDisk.keys()].some((disk) => disk !== only) || rest.some((one) => one.t !== 'back')
    return flicks.length === 1 && !others ? only : -1
  })
  readonly shooter: number = $derived.by(() => (this.offers.flicks.includes(this.chosen) ? this.chosen : this.forced))
  readonly free: boolean = $derived.by(() => this.table.view.settings.hand === 'free')
  readonly targets = $derived.by(() => (this.quest ? targetsOf(this.quest.actions) : new Map<number, Action>()))
  /** Disks that glow. */
  readonly open: readonly number[] = $derived.by(() => (this.quest ? [...this.targets.keys()] : openOf(this.offers)))
  readonly verbs: readonly Verb[] = $derived.by(() =>
    columnOf(this.table.view.disks, this.chosen).flatMap((one) => verbsOf(this.offers, one.id)))
  readonly first: First | null = $derived.by(() => {
    const disk = diskOf(this.table.view, this.shooter)
    if (!disk || !this.aim || this.free) return null
    return firstContact(disk, { x: this.aim.dx, y: this.aim.dy }, this.table.view.disks, this.table.view.field)
  })
  readonly fits: boolean = $derived.by(() => {
    const { pending, disks, field } = this.table.view
    return this.held !== null && (this.rule || fits(this.held.disk, this.held, pending, disks, field))
  })

  /** A new question, or none: nothing of the last one stays in the hand. */
  letGo(): void {
    this.quest = this.aim = null
    this.picked = []
    this.locked = this.pulling = false
    this.chosen = -1
    this.held = this.inHand()
  }

  /** Esc: one step back. True when there was one. */
  cancel(): boolean {
    if (this.aim || this.pulling) this.stopAiming()
    else if (this.quest) this.quest = null
    else if (this.chosen >= 0) this.chosen = -1
    else if (this.backward) void this.act(this.backward)
    else return false
    return true
  }

  /** Nothing was released yet: the way back, where there is one. */
  get backward(): Action | undefined {
    return this.offers.rest.find((one) => one.t === 'back')
  }

  private async act(action: Action): Promise<void> {
    await this.table.act({ ...action })
  }

  // --- taps -----------------------------------------------------------------------------------------------------------

  /** Who taps a disk means it, or what lies under or on it. */
  meant(disk: number, of: readonly number[]): number {
    return columnOf(this.table.view.disks, disk).find((one) => of.includes(one.id))?.id ?? -1
  }

  async tap(disk: number): Promise<void> {
    if (this.quest) return this.tapTarget(disk)
    const { pick, byDisk } = this.offers
    const wanted = pick ? this.meant(disk, pick.of) : -1
    if (wanted >= 0) return this.toggle(wanted)
    this.stopAiming()
    const at = this.meant(disk, openOf(this.offers))
    const only = byDisk.get(at)?.length === 1 ? byDisk.get(at)?.[0] : undefined
    if (only && (only.t === 'choose' || only.t === 'resolve')) return this.act(only)
    this.chosen = this.chosen === disk ? -1 : disk
  }

  private async tapTarget(disk: number): Promise<void> {
    const found = this.targets.get(this.meant(disk, [...this.targets.keys()]))
    if (found) await this.act(found)
    else this.quest = null
  }

  /** A verb of the slip of paper. */
  async use(verb: Verb): Promise<void> {
    const [only] = verb.actions
    if (verb.t === 'flick') this.startAiming()
    else if (only && targetOf(only) >= 0) this.quest = verb
    else if (only) await this.act(only)
  }

  toggle(disk: number): void {
    const { picked } = this
    const most = this.offers.pick?.high ?? 0
    if (picked.includes(disk)) this.picked = picked.filter((one) => one !== disk)
    else this.picked = [...(picked.length >= most ? picked.slice(1) : picked), disk]
  }

  get enough(): boolean {
    const { pick } = this.offers
    return pick !== null && this.picked.length >= pick.low && this.picked.length <= pick.high
  }

  async confirmPick(): Promise<void> {
    const { picked } = this
    if (this.table.ask?.menu.kind === 'pick') return void (await this.table.pick(picked))
    const sorted = picked.toSorted((a, b) => a - b)
    const same = (disks: readonly number[]): boolean => String(disks.toSorted((a, b) => a - b)) === String(sorted)
    const found = this.offers.rest.find((one) => one.t === 'mark' && same(one.disks))
    if (found) await this.act(found)
  }

  // --- flicks ---------------------------------------------------------------------------------------------------------

  /** Aim without a gesture: forward, softly. */
  startAiming(disk = this.shooter): void {
    if (!this.offers.flicks.includes(disk)) return
    this.chosen = disk
    this.quest = null
    this.aim ??= { dx: this.up.x, dy: this.up.y, power: 0.3 }
    this.locked = true
  }

  stopAiming(): void {
    this.aim = null
    this.locked = this.pulling = false
  }

  turn(degrees: number): void {
    if (this.aim) this.aim = turned(this.aim, degrees)
  }

  strengthen(by: number): void {
    if (this.aim) this.aim = stronger(this.aim, by)
  }

  get angle(): number {
    return this.aim ? angleOf(this.aim, this.up) : 0
  }

  get speed(): number {
    return this.aim ? wholeOf(this.aim, this.offers.top).speed : 0
  }

  /** Release. */
  async fire(): Promise<void> {
    const { aim, shooter: disk } = this
    if (!aim || disk < 0) return
    const whole = wholeOf(aim, this.offers.top)
    this.stopAiming()
    await this.table.act({ t: 'flick', disk, ...whole })
  }

  // --- what lies in the hand ------------------------------------------------------------------------------------------

  /** What is to be put down, where it surely fits; what is to be turned lies where it lies. */
  private inHand(): Held | null {
    const [places = []] = this.offers.places.values()
    // In a zone from its middle, else from the nearest place.
    const some = places[this.table.view.pending.areas.length > 0 ? places.length >> 1 : 0]
    if (some) return { disk: some.disk, x: mm(some.x), y: mm(some.y), ux: some.ux, uy: some.uy }
    const there = this.offers.turning ? diskOf(this.table.view, this.table.view.pending.disk) : undefined
    return there ? { disk: there.id, x: mm(there.x), y: mm(there.y), ux: there.ux, uy: there.uy } : null
  }

  /** Another one of those that are to be put down. */
  take(disk: number): void {
    const some = this.offers.places.get(disk)?.[0]
    if (some) this.held = { disk, x: mm(some.x), y: mm(some.y), ux: some.ux, uy: some.uy }
  }

  hold(at: Point): void {
    const { held } = this
    if (!held || this.offers.turning) return
    const { pending, disks } = this.table.view
    if (this.rule) return this.between(held, at)
    this.held = { ...held, ...withinReach(held.disk, at, pending, disks) }
  }

  /** Where it may lie says the rule alone; the hand turns it, and takes one of two places that are equally good. */
  get rule(): boolean {
    return this.table.view.pending.question === 'turn' && this.offers.places.size > 0
  }

  private between(held: Held, at: Point): void {
    const far = (place: { x: number; y: number }): number => Math.hypot(mm(place.x) - at.x, mm(place.y) - at.y)
    const [near] = [...(this.offers.places.get(held.disk) ?? [])].sort((a, b) => far(a) - far(b))
    if (near && far(near) < NEAR && Math.hypot(held.x - at.x, held.y - at.y) > NEAR) this.held = { ...held, x: mm(near.x), y: mm(near.y) }
    else this.lookAt(at)
  }

  /** It looks at this point. */
  lookAt(at: Point): void {
    const { held } = this
    const far = held ? Math.hypot(at.x - held.x, at.y - held.y) : 0
    if (!held || far < 1) return
    const look = { ux: Math.round(((at.x - held.x) / far) * UNIT), uy: Math.round(((at.y - held.y) / far) * UNIT) }
    this.held = { ...held, ...look }
  }

  rotate(degrees: number): void {
    const { held } = this
    if (!held) return
    const angle = angleOf({ dx: held.ux, dy: held.uy }, UP) + degrees
    this.held = { ...held, ...turning(angle, UP) }
  }

  async putDown(): Promise<void> {
    const { held, offers } = this
    if (!held) return
    const { ux, uy, disk, x, y } = held
    await this.table.act(offers.turning ? { t: 'turn', ux, uy } : { t: 'place', disk, x: nm(x), y: nm(y), ux, uy })
  }

  /** How far the centre of what is held may be from its anchor. */
  get ring(): { disk: number; radius: number } | undefined {
    const { pending } = this.table.view
    if (!this.held || this.offers.turning || pending.anchor < 0) return undefined
    return { disk: pending.anchor, radius: ringOf(this.held.disk, pending) }
  }

  /** What is seen of a disk in the hand. */
  kindOf(disk: number): number {
    const { pending } = this.table.view
    return pending.disk === disk && pending.kind >= 0 ? pending.kind : kindOfDisk(this.table, disk, this.table.ask?.seat ?? -1)
  }
}
