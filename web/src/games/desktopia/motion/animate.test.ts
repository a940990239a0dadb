import { describe, expect, it, vi } from 'vitest'
import { enter, Sight } from '../board/sight.svelte'
import type { Table } from '../facts'
import { askOf, diskAt, tableOf, viewOf } from '../ground'
import { Hand } from '../hand/hand.svelte'
import type { Motion, Stage } from '../stage/types'
import { MM } from '../units'
import type { Event, Events } from '../wire'
import { animate, SCENES } from './animate'
import { byContact, lengthOf, meeting } from './contacts'

const [HERO, FOE, FIGHTER, TICK] = [0, 19, 23, 43] as const
const disks = [diskAt(HERO, 100, 500, { life: 4 }), diskAt(FOE, 300, 500, { seat: 1, life: 2 }), diskAt(FIGHTER, 600, 500, { seat: 1 })]
const view = viewOf(disks)

const contact = (t: number, a: number, b: number): number[] => [0, t, t, a, b, 0, 0, 0, 0, 0, 0]

const SLIDE: Events.Slide = {
  e: 'slide', seat: 0, disk: HERO, shooter: -1, dx: 1, dy: 0, speed: 900, power: false, kernel: '1',
  log: [contact(1e8, FOE, HERO), contact(2e8, FOE, FIGHTER), [3, 3e8, 3, FIGHTER, 1000 * MM, 500 * MM, -1, 0]],
  rest: [[HERO, 250 * MM, 500 * MM, MM, 0, -1], [FOE, 400 * MM, 500 * MM, 0, -MM, -1]],
  path: [[HERO, 0, 4e8, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
} as unknown as Events.Slide

const HIT: Event[] = [
  { e: 'touched', disk: HERO, target: FOE },
  { e: 'hurt', disk: FOE, wounds: 1, life: 1, cause: 'hit', source: HERO },
  { e: 'healed', disk: HERO, lives: 1, life: 4, cause: 'vampire' },
]
const LATER: Event[] = [
  { e: 'left', disk: FIGHTER, x: 0, y: 0 }, { e: 'hurt', disk: FOE, wounds: 1, life: 0, cause: 'flame', source: TICK },
  { e: 'died', disk: FOE, kind: 2, seat: 1 }, { e: 'put', disk: FIGHTER, kind: 0, seat: 1, x: 965 * MM, y: 500 * MM, ux: 0, uy: -MM, on: -1, why: 'back' },
  { e: 'missile_on', missile: TICK, kind: 31, bearer: HERO, seat: 1, why: 'shot' },
]

function scene(motion = 0.0001) {
  const table = { ...tableOf(view, askOf({})), motion, sound: vi.fn() } as unknown as Table
  const calls: string[] = []
  const stage = {
    show: vi.fn(), overlay: vi.fn(),
    effect: (kind: string, disk: number, text: string) => Promise.resolve(void calls.push(`${kind} ${disk} ${text}`)),
    carry: (disk: number) => Promise.resolve(void calls.push(`carry ${disk}`)),
    play: (motion: Motion, _speed: number, at: (row: readonly number[]) => void) => {
      for (const row of motion.log) {
        calls.push(`row ${row[1]}`)
        at(row)
      }
      return Promise.resolve()
    },
  }
  const sight = new Sight(new Hand(() => table))
  sight.stage = stage as unknown as Stage
  enter(table, sight)
  return { table, stage, sight, calls }
}

const told = (events: Event[]) => ({ v: 1, n: 1, seat: 0, events, said: [] })
const last = (stage: ReturnType<typeof scene>['stage']) => stage.show.mock.lastCall?.[0].disks as typeof disks

describe('the wounds of a slide', () => {
  it('belong to its contacts', () => {
    expect(meeting(SLIDE.log, HERO, FOE)).toBe(0)
    expect([...byContact(SLIDE, [...HIT, ...LATER])]).toEqual([[0, HIT.slice(1)]])
    expect(lengthOf(SLIDE)).toBe(400)
  })

  it('are shown when the disks meet, and only once', async () => {
    const { table, calls } = scene()
    await animate(told([SLIDE, ...HIT, ...LATER]), table, view, new AbortController().signal)
    expect(calls.slice(0, 4)).toEqual([`row ${1e8}`, `wound ${FOE} −1`, `heal ${HERO} +1`, `row ${2e8}`])
    expect(calls.filter((one) => one.startsWith('heal'))).toHaveLength(1)
  })
})

describe('after a slide', () => {
  it('everything lies as it came to rest, and the rest of the story follows', async () => {
    const { table, stage, sight } = scene()
    await animate(told([SLIDE, ...HIT, ...LATER]), table, view, new AbortController().signal)
    const now = new Map(last(stage).map((one) => [one.id, one]))
    expect([...now.keys()].sort((a, b) => a - b)).toEqual([HERO, FIGHTER, TICK])
    expect(now.get(HERO)).toMatchObject({ x: 250 * MM, ux: MM })
    expect(now.get(TICK)).toMatchObject({ on: HERO, x: 250 * MM })
    expect(sight.moving).toBe(false)
  })

  it('it can be seen again, from how it was before', async () => {
    const { table, sight } = scene()
    await animate(told([SLIDE]), table, view, new AbortController().signal)
    expect(sight.last?.motion).toBe(SLIDE)
    expect(sight.last?.before.disks.map((one) => one.id)).toEqual([HERO, FOE, FIGHTER])
  })
})

describe('the events', () => {
  it('end at once when they are skipped', async () => {
    const { table, sight, calls } = scene(1)
    const abort = new AbortController()
    abort.abort()
    await animate(told([SLIDE, ...HIT, ...LATER]), table, view, abort.signal)
    expect([calls, sight.headline, sight.moving]).toEqual([[], null, false])
  })

  it('are lines where motion is not wanted: no wound, no sound, the last flick kept', async () => {
    const { table, calls, sight } = scene(0)
    await animate(told([SLIDE, ...HIT, ...LATER]), table, view, new AbortController().signal)
    expect(calls.filter((one) => !one.startsWith('row'))).toEqual([])
    expect([sight.last?.motion, sight.moving]).toEqual([SLIDE, false])
    expect(table.sound).not.toHaveBeenCalled()
  })

  it('that cost somebody something are all told', () => {
    const silent = Object.entries(SCENES).filter(([, made]) => made === null).map(([kind]) => kind)
    for (const kind of ['slide', 'hurt', 'died', 'penalty', 'card', 'skipped', 'controlled', 'missile_on', 'goal', 'eliminated']) {
      expect(silent).not.toContain(kind)
    }
  })
})
