/** How effects move: keyframes of transform and opacity alone, in units of the board. */
import type { Effect } from './stage.svelte'

export interface Course { readonly dx: number; readonly dy: number; readonly length: number; readonly angle: number }

export function courseOf(effect: Effect): Course {
  const { at, to = at } = effect
  const [dx, dy] = [to.x - at.x, to.y - at.y]
  return { dx, dy, length: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) }
}

const by = (dx: number, dy: number, more = ''): string => `translate(${dx}px, ${dy}px) ${more}`

const STEPS = [0, 0.25, 0.5, 0.75, 1]
const STRAIGHT: ReadonlySet<string> = new Set(['shot', 'spear'])

export function framesOf(effect: Effect): Keyframe[] {
  const course = courseOf(effect)
  switch (effect.kind) {
    case 'number': return number()
    case 'flight': return flight(course, STRAIGHT.has(effect.tone))
    case 'beam': return beam(course)
    case 'ring': return grow('scale(0.15)', 'scale(1)', 'scale(1.08)')
    case 'burst': return grow('scale(0.2) rotate(-20deg)', 'scale(1.15)', 'scale(1.5)')
    case 'card': return card(course)
  }
}

const number = (): Keyframe[] => [
  { transform: by(0, 2, 'scale(0.4)'), opacity: 0 },
  { transform: by(0, -9, 'scale(1.15)'), opacity: 1, offset: 0.22 },
  { transform: by(0, -13, 'scale(1)'), opacity: 1, offset: 0.7 },
  { transform: by(0, -22), opacity: 0 },
]

/** Bullets and spears fly straight; what is thrown flies in an arc and turns. */
function flight({ dx, dy, length, angle }: Course, straight: boolean): Keyframe[] {
  const turn = `rotate(${angle}rad)`
  if (straight) return [{ transform: by(0, 0, turn) }, { transform: by(dx, dy, turn) }]
  return STEPS.map((part) => {
    const lift = Math.sin(part * Math.PI) * length * 0.22
    return { transform: by(dx * part, dy * part - lift, `rotate(${part * 420}deg)`) }
  })
}

function beam({ angle }: Course): Keyframe[] {
  const turn = `rotate(${angle}rad)`
  return [
    { transform: `${turn} scaleX(0)`, opacity: 1 },
    { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.45 },
    { transform: `${turn} scaleX(1)`, opacity: 0 },
  ]
}

const grow = (small: string, full: string, gone: string): Keyframe[] => [
  { transform: small, opacity: 1 }, { transform: full, opacity: 0.9, offset: 0.5 }, { transform: gone, opacity: 0 },
]

const card = ({ dx, dy }: Course): Keyframe[] => [
  { transform: 'scale(0.3)', opacity: 0 },
  { transform: by(0, -14), opacity: 1, offset: 0.35 },
  { transform: by(dx, dy - 18), opacity: 1, offset: 0.75 },
  { transform: by(dx, dy, 'scale(0.3)'), opacity: 0 },
]
