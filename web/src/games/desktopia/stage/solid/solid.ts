/** The table with depth, by three.js. Its world: x as on the table, y up, z as the table's y. */
import { DirectionalLight, HemisphereLight, PCFShadowMap, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three'
import { HALF_ANGLE, type View } from '../camera'
import { NM } from '../disks'
import type { Frame, Shown, Tone } from '../frame'
import type { SolidPainter } from '../painters'
import type { Scenery } from '../types'
import { Disks } from './disks'
import { Room } from './room'
import { Things } from './things'

const SUN = 1500 // mm to the lamp: far enough for shadows that all fall alike

/** Where a program does the work of a graphics card, sharp pictures would be slow ones. */
function isSlow(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

export class Solid implements SolidPainter {
  private readonly renderer: WebGLRenderer
  readonly slow: boolean
  private readonly scene = new Scene()
  private readonly camera = new PerspectiveCamera((2 * HALF_ANGLE * 180) / Math.PI)
  private readonly sky = new HemisphereLight()
  private readonly lamp = new DirectionalLight()
  private readonly room = new Room()
  private readonly things = new Things()
  private readonly disks: Disks
  private field = { width: 1000, height: 1000 }
  private cast = ''

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'high-performance' })
    if (!context) throw new Error('no WebGL')
    this.renderer = new WebGLRenderer({ canvas, context, antialias: true })
    this.slow = isSlow(this.renderer.getContext())
    this.renderer.outputColorSpace = SRGBColorSpace
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.shadowMap.autoUpdate = false
    this.disks = new Disks(this.slow ? 1 : this.renderer.capabilities.getMaxAnisotropy())
    this.scene.add(this.sky, this.lamp, this.lamp.target, this.room.group, this.things.group, this.disks.group)
    this.shine()
    this.light(false)
  }

  scenery(scenery: Scenery, tone: Tone): void {
    this.field = { width: scenery.width * NM, height: scenery.height * NM }
    this.room.build(scenery, tone)
    this.things.build(scenery.things)
    this.disks.marks = scenery.marks
    const dark = tone === 'dark' || tone === 'black'
    this.disks.glow = dark ? 1.35 : 1.08
    this.light(dark)
    this.cast = ''
  }

  draw({ view, disks }: Frame): void {
    this.look(view)
    this.disks.place(disks, view, this.renderer.getPixelRatio())
    const cast = shadows(disks, view)
    this.renderer.shadowMap.needsUpdate = cast !== this.cast
    this.cast = cast
    this.renderer.render(this.scene, this.camera)
  }

  coarse(yes: boolean): void {
    const ratio = yes ? 0.4 : 1
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio)
  }

  size(width: number, height: number, ratio: number): void {
    this.renderer.setPixelRatio(this.slow ? 1 : ratio)
    this.renderer.setSize(width, height, false)
  }

  dispose(): void {
    this.room.dispose()
    this.things.dispose()
    this.disks.dispose()
    this.lamp.dispose()
    this.renderer.dispose()
  }

  private look(view: View): void {
    const { eye, target, up, distance } = view
    this.camera.aspect = view.width / view.height
    this.camera.near = distance * 0.3
    this.camera.far = distance + 3000
    this.camera.up.set(up.x, up.z, up.y)
    this.camera.position.set(eye.x, eye.z, eye.y)
    this.camera.lookAt(target.x, 0, target.y)
    this.camera.updateProjectionMatrix()
    this.aimLamp(view)
  }

  /** The lamp hangs at the upper left for every seat. */
  private aimLamp({ right }: View): void {
    const [x, y] = [this.field.width / 2, this.field.height / 2]
    const [across, along] = [-0.42 * SUN, -0.5 * SUN]
    this.lamp.position.set(x + right.x * across - right.y * along, 0.8 * SUN, y + right.y * across + right.x * along)
    this.lamp.target.position.set(x, 0, y)
    this.lamp.target.updateMatrixWorld()
  }

  private shine(): void {
    const { shadow } = this.lamp
    const half = 800
    this.lamp.castShadow = true
    shadow.mapSize.setScalar(this.slow ? 1024 : 2048)
    Object.assign(shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 400, far: 3200 })
    shadow.bias = -0.0008
    shadow.normalBias = 0.8
    shadow.radius = 3
  }

  private light(dark: boolean): void {
    this.sky.color.set(dark ? '#cfd8ff' : '#fff6e8')
    this.sky.groundColor.set(dark ? '#2a1a10' : '#8c6a48')
    this.sky.intensity = dark ? 1.0 : 1.3
    this.lamp.color.set(dark ? '#ffdfb0' : '#fff1d8')
    this.lamp.intensity = dark ? 2.6 : 2.7
  }
}

/** Shadows are cast anew only when something has moved, not when one looks from elsewhere. */
const shadows = (disks: readonly Shown[], view: View): string =>
  `${view.right.x.toFixed(2)} ${view.right.y.toFixed(2)} ` + disks.map((disk) => `${disk.id}:${disk.x}:${disk.y}:${disk.z}:${disk.there}`).join(' ')
