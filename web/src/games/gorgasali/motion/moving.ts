/** Walking, rolling, turns and rounds. */
import { U } from '../land/outline'
import { sign } from '../mat/icons'
import type { Events } from '../wire'
import { APPEAR, type Director, VANISH } from './director'

const STEP = 170
const ROLL = 1250

export async function dice(on: Director, event: Events.DiceRolled): Promise<void> {
  const setting = event.why === 'start' || event.why === 'sector'
  const sides = event.why === 'sector' ? 20 : 6
  on.stage.dice = { faces: event.faces, seat: event.seat, sides, motion: on.ms(1) }
  on.table.sound('dice')
  await on.wait(setting ? 800 : ROLL)
  on.stage.dice = null
}

export async function sector(on: Director, { seat, sector: number }: Events.SectorGiven): Promise<void> {
  on.stage.change(seat, { sector: number, square: -1 })
  on.table.sound('step')
  await on.act(seat, APPEAR, 260)
}

export const round = (on: Director, event: Events.RoundBegan): Promise<void> =>
  on.headline(on.table.t('board-say-round', { round: event.round }), '', 750)

export async function zone(on: Director, { level, rate }: Events.ZoneShrank): Promise<void> {
  on.stage.level = level
  on.table.sound('zone')
  await on.headline(on.table.t('board-say-zone', { level, rate }), 'zone', 1500)
}

export async function turn(on: Director, { seat }: Events.TurnBegan): Promise<void> {
  const at = on.spot(seat)
  on.follow(at)
  const ring = on.ring(at, 1.3, '', 420)
  if (seat === on.table.eyes) await on.headline(on.table.t('board-say-yours'), '', 700)
  await ring
}

export async function stepped(on: Director, { seat, to }: Events.Stepped): Promise<void> {
  on.follow(on.square(to))
  on.table.sound('step')
  await on.carry(seat, to, STEP, U * 0.28)
}

export async function moved(on: Director, { seat, to, why, by }: Events.Moved): Promise<void> {
  const [from, goal] = [on.spot(seat), on.square(to)]
  on.follow(from, goal)
  on.table.sound('magic')
  if (why === 'jump') {
    await on.act(seat, VANISH, 240)
    on.stage.change(seat, { square: to, sector: 0 })
    await on.act(seat, APPEAR, 260)
  } else if (why === 'revive') {
    on.stage.change(seat, { square: to, sector: 0, alive: true })
    void on.ring(goal, 1.6, 'heal', 600)
    await on.act(seat, APPEAR, 420)
  } else {
    if (why === 'pull') void on.beam(on.spot(by), from, '', 480)
    await on.carry(seat, to, 480, U * 0.6)
  }
}

export async function stayed(on: Director, { seat, why }: Events.Stayed): Promise<void> {
  if (why === 'frozen') on.number(seat, on.table.t('board-say-frozen'), 'note', sign('frozen'))
  else on.number(seat, on.table.t(why === 'stuck' ? 'board-say-stuck' : 'board-say-stay'), 'note')
  await on.wait(320)
}

export async function walkEnded(on: Director, { seat, why }: Events.WalkEnded): Promise<void> {
  if (why === 'stuck') on.number(seat, on.table.t('board-say-stuck'), 'note')
  await on.wait(why === 'stuck' ? 320 : 60)
}

export async function over(on: Director): Promise<void> {
  on.table.sound('win')
  await on.headline(on.table.t('board-say-over'), '', 1100)
}
