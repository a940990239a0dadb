/** Fingers, mouse and wheel on the board: drag to move it, pinch or wheel to come closer, tap to point, and from one's
 *  own figure a drag that draws the way. */
import type { Camera } from './camera.svelte'
import { squareAt } from './geometry'
import { type Hand, type How, isSame, NOWHERE, type Place } from './hand.svelte'

/** So many pixels are a tap with an unsteady hand. */
const SLACK = 7

export interface Ground {
  readonly camera: Camera
  readonly hand: Hand
  /** What is drawn at a pixel of the viewport; `wide` also takes what is near, for fingers. */
  readonly find: (px: number, py: number, wide: boolean) => Place
}

export function gestures({ camera, hand, find }: Ground): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, { x: number; y: number }>()
    let how: How = 'mouse'
    let [moved, drawing, from] = [false, false, { x: 0, y: 0 }]

    const pixel = (event: MouseEvent) => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }

    const down = (event: PointerEvent) => {
      if (event.button !== 0 && event.pointerType === 'mouse') return
      how = event.pointerType === 'mouse' ? 'mouse' : 'touch'
      hand.keyed = false
      const at = pixel(event)
      fingers.set(event.pointerId, at)
      if (fingers.size > 1) {
        moved = true
        drawing = false
        camera.held = true
        hand.way.clear()
        return
      }
      ;[moved, from] = [false, at]
      drawing = hand.way.open && find(at.x, at.y, how === 'touch').seat === hand.mine
    }

    const move = (event: PointerEvent) => {
      const at = pixel(event)
      const before = fingers.get(event.pointerId)
      if (!before) {
        if (event.pointerType === 'mouse') point(find(at.x, at.y, false))
        return
      }
      if (!moved && Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return
      if (!moved) {
        moved = true
        node.setPointerCapture(event.pointerId)
        hand.hover = null
        if (!drawing) camera.held = true
      }
      if (fingers.size === 2) pinch(event.pointerId, before, at)
      else if (drawing) {
        const spot = camera.toBoard(at.x, at.y)
        hand.way.add(squareAt(hand.board, spot.x, spot.y))
      } else camera.pan(at.x - before.x, at.y - before.y)
      camera.taken = !drawing || camera.taken
      fingers.set(event.pointerId, at)
    }

    const pinch = (id: number, before: { x: number; y: number }, at: { x: number; y: number }) => {
      const other = [...fingers].find(([one]) => one !== id)?.[1]
      if (!other) return
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)]
      camera.zoomAt(is / Math.max(1, was), (at.x + other.x) / 2, (at.y + other.y) / 2)
      camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    }

    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return
      if (fingers.size === 0) camera.held = false
      if (drawing && moved && event.type === 'pointerup') void hand.way.end(how)
      else if (drawing) hand.way.clear()
      drawing = false
    }

    const click = (event: MouseEvent) => {
      const at = pixel(event)
      if (moved) return void (moved = false)
      const place = find(at.x, at.y, how === 'touch')
      if (isSame(place, NOWHERE)) return void (hand.pinned = null)
      if (place.square >= 0) hand.cursor = place.square
      void hand.tap(place, how)
    }

    const point = (place: Place | null) => {
      const next = place && !isSame(place, NOWHERE) ? place : null
      if (!isSame(hand.hover, next)) hand.hover = next
    }

    const leave = () => point(null)

    let settle = 0
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = pixel(event)
      camera.held = true
      camera.taken = true
      const unit = event.ctrlKey ? 0.01 : event.deltaMode === 1 ? 0.05 : 0.0016
      camera.zoomAt(Math.exp(-event.deltaY * unit), at.x, at.y)
      clearTimeout(settle)
      settle = window.setTimeout(() => (camera.held = false), 180)
    }

    const listeners: [string, (event: any) => void, AddEventListenerOptions?][] = [
      ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['click', click],
      ['pointerleave', leave], ['wheel', wheel, { passive: false }],
    ]
    for (const [type, listener, options] of listeners) node.addEventListener(type, listener, options)
    return () => {
      clearTimeout(settle)
      for (const [type, listener, options] of listeners) node.removeEventListener(type, listener, options)
    }
  }
}
