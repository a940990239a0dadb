/** The face of a disk: a sticker on painted wood. From outside to inside: the rim in the colour of its Order with the power
 *  sector in red, the band of its camp, the ring of its rank, the emblem. Drawn looking up, in a box of `size` pixels. */
import { seatStyle } from '../../../../board/seats'
import { outlines } from '../../emblems'
import { orderOf, type OrderTones } from '../../orders'
import { ARTIFACT, FIGHTER, HERO, MISSILE, roleOf, VETERAN } from '../disks'
import type { Shown } from '../frame'
import type { KindLook } from '../types'

export interface Face {
  readonly disk: number
  readonly kind: number
  /** The mark of its camp, -1 for nobody's. */
  readonly mark: number
  readonly hurt: boolean
  readonly look: KindLook | undefined
  /** How much of it can be told apart on the screen: small disks have fewer and larger parts, and say first of all
   *  whose they are. */
  readonly detail: Detail
}

export type Detail = 'fine' | 'small' | 'tiny'

/** By the pixels of the screen in its radius. */
export const detailOf = (pixels: number): Detail => (pixels >= 19 ? 'fine' : pixels >= 8 ? 'small' : 'tiny')

const CREAM = '#fff6e2'
const GOLD = '#f3c652'
const SILVER = '#dfe4ea'
const RED = '#ef2b1d'
const TAU = 2 * Math.PI
const UP = -Math.PI / 2
/** Gaps in the band of a small disk, so that camps differ without their colours. */
const GAPS: readonly number[] = [0, 4, 3, 2, 5, 6, 8, 1, 7, 9]

/** The face of a disk that belongs to a camp; `marks` of the camps. */
export function faceOf(disk: Shown, marks: readonly number[], detail: Detail): Face {
  const hurt = disk.look !== undefined && disk.life < disk.look.life
  return { disk: disk.id, kind: disk.kind, mark: disk.seat < 0 ? -1 : (marks[disk.seat] ?? disk.seat), hurt, look: disk.look, detail }
}

/** Faces with the same key are the same picture. */
export function faceKey({ disk, kind, mark, hurt, look, detail }: Face): string {
  const drop = hurt && roleOf(disk) === VETERAN
  return [Math.floor(disk / 16), roleOf(disk), kind, mark, drop, detail, look?.icon, JSON.stringify(look?.sectors ?? [])].join(' ')
}

const paths = new Map<string, Path2D[]>()

function emblemPaths(kind: number, icon?: string): Path2D[] {
  const key = `${kind} ${icon ?? ''}`
  const known = paths.get(key)
  if (known) return known
  const made = outlines(kind, icon).map((outline) => new Path2D(outline))
  paths.set(key, made)
  return made
}

export function paintFace(ctx: CanvasRenderingContext2D, size: number, face: Face): void {
  const order = orderOf(face.disk)
  ctx.save()
  ctx.translate(size / 2, size / 2)
  ctx.scale(size / 2, size / 2)
  disc(ctx, 1, order.wood)
  const fine = face.detail === 'fine'
  const inner = 0.76
  camp(ctx, face, face.detail === 'tiny' ? 1 : 0.9, inner)
  if (hasGround(face)) ground(ctx, face.disk, order, inner)
  if (fine) rank(ctx, face.disk, inner)
  paintEmblem(ctx, face, order, emblemSize(face))
  for (const [start, end] of face.look?.sectors ?? []) sector(ctx, start, end, fine)
  if (face.hurt && roleOf(face.disk) === VETERAN) drop(ctx)
  ctx.restore()
}

/** Small disks are filled with the colour of their camp; artifacts, which have none for most of the time, are not. */
const hasGround = (face: Face): boolean => face.detail === 'fine' || (face.detail === 'small' && roleOf(face.disk) === ARTIFACT)

/** Half of the side of the emblem's box. */
function emblemSize(face: Face): number {
  if (face.detail !== 'fine') return face.detail === 'tiny' ? 0.76 : 0.64
  return { [HERO]: 0.52, [VETERAN]: 0.53, [ARTIFACT]: 0.5, [FIGHTER]: 0.57, [MISSILE]: 0.62 }[roleOf(face.disk)] ?? 0.55
}

function disc(ctx: CanvasRenderingContext2D, r: number, fill: string | CanvasGradient): void {
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, TAU)
  ctx.fillStyle = fill
  ctx.fill()
}

function ring(ctx: CanvasRenderingContext2D, r: number, width: number, colour: string): void {
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, TAU)
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.stroke()
}

/** The band of the camp, in its colour with its shape; bare wood for what belongs to nobody. */
function camp(ctx: CanvasRenderingContext2D, face: Face, outer: number, inner: number): void {
  const style = face.mark < 0 ? null : seatStyle(face.mark)
  disc(ctx, outer, style?.colour ?? '#d9c3a0')
  if (!style) return ring(ctx, (outer + inner) / 2, 0.02, '#7a6446')
  if (face.detail !== 'fine') return gaps(ctx, GAPS[face.mark % GAPS.length] ?? 0, outer, inner)
  const shape = new Path2D(style.shape)
  for (let n = 0; n < 8; n++) {
    ctx.save()
    ctx.rotate((TAU * (n + 0.5)) / 8)
    ctx.translate(0, -(outer + inner) / 2)
    ctx.scale(0.0052, 0.0052)
    ctx.translate(-12, -12)
    ctx.fillStyle = style.ink
    ctx.fill(shape)
    ctx.restore()
  }
}

function gaps(ctx: CanvasRenderingContext2D, count: number, outer: number, inner: number): void {
  ctx.lineWidth = outer - inner
  ctx.strokeStyle = CREAM
  for (let n = 0; n < count; n++) {
    ctx.beginPath()
    const middle = UP + (TAU * (n + 0.5)) / count
    ctx.arc(0, 0, (outer + inner) / 2, middle - 0.14, middle + 0.14)
    ctx.stroke()
  }
}

/** Missiles are light with a dark emblem, artifacts slate, characters in the deep tone of their Order. */
function ground(ctx: CanvasRenderingContext2D, disk: number, order: OrderTones, r: number): void {
  const role = roleOf(disk)
  const [middle, edge] = role === MISSILE ? [CREAM, order.light] : role === ARTIFACT ? ['#4a4658', '#262333'] : [order.ground, order.deep]
  const fill = ctx.createRadialGradient(-0.15, -0.2, 0.05, 0, 0, r)
  fill.addColorStop(0, middle)
  fill.addColorStop(1, edge)
  disc(ctx, r, fill)
  ring(ctx, r, 0.025, 'rgb(0 0 0 / 0.5)')
}

/** Heroes wear a notched gold ring, veterans two of silver, fighters a thin one, artifacts eight corners. */
function rank(ctx: CanvasRenderingContext2D, disk: number, inner: number): void {
  const role = roleOf(disk)
  if (role === FIGHTER) return ring(ctx, inner - 0.07, 0.022, 'rgb(255 246 226 / 0.75)')
  if (role === VETERAN) for (const r of [0.05, 0.11]) ring(ctx, inner - r, 0.028, SILVER)
  if (role === HERO) {
    ring(ctx, inner - 0.05, 0.05, GOLD)
    for (let n = 0; n < 16; n++) notch(ctx, (TAU * n) / 16, inner - 0.1)
  }
  if (role === ARTIFACT) corners(ctx, inner - 0.06)
}

function notch(ctx: CanvasRenderingContext2D, angle: number, r: number): void {
  ctx.beginPath()
  ctx.arc(r * Math.cos(angle), r * Math.sin(angle), 0.026, 0, TAU)
  ctx.fillStyle = GOLD
  ctx.fill()
}

function corners(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.beginPath()
  for (let n = 0; n <= 8; n++) ctx.lineTo(r * Math.cos((TAU * (n + 0.5)) / 8), r * Math.sin((TAU * (n + 0.5)) / 8))
  ctx.lineWidth = 0.05
  ctx.strokeStyle = GOLD
  ctx.stroke()
}

function emblemInk(face: Face, order: OrderTones): string {
  if (!hasGround(face)) return face.mark < 0 ? '#3a2f20' : seatStyle(face.mark).ink
  const role = roleOf(face.disk)
  return role === MISSILE ? order.deep : role === ARTIFACT ? GOLD : CREAM
}

function paintEmblem(ctx: CanvasRenderingContext2D, face: Face, order: OrderTones, half: number): void {
  ctx.save()
  ctx.scale(half / 256, half / 256)
  ctx.translate(-256, -256)
  ctx.fillStyle = emblemInk(face, order)
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineJoin = 'round'
  ctx.lineWidth = face.detail === 'fine' ? 4 : 14
  for (const path of emblemPaths(face.kind, face.look?.icon)) {
    ctx.fill(path)
    ctx.stroke(path)
  }
  ctx.restore()
}

/** An arc of the rim; its directions are seen from the disk's own turning, which is up here. */
function sector(ctx: CanvasRenderingContext2D, start: readonly [number, number], end: readonly [number, number], fine: boolean): void {
  const [from, to] = [UP + Math.atan2(start[1], start[0]), UP + Math.atan2(end[1], end[0])]
  const turn = (((to - from) % TAU) + TAU) % TAU
  const width = fine ? 0.15 : 0.24
  for (const [extra, colour] of [[0.05, '#fff'], [0, RED]] as const) {
    ctx.beginPath()
    ctx.arc(0, 0, 1 - width / 2, from, from + (turn <= Math.PI ? turn : turn - TAU), turn > Math.PI)
    ctx.lineWidth = width + extra
    ctx.strokeStyle = colour
    ctx.stroke()
  }
}

/** A wounded veteran shows a drop of blood. */
function drop(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath()
  ctx.moveTo(0.4, 0)
  ctx.bezierCurveTo(0.56, 0.24, 0.64, 0.32, 0.64, 0.45)
  ctx.arc(0.4, 0.45, 0.24, 0, Math.PI)
  ctx.bezierCurveTo(0.16, 0.32, 0.24, 0.24, 0.4, 0)
  ctx.fillStyle = '#c81414'
  ctx.strokeStyle = '#fff'
  ctx.lineWidth = 0.055
  ctx.fill()
  ctx.stroke()
}
