/** The table to look at. three.js is loaded only here, when such a table opens. */
import { Camera } from './camera'
import { Director, type Easel } from './director'
import { Glass } from './layer/glass'
import { Painters, type SolidPainter } from './painters'
import type { Manner, Stage } from './types'

const SHARPEST = 2 // pixels of the screen in one of the page
const WEBGL = ['webglcontextlost', 'webglcontextrestored'] as const

async function solidPainter(canvas: HTMLCanvasElement): Promise<SolidPainter | null> {
  try {
    const { Solid } = await import('./solid/solid')
    return new Solid(canvas)
  } catch {
    return null // no WebGL here, or it is switched off
  }
}

export async function createStage(canvas: HTMLCanvasElement, manner: Manner): Promise<Stage> {
  const solid = await solidPainter(canvas)
  const glass = new Glass(canvas)
  const painter = new Painters(solid, glass, () => director.again())
  const camera = new Camera()
  camera.lean(solid !== null)
  const size = (): void => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    const ratio = Math.min(SHARPEST, window.devicePixelRatio || 1)
    camera.size(width, height)
    painter.size(width, height, ratio)
    glass.size(canvas, width, height, ratio)
  }
  const lose = (event: Event): void => {
    const lost = event.type === 'webglcontextlost'
    camera.lean(!lost)
    painter.lose(lost)
    director.resize()
  }
  const easel: Easel = {
    solid: solid !== null, camera, painter, size,
    box: () => canvas.getBoundingClientRect(),
    above: (disks, above) => glass.draw(camera.view(), disks, above),
    dispose: () => {
      for (const kind of WEBGL) canvas.removeEventListener(kind, lose)
      painter.dispose()
      glass.dispose()
    },
  }
  const director = new Director(easel, manner)
  for (const kind of WEBGL) canvas.addEventListener(kind, lose)
  size()
  return director
}
