/** Disks drawn on a canvas: their shadow, their side, their face. Used where there is no graphics card to do it. */
import { orderOf } from '../../orders'
import { project, scaleAt, type View } from '../camera'
import { radiusOf, THICK } from '../disks'
import type { Shown } from '../frame'
import { type Detail, detailOf, faceKey, faceOf, paintFace } from '../paint/sticker'

const SIDES: Record<Detail, number> = { fine: 192, small: 64, tiny: 40 } // pixels of a face
const SHADE = 64

/** Draws in millimetres about a point of the table, turned; near enough to a slanting view for a disk or a thing. */
export function lay(ctx: CanvasRenderingContext2D, view: View, at: { x: number; y: number; z: number; turn: number }, draw: () => void): void {
  const seen = (dx: number, dy: number) => project(view, { x: at.x + dx, y: at.y + dy, z: at.z })
  const [o, sin, cos] = [seen(0, 0), Math.sin(at.turn), Math.cos(at.turn)]
  const [a, b] = [seen(cos, sin), seen(-sin, cos)]
  ctx.save()
  ctx.transform(a.x - o.x, a.y - o.y, b.x - o.x, b.y - o.y, o.x, o.y)
  draw()
  ctx.restore()
}

function canvasOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  return canvas
}

/** A soft round shadow, blurred once. */
function shadowOf(): HTMLCanvasElement {
  const canvas = canvasOf(SHADE)
  const ctx = canvas.getContext('2d')
  const fill = ctx?.createRadialGradient(SHADE / 2, SHADE / 2, SHADE * 0.3, SHADE / 2, SHADE / 2, SHADE / 2)
  if (!ctx || !fill) return canvas
  fill.addColorStop(0, 'rgb(20 8 0 / 0.62)')
  fill.addColorStop(1, 'rgb(20 8 0 / 0)')
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, SHADE, SHADE)
  return canvas
}

export class FlatDisks {
  marks: readonly number[] = []
  private readonly faces = new Map<string, HTMLCanvasElement>()
  private shade: HTMLCanvasElement | null = null

  draw(ctx: CanvasRenderingContext2D, view: View, disks: readonly Shown[]): void {
    const low = [...disks].filter((disk) => disk.there > 0).sort((a, b) => a.z - b.z)
    for (const disk of low) this.disk(ctx, view, disk)
    ctx.globalAlpha = 1
  }

  forget(): void {
    this.faces.clear()
  }

  private disk(ctx: CanvasRenderingContext2D, view: View, disk: Shown): void {
    const [r, scale] = [radiusOf(disk.id), scaleAt(view, disk)]
    const detail = detailOf(r * scale * (window.devicePixelRatio || 1))
    const [bottom, top] = [project(view, disk), project(view, { x: disk.x, y: disk.y, z: disk.z + THICK })]
    ctx.globalAlpha = disk.there
    if (disk.z >= 0) this.shadow(ctx, bottom, r * scale, scale)
    side(ctx, bottom, top, r * scale, orderOf(disk.id).deep)
    lay(ctx, view, { x: disk.x, y: disk.y, z: disk.z + THICK, turn: disk.turn }, () => {
      ctx.drawImage(this.face(disk, detail), -r, -r, 2 * r, 2 * r)
      if (disk.spent) veil(ctx, r)
    })
  }

  /** To the lower right, as the lamp has it. */
  private shadow(ctx: CanvasRenderingContext2D, at: { x: number; y: number }, r: number, scale: number): void {
    this.shade ??= shadowOf()
    const [half, off] = [r * 1.32, 1.7 * scale]
    ctx.drawImage(this.shade, at.x - half + off, at.y - half + off * 1.2, 2 * half, 2 * half)
  }

  private face(disk: Shown, detail: Detail): HTMLCanvasElement {
    const face = faceOf(disk, this.marks, detail)
    const key = faceKey(face)
    const known = this.faces.get(key)
    if (known) return known
    const canvas = canvasOf(SIDES[detail])
    const ctx = canvas.getContext('2d')
    if (ctx) paintFace(ctx, canvas.width, face)
    this.faces.set(key, canvas)
    return canvas
  }
}

/** What is seen of the rim between the lower and the upper edge. */
function side(ctx: CanvasRenderingContext2D, bottom: { x: number; y: number }, top: { x: number; y: number }, r: number, colour: string): void {
  ctx.beginPath()
  ctx.moveTo(bottom.x, bottom.y)
  ctx.lineTo(top.x, top.y)
  ctx.lineWidth = 2 * r
  ctx.lineCap = 'round'
  ctx.strokeStyle = colour
  ctx.stroke()
}

function veil(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, 2 * Math.PI)
  ctx.fillStyle = 'rgb(20 12 6 / 0.42)'
  ctx.fill()
}
