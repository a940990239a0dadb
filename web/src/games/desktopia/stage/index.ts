/** The table to look at. three.js is loaded only here, when such a table opens; where there is no WebGL, or while it is
 *  lost, the same table is drawn flat on the glass. */
import { Camera } from './camera'
import { Director, type Easel } from './director'
import { Flat } from './flat/flat'
import type { Frame, Painter } from './frame'
import { Glass } from './layer/glass'
import type { Manner, Scenery, Stage } from './types'

const SHARPEST = 2 // pixels of the screen in one of the page

/** Paints with the solid painter while it can, else flat. */
class Painters implements Painter {
  private last: { scenery: Scenery; dark: boolean } | null = null
  private lost = false

  constructor(private readonly solid: Painter | null, private readonly flat: Flat, private readonly glass: Glass) {}

  /** WebGL went away, or came back. */
  lose(lost: boolean): void {
    this.lost = lost
    if (this.last) this.painter.scenery(this.last.scenery, this.last.dark)
  }

  scenery(scenery: Scenery, dark: boolean): void {
    this.last = { scenery, dark }
    this.painter.scenery(scenery, dark)
  }

  draw(frame: Frame): void {
    this.glass.clear()
    this.painter.draw(frame)
  }

  size(width: number, height: number, ratio: number): void {
    this.solid?.size(width, height, ratio)
  }

  dispose(): void {
    this.solid?.dispose()
    this.flat.dispose()
  }

  private get painter(): Painter {
    return this.lost || !this.solid ? this.flat : this.solid
  }
}

async function solidPainter(canvas: HTMLCanvasElement, ready: () => void): Promise<Painter | null> {
  try {
    const { Solid } = await import('./solid/solid')
    return new Solid(canvas, ready)
  } catch {
    return null // no WebGL here, or it is switched off
  }
}

export async function createStage(canvas: HTMLCanvasElement, manner: Manner): Promise<Stage> {
  let director: Director | null = null
  const solid = await solidPainter(canvas, () => director?.again())
  const glass = new Glass(canvas)
  const painter = new Painters(solid, new Flat(() => glass.ctx), glass)
  const camera = solid ? new Camera() : new Camera(0)
  const size = (): void => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    const ratio = Math.min(SHARPEST, window.devicePixelRatio || 1)
    camera.size(width, height)
    painter.size(width, height, ratio)
    glass.size(canvas, width, height, ratio)
  }
  const lose = (event: Event): void => {
    painter.lose(event.type === 'webglcontextlost')
    director?.again()
  }
  for (const kind of ['webglcontextlost', 'webglcontextrestored']) canvas.addEventListener(kind, lose)
  const easel: Easel = {
    solid: solid !== null, camera, painter, size,
    box: () => canvas.getBoundingClientRect(),
    above: (disks, above) => glass.draw(camera.view(), disks, above),
    dispose: () => {
      for (const kind of ['webglcontextlost', 'webglcontextrestored']) canvas.removeEventListener(kind, lose)
      painter.dispose()
      glass.dispose()
    },
  }
  size()
  director = new Director(easel, manner)
  return director
}
