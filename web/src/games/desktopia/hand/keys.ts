/** The table by keys: arrows choose a disk, turn the aim, or move what lies in the hand. */
import { diskOf, onField } from '../facts'
import type { Point } from '../stage/types'
import { mm } from '../units'
import type { Hand } from './hand.svelte'

/** What an arrow means on the screen. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
}

/** Finer with Alt, coarser with Shift. */
const factor = (event: KeyboardEvent): number => (event.altKey ? 0.1 : event.shiftKey ? 10 : 1)

/** In steps of a part of the full strength. */
const STRENGTH = 0.02
/** In mm. */
const STEP = 2
/** In degrees; who flicks with a free hand sees no numbers and has no fine ones. */
const COARSE = 5

/** True when the key was used. */
export function press(event: KeyboardEvent, hand: Hand, focus: (disk: number) => void): boolean {
  if (event.ctrlKey || event.metaKey) return false
  if (event.key === 'Escape') return hand.cancel()
  if (hand.aim) return aiming(event, hand)
  if (hand.held) return holding(event, hand)
  return choosing(event, hand, focus)
}

function aiming(event: KeyboardEvent, hand: Hand): boolean {
  const by = hand.free ? COARSE : factor(event)
  const strength = STRENGTH * (hand.free ? COARSE : factor(event))
  const deeds: Record<string, () => unknown> = {
    ArrowLeft: () => hand.turn(-by),
    ArrowRight: () => hand.turn(by),
    ArrowUp: () => hand.strengthen(strength),
    ArrowDown: () => hand.strengthen(-strength),
    '+': () => hand.strengthen(strength),
    '=': () => hand.strengthen(strength),
    '-': () => hand.strengthen(-strength),
    Enter: () => hand.fire(),
  }
  return done(deeds[event.key])
}

function holding(event: KeyboardEvent, hand: Hand): boolean {
  const arrow = ARROWS[event.key]
  if (arrow && hand.offers.turning) return done(() => hand.rotate((arrow[0] || -arrow[1]) * factor(event)))
  if (arrow) return done(() => shift(hand, arrow, STEP * factor(event)))
  const turns: Record<string, number> = { ',': -15, '.': 15, '<': -15, '>': 15, б: -15, ю: 15 }
  const by = turns[event.key]
  if (by !== undefined) return done(() => hand.rotate(by))
  return event.key === 'Enter' ? done(() => hand.putDown()) : false
}

/** As the screen has it, whoever's side of the table one sits at. */
export const alongScreen = ([right, down]: readonly [number, number], up: Point): Point =>
  ({ x: -up.y * right - up.x * down, y: up.x * right - up.y * down })

function shift(hand: Hand, arrow: readonly [number, number], by: number): void {
  const way = alongScreen(arrow, hand.up)
  if (hand.held) hand.hold({ x: hand.held.x + way.x * by, y: hand.held.y + way.y * by })
}

function choosing(event: KeyboardEvent, hand: Hand, focus: (disk: number) => void): boolean {
  const arrow = ARROWS[event.key]
  if (!arrow) return false
  const next = nextTo(hand, arrow)
  if (next >= 0) focus(next)
  return true
}

/** The nearest disk that way from the cursor; straight ahead counts more than aside. */
export function nextTo(hand: Hand, arrow: readonly [number, number]): number {
  const { view } = hand.table
  const from = diskOf(view, hand.hovered)
  const all = onField(view)
  if (!from) return hand.open.find((id) => all.some((one) => one.id === id)) ?? all[0]?.id ?? -1
  const way = alongScreen(arrow, hand.up)
  let [best, nearest] = [-1, Infinity]
  for (const one of all) {
    const [x, y] = [mm(one.x - from.x), mm(one.y - from.y)]
    const ahead = x * way.x + y * way.y
    const cost = ahead + 2 * Math.abs(x * way.y - y * way.x)
    if (one.id !== from.id && ahead > 0 && cost < nearest) [best, nearest] = [one.id, cost]
  }
  return best
}

function done(deed: (() => unknown) | undefined): boolean {
  deed?.()
  return deed !== undefined
}
