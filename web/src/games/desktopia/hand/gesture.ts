/** Fingers, mouse and wheel over the table: a pull back or a push forward flicks, a drag on bare wood moves the table, two
 *  fingers or the wheel come closer, a tap chooses, and what lies in the hand follows. */
import { settings } from '../../../lib/settings.svelte'
import type { Stage } from '../stage/types'
import { pulled, pushed } from './aim'
import type { Hand } from './hand.svelte'
import { meant, type Sample, thrown } from './samples'

/** So many pixels are a tap with an unsteady hand. */
const SLACK = 7
/** A finger means the disk that is so near. */
const FAT = 18

export interface Ground {
  readonly hand: Hand
  readonly stage: () => Stage | null
  /** A push forward instead of a pull back. */
  readonly pushes: () => boolean
}

type Doing = 'nothing' | 'tap' | 'flick' | 'hold' | 'pan' | 'pinch'

interface Finger { readonly x: number; readonly y: number }

export class Gestures {
  private readonly fingers = new Map<number, Finger>()
  private doing: Doing = 'nothing'
  private from: Finger = { x: 0, y: 0 }
  private touch = false
  private disk = -1
  /** Where the finger was, in pixels of the window. */
  private samples: Sample[] = []

  constructor(
    private readonly ground: Ground,
    private readonly node: HTMLElement,
  ) {}

  private get hand(): Hand {
    return this.ground.hand
  }

  down(event: PointerEvent): void {
    const stage = this.ground.stage()
    if (!stage) return
    if (event.pointerType === 'mouse' && event.button === 2 && this.hand.cancel()) return this.end()
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.touch = event.pointerType !== 'mouse'
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.node.setPointerCapture(event.pointerId)
    if (this.fingers.size > 1) return this.pinchBegins()
    this.from = { x: event.clientX, y: event.clientY }
    this.samples = [{ ...this.from, t: event.timeStamp }]
    this.disk = stage.pick(event.clientX, event.clientY, this.touch ? FAT : 0).disk
    this.doing = this.hand.held ? 'hold' : 'tap'
    if (this.hand.held && this.touch) this.carry(event)
  }

  /** A second finger never flicks. */
  private pinchBegins(): void {
    if (this.doing === 'flick') this.hand.stopAiming()
    this.doing = 'pinch'
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return this.hover(event)
    const all = event.getCoalescedEvents?.() ?? []
    for (const one of all.length > 0 ? all : [event]) this.samples.push({ x: one.clientX, y: one.clientY, t: one.timeStamp })
    if (this.doing === 'tap' && this.far(event) >= SLACK) this.begins()
    if (this.doing === 'flick' && !this.hand.pulling) this.doing = 'nothing' // let go by a key
    if (this.doing === 'flick') this.pull(event)
    else if (this.doing === 'hold') this.carry(event)
    else if (this.doing === 'pan') this.pan(event.clientX - before.x, event.clientY - before.y)
    else if (this.doing === 'pinch') this.pinch(event, before)
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private far(event: MouseEvent): number {
    return Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y)
  }

  private begins(): void {
    const { flicks } = this.hand.offers
    const disk = this.disk >= 0 && !this.hand.quest ? this.hand.meant(this.disk, flicks) : -1
    this.doing = disk >= 0 ? 'flick' : 'pan'
    if (disk < 0) return
    this.hand.stopAiming()
    this.hand.chosen = disk
    this.hand.pulling = true
  }

  private get board(): number {
    return Math.min(this.node.clientWidth, this.node.clientHeight)
  }

  private pull(event: MouseEvent): void {
    if (!this.ground.pushes()) this.hand.aim = this.pulledTo({ x: event.clientX, y: event.clientY })
  }

  private pulledTo(to: Finger): ReturnType<typeof pulled> {
    const stage = this.ground.stage()
    if (!stage) return null
    const [a, b] = [stage.pick(this.from.x, this.from.y).at, stage.pick(to.x, to.y).at]
    return pulled(a, b, Math.hypot(to.x - this.from.x, to.y - this.from.y), this.board)
  }

  private carry(event: MouseEvent): void {
    const at = this.ground.stage()?.pick(event.clientX, event.clientY).at
    if (!at) return
    if (this.hand.offers.turning) this.hand.lookAt(at)
    else this.hand.hold(at)
  }

  private hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const found = this.ground.stage()?.pick(event.clientX, event.clientY)
    if (!found) return
    if (this.hand.hovered !== found.disk) this.hand.hovered = found.disk
    if (this.hand.held && !this.hand.locked) this.carry(event)
  }

  private pan(dx: number, dy: number): void {
    this.ground.stage()?.pan(dx, dy)
  }

  private pinch(event: PointerEvent, before: Finger): void {
    const [, other] = [...this.fingers].find(([id]) => id !== event.pointerId) ?? []
    if (!other) return
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y)
    this.ground.stage()?.zoom(is / Math.max(1, was), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2)
    this.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2)
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return
    if (this.doing === 'pinch' && this.fingers.size > 0) return
    const { doing } = this
    this.doing = 'nothing'
    if (doing === 'tap') void this.tap(event)
    else if (doing === 'flick') void this.release(event)
    else if (doing === 'hold') void this.lay()
  }

  /** The window was left, or the browser took the finger away: never a flick. */
  end(): void {
    this.fingers.clear()
    if (this.doing === 'flick') this.hand.stopAiming()
    this.doing = 'nothing'
  }

  private async tap(event: PointerEvent): Promise<void> {
    const { hand } = this
    if (this.disk >= 0) return hand.tap(this.disk)
    const at = this.ground.stage()?.pick(event.clientX, event.clientY).at
    if (hand.aim && hand.locked && at) return void this.aimAt(at)
    hand.cancel()
  }

  /** Aiming without a drag: at a point, as strong as before. */
  private aimAt(at: Finger): void {
    const disk = this.hand.table.view.disks.find((one) => one.id === this.hand.shooter)
    const aim = disk && pushed({ x: at.x - disk.x / 1e6, y: at.y - disk.y / 1e6 }, 1, 1)
    if (aim && this.hand.aim) this.hand.aim = { ...aim, power: this.hand.aim.power }
  }

  private async release(event: PointerEvent): Promise<void> {
    const { hand } = this
    const aim = this.ground.pushes() ? this.pushedBy(event) : this.pulledBy(event)
    hand.pulling = false
    hand.aim = aim
    if (!aim || aim.power === 0) return hand.stopAiming()
    hand.locked = this.touch && settings.confirmTouch && !hand.free
    if (!hand.locked) await hand.fire()
  }

  /** By a mouse what is seen; by a finger what it held before it began to lift. Back on the disk there is no flick. */
  private pulledBy(event: PointerEvent): ReturnType<typeof pulled> {
    if (this.far(event) < SLACK) return null
    const to = this.touch ? meant(this.samples, event.timeStamp) : { x: event.clientX, y: event.clientY }
    return to && this.pulledTo(to)
  }

  private pushedBy(event: PointerEvent): ReturnType<typeof pushed> {
    const stage = this.ground.stage()
    if (!stage) return null
    const onTable = this.samples.map((one) => ({ ...stage.pick(one.x, one.y).at, t: one.t }))
    const found = thrown(onTable, event.timeStamp, this.touch)
    return found && pushed(found.way, found.speed, this.hand.offers.top)
  }

  /** With a mouse a click lays down; a finger moves it, and a word lays it down, unless nobody is to be asked. */
  private async lay(): Promise<void> {
    if (this.touch && settings.confirmTouch) return
    if (this.hand.offers.turning || this.hand.fits) await this.hand.putDown()
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    if (this.hand.held && event.shiftKey) return this.hand.rotate(Math.sign(event.deltaY || event.deltaX) * 15)
    const unit = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.0016
    this.ground.stage()?.zoom(Math.exp(-event.deltaY * unit), event.clientX, event.clientY)
  }

  leave(): void {
    this.hand.hovered = -1
  }
}

export function gestures(ground: Ground): (node: HTMLElement) => () => void {
  return (node) => {
    const made = new Gestures(ground, node)
    const stay = (event: Event): void => event.preventDefault()
    const listeners: [string, (event: any) => void, AddEventListenerOptions?][] = [
      ['pointerdown', (event) => made.down(event)], ['pointermove', (event) => made.move(event)],
      ['pointerup', (event) => made.up(event)], ['pointercancel', () => made.end()],
      ['pointerleave', () => made.leave()], ['contextmenu', stay],
      ['wheel', (event) => made.wheel(event), { passive: false }],
    ]
    for (const [type, listener, options] of listeners) node.addEventListener(type, listener, options)
    return () => {
      for (const [type, listener, options] of listeners) node.removeEventListener(type, listener, options)
    }
  }
}
