/** Landscape from straight above, with a shadow each. */
import type { ThingView } from '../../wire'
import { shapeOf, type Shape } from '../things/shape'
import { stuffOf } from '../things/stuff'
import { paintTop } from '../things/tops'

function silhouette(shape: Shape): Path2D {
  const path = new Path2D()
  for (const { x, y, r } of shape.circles) {
    path.moveTo(x + r, y)
    path.arc(x, y, r, 0, 2 * Math.PI)
  }
  for (const corners of shape.polygons) {
    corners.forEach(({ x, y }, n) => (n === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
    path.closePath()
  }
  return path
}

/** Round things are seen as the rings of their outline. */
function rings(ctx: CanvasRenderingContext2D, shape: Shape): void {
  const { rise, clear, inside } = stuffOf(shape.key)
  for (const { x, y, r } of shape.circles) {
    ctx.beginPath()
    ctx.arc(x, y, r * (inside?.[0] ?? 0), 0, 2 * Math.PI)
    ctx.fillStyle = inside?.[1] ?? 'transparent'
    ctx.fill()
    for (const [share, height] of rise ?? []) {
      ctx.beginPath()
      ctx.arc(x, y, r * share, 0, 2 * Math.PI)
      ctx.strokeStyle = height > 15 || clear ? 'rgb(255 255 255 / 0.5)' : 'rgb(60 40 20 / 0.28)'
      ctx.lineWidth = 1.5
      ctx.stroke()
    }
  }
}

export function paintThing(ctx: CanvasRenderingContext2D, thing: ThingView): void {
  const shape = shapeOf(thing)
  const { colour, height, clear } = stuffOf(shape.key)
  const path = silhouette(shape)
  const top = paintTop(shape.key, shape.box.width, shape.box.height)
  ctx.save()
  ctx.translate(shape.x, shape.y)
  ctx.rotate(shape.turn)
  ctx.shadowColor = 'rgb(0 0 0 / 0.55)'
  ctx.shadowBlur = height
  ctx.shadowOffsetX = ctx.shadowOffsetY = height / 3
  ctx.globalAlpha = 1 - (clear ?? 0)
  ctx.fillStyle = colour
  ctx.fill(path)
  ctx.shadowColor = 'transparent'
  ctx.globalAlpha = 1
  rings(ctx, shape)
  ctx.clip(path)
  if (top) ctx.drawImage(top, shape.box.x, shape.box.y, shape.box.width, shape.box.height)
  ctx.lineWidth = 1.6
  ctx.strokeStyle = 'rgb(20 12 6 / 0.45)'
  ctx.stroke(path)
  ctx.restore()
}
