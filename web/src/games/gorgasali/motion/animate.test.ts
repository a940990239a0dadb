import { describe, expect, it, vi } from 'vitest'
import { Camera } from '../board/camera.svelte'
import { boardFrom, lines, seatAt, viewOf } from '../board/ground'
import { enter, Stage } from '../board/stage.svelte'
import type { Event } from '../wire'
import { animate, SCENES } from './animate'
import type { Table } from './director'

const board = boardFrom(['.....', '.....', '.....'], { gates: [[], [0]] })
const seats = [seatAt(0, 0), seatAt(1, 7), seatAt(2, -1, { sector: 1 }), seatAt(3, 12, { alive: false, grave: 12 })]
const view = viewOf(seats, { chests: [3], banners: [{ kind: 1, owner: 1, placed: 1, squares: [8] }] })

const each = <T>(values: readonly T[], made: (value: T) => Event): Event[] => values.map(made)

/** One of each kind that moves, with every cause and reason that is drawn in its own way. */
const EVENTS: Event[] = [
  { e: 'dice', seat: 0, why: 'sector', faces: [20] }, { e: 'dice', seat: 0, why: 'move', faces: [1, 2] },
  { e: 'sector', seat: 2, sector: 1 }, { e: 'round', round: 2 }, { e: 'zone', level: 1, rate: 5 },
  { e: 'turn', seat: 0 }, { e: 'turn', seat: 1 }, { e: 'stepped', seat: 0, origin: 0, to: 1, cost: 1, left: 2 },
  ...each(['jump', 'pull', 'exchange', 'back', 'revive'], (why) => (
    { e: 'moved', seat: 0, origin: 1, to: 2, why, by: 1 }
  )),
  ...each(['exact', 'stuck'], (why) => ({ e: 'walk_end', seat: 0, square: 2, lost: 0, why })),
  ...each(['skip', 'frozen', 'stuck'], (why) => ({ e: 'stayed', seat: 0, why })),
  { e: 'chest', seat: 0, square: 3 }, { e: 'chest', seat: 0, square: -1 },
  { e: 'received', seat: 0, kinds: [0, -2], why: 'chest' }, { e: 'used', seat: 0, kind: 0, slot: 0 },
  { e: 'stolen', seat: 0, victim: 1, kind: 0, slot: 1 }, { e: 'looted', seat: 0, victim: 3, cards: 6, chests: 1 },
  { e: 'trade_end', seat: 0, other: 1, done: true, gave: [0], took: [-1], gave_chests: 0, took_chests: 0 },
  { e: 'shot', seat: 0, target: 1, kind: 0, distance: 2 },
  { e: 'missed', seat: 0, target: 1, kind: 0, total: 2, needs: 4 },
  { e: 'thrown', seat: 0, target: 1, kind: 0 }, { e: 'thrown', seat: 0, target: -1, kind: 0 },
  { e: 'disarmed', seat: 1, by: 0 }, { e: 'reloaded', seat: 0 },
  ...each(['zone', 'weapon', 'drain', 'flame', 'spear', 'lightning', 'supernova', 'ignite'], (cause) => (
    { e: 'hurt', seat: 0, by: 1, cause, gross: 20, blocked: 10, health: 90 }
  )),
  { e: 'healed', seat: 0, cause: 'point', amount: 10, health: 100 }, { e: 'armour', seat: 0, kind: 0, blocked: 10 },
  { e: 'banner', seat: 0, kind: 4, squares: [2] }, { e: 'banner_gone', seat: 1, kind: 1, squares: [8], why: 'time' },
  ...each([0, 1, 3, 4], (ability) => ({ e: 'ability', seat: 0, ability, targets: [1] })),
  { e: 'taken', seat: 0, origin: 1, ability: 1 }, { e: 'froze', seat: 1, by: 0 }, { e: 'burned', seat: 1, by: 0 },
  { e: 'eliminated', seat: 1, by: 0, cause: 'weapon', square: 7 }, { e: 'revived', seat: 3, by: 0, health: 50 },
  { e: 'over', reason: 'last_standing', winners: [0] },
]

function scene(motion: number) {
  const table = { view, catalogue: lines, eyes: 0, motion, names: [], t: (id: string) => id,
    sound: vi.fn() } as unknown as Table
  const stage = new Stage(board, new Camera())
  enter(table, stage)
  return { table, stage }
}

const told = (events: Event[]) => ({ v: 1, n: 1, seat: 0, events, said: [] })

describe('the events on the board', () => {
  it('of every kind move, or are left to the mats and the log', () => {
    const moving = Object.entries(SCENES).filter(([, made]) => made).map(([kind]) => kind)
    expect([...new Set(EVENTS.map((event) => event.e))].sort()).toEqual(moving.sort())
  })

  it('come to their end, and leave what they did until the view has caught up', async () => {
    const { table, stage } = scene(0.001)
    await animate(told(EVENTS), table, view, new AbortController().signal)
    expect([stage.seat(view, 0).square, stage.seat(view, 1).alive, stage.chests(view), stage.level]).toEqual([2,
      false, [], 1])
    expect(stage.banners(view).map((one) => one.kind)).toEqual([4])
    stage.clear()
    expect([stage.seat(view, 0).square, stage.chests(view), stage.effects, stage.dice]).toEqual([0, [3], [], null])
  })

  it('end at once when they are skipped', async () => {
    const { table, stage } = scene(10)
    const abort = new AbortController()
    const ended = animate(told(EVENTS), table, view, abort.signal)
    abort.abort()
    await ended
    expect([stage.dice, stage.headline, stage.effects]).toEqual([null, null, []])
  })

  it('are nothing where the table is shown in words, or motion is not wanted', async () => {
    const still = scene(0)
    await animate(told(EVENTS), still.table, view, new AbortController().signal)
    expect(still.stage.seat(view, 0).square).toBe(0)
    await animate(told(EVENTS), { ...still.table, motion: 5 } as Table, view, new AbortController().signal)
  })
})
