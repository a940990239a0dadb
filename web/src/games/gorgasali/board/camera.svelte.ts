/** What part of the drawing is in sight: a scale and a shift. Clamped, so that the board can never be lost. */
import { MARGIN, type Box, type Spot } from './geometry'

/** A square is at least so many pixels wide when something has to be chosen on it. */
export const LEGIBLE = 25
const CLOSEST = 4.5
const GLIDE = 320
/** Beyond its edge the drawing can be pulled so far that no button covers it. */
const PULL = 58

export class Camera {
  /** Pixels of the viewport. */
  width = $state(0)
  height = $state(0)
  /** Units of the drawing. */
  private across = $state(1)
  private down = $state(1)
  private zoom = $state(0)
  private left = $state(0)
  private top = $state(0)
  /** Glides to its new place instead of jumping there. */
  gliding = $state(false)
  /** Under a finger: what is drawn is kept and only moved, which is fast. */
  held = $state(false)
  /** The player has moved it by hand and is left alone until the next turn. */
  taken = false
  private timer = 0

  readonly fit: number = $derived(Math.min(this.width / this.across, this.height / this.down) || 1)
  readonly scale: number = $derived(Math.min(CLOSEST, Math.max(this.fit, this.zoom || this.fit)))
  readonly x: number = $derived(clamp(this.left, this.width, this.across * this.scale))
  readonly y: number = $derived(clamp(this.top, this.height, this.down * this.scale))
  readonly whole: boolean = $derived(this.scale <= this.fit * 1.001)
  readonly nearest: boolean = $derived(this.scale >= CLOSEST * 0.999)

  /** The size of the drawing. */
  draw(across: number, down: number): void {
    this.across = across
    this.down = down
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
  }

  /** From pixels of the viewport to units of the board. */
  toBoard(px: number, py: number): Spot {
    return { x: (px - this.x) / this.scale - MARGIN, y: (py - this.y) / this.scale - MARGIN }
  }

  toScreen({ x, y }: Spot): Spot {
    return { x: (x + MARGIN) * this.scale + this.x, y: (y + MARGIN) * this.scale + this.y }
  }

  pan(dx: number, dy: number): void {
    this.set(this.scale, this.x + dx, this.y + dy)
  }

  /** Closer or further by a factor, while the place under this pixel stays where it is. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(CLOSEST, Math.max(this.fit, this.scale * factor))
    const real = scale / this.scale
    this.set(scale, px - (px - this.x) * real, py - (py - this.y) * real)
  }

  /** All of it. */
  reset(motion: number): void {
    this.glide(motion)
    this.set(this.fit, 0, 0)
  }

  /** Show this box, legibly; does nothing when it is in sight already. */
  show(box: Box, motion: number, square: number): void {
    if (!this.width || !this.height) return
    const least = Math.min(CLOSEST, LEGIBLE / square)
    if (this.scale >= least && this.sees(box)) return
    const [wide, high] = [box.right - box.left, box.bottom - box.top]
    const room = this.width - PULL
    const fits = Math.min(room / wide, this.height / high)
    const wanted = Math.max(least * 0.9, Math.min(fits, Math.max(this.scale, least * 1.15)))
    const scale = Math.min(CLOSEST, Math.max(this.fit, wanted))
    const [cx, cy] = [(box.left + box.right) / 2 + MARGIN, (box.top + box.bottom) / 2 + MARGIN]
    this.glide(motion)
    this.set(scale, room / 2 - cx * scale, this.height / 2 - cy * scale)
  }

  private sees(box: Box): boolean {
    const [from, to] = [this.toScreen({ x: box.left, y: box.top }), this.toScreen({ x: box.right, y: box.bottom })]
    return from.x >= -4 && from.y >= -4 && to.x <= this.width - PULL + 4 && to.y <= this.height + 4
  }

  private set(scale: number, left: number, top: number): void {
    this.zoom = scale <= this.fit * 1.001 ? 0 : scale
    this.left = left
    this.top = top
  }

  private glide(motion: number): void {
    clearTimeout(this.timer)
    this.gliding = motion > 0
    this.timer = window.setTimeout(() => (this.gliding = false), GLIDE)
  }
}

/** Smaller than the viewport: in its middle; larger: hardly a gap at either side. */
const clamp = (shift: number, room: number, size: number): number =>
  size <= room ? (room - size) / 2 : Math.min(PULL, Math.max(room - size - PULL, shift))
