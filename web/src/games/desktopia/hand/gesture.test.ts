/** Scripted fingers and mice over a table that lies flat on the screen: one pixel is one millimetre. */
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { askOf, diskAt, tableOf, viewOf } from '../ground'
import type { Stage } from '../stage/types'
import { Gestures } from './gesture'
import { Hand } from './hand.svelte'

const HERO = 0
const view = viewOf([diskAt(HERO, 500, 500)])

const stage = {
  zoomed: [] as number[],
  panned: 0,
  pick: (x: number, y: number, slack = 0) => ({ disk: Math.hypot(x - 500, y - 500) <= 15.5 + slack ? HERO : -1, at: { x, y } }),
  zoom(factor: number) { this.zoomed.push(factor) },
  pan() { this.panned += 1 },
}

function table(pushes = false) {
  const made = tableOf(view, askOf({ kind: 'aim', disks: [HERO], actions: [{ t: 'stop' }] }))
  const hand = new Hand(() => made)
  hand.letGo()
  const node = { clientWidth: 800, clientHeight: 800, setPointerCapture() {} } as unknown as HTMLElement
  const hands = new Gestures({ hand, stage: () => stage as unknown as Stage, pushes: () => pushes }, node)
  return { hand, hands, done: made.done }
}

const at = (x: number, y: number, timeStamp: number, kind: 'touch' | 'mouse', pointerId = 1) =>
  ({ clientX: x, clientY: y, timeStamp, pointerType: kind, pointerId, button: 0 }) as PointerEvent

/** Down on the disk, 150 mm straight back with a trembling finger, held, and up with a slip. */
function pull(rate: number, slip: { x: number; y: number }, kind: 'touch' | 'mouse' = 'touch') {
  const { hand, hands, done } = table()
  hands.down(at(500, 500, 0, kind))
  for (let t = rate; t <= 600; t += rate) hands.move(at(500, 500 + Math.min(150, t / 2), t, kind))
  hands.move(at(500 + slip.x, 650 + slip.y, 600 + rate, kind))
  hands.up(at(500 + slip.x, 650 + slip.y, 601 + rate, kind))
  return { hand, done }
}

beforeEach(() => {
  settings.confirmTouch = false
  stage.zoomed = []
  stage.panned = 0
})

describe('a finger', () => {
  it.each([8, 16])('that slips as it lifts flicks as it held, at %i ms a sample', (rate) => {
    const still = pull(rate, { x: 0, y: 0 }).done
    expect(still).toEqual([{ t: 'flick', disk: HERO, dx: 0, dy: -100000, speed: expect.any(Number) }])
    expect(pull(rate, { x: 40, y: -60 }).done).toEqual(still)
  })

  it('waits for a word where touches are confirmed', () => {
    settings.confirmTouch = true
    const { hand, done } = pull(8, { x: 0, y: 0 })
    expect([done, hand.locked, hand.aim?.dy]).toEqual([[], true, -1])
  })

  it('never flicks with a second one beside it: they come closer', () => {
    const { hand, hands, done } = table()
    hands.down(at(500, 500, 0, 'touch'))
    hands.move(at(500, 600, 100, 'touch'))
    hands.down(at(600, 600, 110, 'touch', 2))
    hands.move(at(700, 600, 200, 'touch', 2))
    hands.up(at(700, 600, 210, 'touch', 2))
    hands.up(at(500, 600, 400, 'touch'))
    expect([done, hand.aim, stage.zoomed]).toEqual([[], null, [2]])
  })

  it('that is taken away by the browser flicks nothing', () => {
    const { hand, hands, done } = table()
    hands.down(at(500, 500, 0, 'touch'))
    hands.move(at(500, 600, 100, 'touch'))
    hands.end()
    expect([done, hand.aim]).toEqual([[], null])
  })

  it('means the disk it is near', () => {
    const { hands, done } = table()
    hands.down(at(520, 520, 0, 'touch'))
    hands.move(at(520, 620, 100, 'touch'))
    hands.up(at(520, 620, 300, 'touch'))
    expect(done).toHaveLength(1)
  })
})

describe('a mouse', () => {
  it('flicks what is seen as it is let go', () => {
    expect(pull(8, { x: 0, y: 50 }, 'mouse').done).not.toEqual(pull(8, { x: 0, y: 0 }, 'mouse').done)
  })

  it('back on the disk calls it off', () => {
    const { hands, done } = table()
    hands.down(at(500, 500, 0, 'mouse'))
    hands.move(at(500, 600, 50, 'mouse'))
    hands.move(at(500, 503, 100, 'mouse'))
    hands.up(at(500, 503, 110, 'mouse'))
    expect(done).toEqual([])
  })

  it('moves the table by bare wood, and chooses by a click', () => {
    const { hand, hands, done } = table()
    hands.down(at(100, 100, 0, 'mouse'))
    hands.move(at(150, 100, 50, 'mouse'))
    hands.up(at(150, 100, 60, 'mouse'))
    expect([stage.panned, done]).toEqual([1, []])
    hands.down(at(500, 500, 100, 'mouse'))
    hands.up(at(501, 500, 150, 'mouse'))
    expect([hand.chosen, done]).toEqual([HERO, []])
  })

  it('pushes forward as fast as it was', () => {
    const { hands, done } = table(true)
    hands.down(at(500, 500, 0, 'mouse'))
    for (let t = 10; t <= 100; t += 10) hands.move(at(500, 500 - t, t, 'mouse'))
    hands.up(at(500, 400, 101, 'mouse'))
    expect(done).toEqual([{ t: 'flick', disk: HERO, dx: 0, dy: -100000, speed: 1000 }])
  })
})
