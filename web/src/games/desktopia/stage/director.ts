/** The stage as others see it: holds what lies on the table, moves it, and has it painted when something has changed. */
import { Camera, scaleAt } from './camera'
import { Clockwork, type Beat } from './clockwork'
import { NM, THICK } from './disks'
import { type Painter, settle, type Shown, shownOf, toneOf } from './frame'
import type { Glimmer } from './layer/glimmers'
import type { Above } from './layer/glass'
import type { Trail } from './layer/trails'
import { below, lift } from './motion/carrying'
import { Course, momentOf } from './motion/course'
import { pick, screen } from './pick'
import type { EffectKind, Manner, Motion, Overlay, Point, Scenery, Stage } from './types'

/** What the director has painted on: the table, and the glass above it. */
export interface Easel {
  readonly solid: boolean
  readonly camera: Camera
  /** The rectangle of the canvas on the screen. */
  box(): { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly painter: Painter
  above(disks: readonly Shown[], above: Above): void
  size(): void
  dispose(): void
}

const MARGIN = { wall: 21, edge: 9 } // mm around the field
const usualQuarters = (scenery: Scenery): number => (scenery.marks.length > 2 ? scenery.eyes : 2 * scenery.eyes) % 4

export class Director implements Stage {
  moved: (() => void) | null = null
  private scenery: Scenery | null = null
  private disks: Shown[] = []
  private over: Overlay | null = null
  private readonly glimmers: Glimmer[] = []
  private trails: Trail[] = []
  private readonly clock: Clockwork
  private stirred = true

  constructor(private readonly easel: Easel, private now: Manner, beat?: Beat) {
    this.clock = new Clockwork(() => this.paint(), beat)
  }

  get solid(): boolean {
    return this.easel.solid
  }

  show(scenery: Scenery): void {
    this.scenery = scenery
    this.disks = shownOf(scenery)
    const quarters = scenery.quarters ?? usualQuarters(scenery)
    this.easel.camera.table(scenery.width * NM, scenery.height * NM, scenery.wall ? MARGIN.wall : MARGIN.edge, quarters)
    this.easel.painter.scenery(scenery, toneOf(this.now))
    this.stir()
  }

  overlay(over: Overlay | null): void {
    this.over = over
    if (over?.aim) this.trails = []
    this.clock.ask()
  }

  manner(manner: Manner): void {
    const turned = toneOf(manner) !== toneOf(this.now)
    this.now = manner
    if (turned && this.scenery) this.easel.painter.scenery(this.scenery, toneOf(manner))
    this.clock.ask()
  }

  async play(motion: Motion, speed: number, at: (row: readonly number[]) => void, signal: AbortSignal): Promise<void> {
    const course = new Course(motion, this.disks)
    const rows = [...motion.log].sort((a, b) => momentOf(a) - momentOf(b))
    this.trails = this.now.motion > 0 ? [] : course.ways()
    let told = 0
    await this.clock.run((1000 * course.end * this.now.motion) / speed, signal, (part) => {
      course.place(this.disks, part * course.end) // read anew: others may show something meanwhile
      for (let row = rows[told]; row && momentOf(row) <= part * course.end; row = rows[++told]) at(row)
    })
    course.finish(this.disks)
    settle(this.disks)
    this.clock.ask()
  }

  async effect(kind: EffectKind, disk: number, text: string, ms: number, signal: AbortSignal): Promise<void> {
    const glimmer: Glimmer = { kind, disk, text, part: 0 }
    this.glimmers.push(glimmer)
    await this.clock.run(ms, signal, (part) => {
      glimmer.part = part
      const dying = kind === 'death' && this.disks.find((one) => one.id === disk)
      if (dying) dying.there = 1 - part
    })
    this.glimmers.splice(this.glimmers.indexOf(glimmer), 1)
    this.clock.ask()
  }

  async carry(disk: number, x: number, y: number, ms: number, signal: AbortSignal): Promise<void> {
    const own = this.disks.find((one) => one.id === disk)
    if (!own) return
    const move = lift(own, this.disks, x, y)
    await this.clock.run(ms, signal, (part) => move(this.disks, part))
    for (const one of this.disks) if (one.id === disk) one.on = below(one, this.disks)
    settle(this.disks)
    this.clock.ask()
  }

  pick(clientX: number, clientY: number, slack = 0): { readonly disk: number; readonly at: Point } {
    const box = this.easel.box()
    return pick(this.easel.camera.view(), this.disks, clientX - box.left, clientY - box.top, slack)
  }

  screen(at: Point, level = 0): Point {
    const box = this.easel.box()
    const seen = screen(this.easel.camera.view(), at, level)
    return { x: seen.x + box.left, y: seen.y + box.top }
  }

  scale(): number {
    const view = this.easel.camera.view()
    return scaleAt(view, { x: view.target.x, y: view.target.y, z: THICK })
  }

  zoom(factor: number, clientX: number, clientY: number): void {
    const box = this.easel.box()
    this.easel.camera.zoom(factor, clientX - box.left, clientY - box.top)
    this.stir()
  }

  pan(dx: number, dy: number): void {
    this.easel.camera.pan(dx, dy)
    this.stir()
  }

  fit(): void {
    this.easel.camera.fit()
    this.stir()
  }

  resize(): void {
    this.easel.size()
    this.stir()
  }

  dispose(): void {
    this.clock.stop()
    this.moved = null
    this.easel.dispose()
  }

  /** Another picture of the same. */
  again(): void {
    this.clock.ask()
  }

  private stir(): void {
    this.stirred = true
    this.clock.ask()
  }

  private paint(): void {
    if (!this.scenery) return
    const view = this.easel.camera.view()
    const { ghost } = this.over ?? {}
    const held = ghost ? [...this.disks.filter((one) => one.id !== ghost.disk), heldDisk(ghost, this.scenery)] : this.disks
    this.easel.painter.draw({ view, disks: held })
    this.easel.above(this.disks, { overlay: this.over, glimmers: this.glimmers, trails: this.trails })
    if (this.stirred) this.moved?.()
    this.stirred = false
  }
}

/** A disk in the hand, half there, a little above the table. */
function heldDisk(ghost: NonNullable<Overlay['ghost']>, scenery: Scenery): Shown {
  const turn = Math.atan2(ghost.uy, ghost.ux) + Math.PI / 2
  const known = scenery.disks.find((disk) => disk.id === ghost.disk)
  const seat = ghost.seat ?? known?.seat ?? -1
  const look = scenery.kinds?.[ghost.kind]
  const life = known?.life ?? look?.life ?? 0
  return {
    id: ghost.disk, kind: ghost.kind, seat, life, look, spent: false, still: false, x: ghost.x, y: ghost.y, turn, on: -1,
    z: 1, there: 0.75,
  }
}
