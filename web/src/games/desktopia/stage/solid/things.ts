/** Everyday things of the landscape as bodies: flat ones are their outline raised, round ones turned on a lathe. What can
 *  be bumped into is exactly the outline that the game knows. */
import {
  CanvasTexture, CylinderGeometry, DoubleSide, ExtrudeGeometry, Group, LatheGeometry, Mesh, MeshStandardMaterial, Shape as Outline,
  ShapeGeometry, SRGBColorSpace, Vector2, type BufferGeometry,
} from 'three'
import type { ThingView } from '../../wire'
import type { Point } from '../types'
import { type Box, drawnIn, shapeOf, type Shape } from '../things/shape'
import { stuffOf, type Stuff } from '../things/stuff'
import { paintTop } from '../things/tops'
import { extrasOf } from './extras'

export class Things {
  readonly group = new Group()
  private built: readonly ThingView[] | null = null
  private key = ''

  build(things: readonly ThingView[]): void {
    if (things === this.built) return
    const key = JSON.stringify(things)
    this.built = things
    if (key === this.key) return
    this.dispose()
    this.key = key
    for (const thing of things) this.group.add(bodyOf(shapeOf(thing)))
  }

  dispose(): void {
    this.group.traverse((one) => {
      if (!(one instanceof Mesh)) return
      one.geometry.dispose()
      const material = one.material as MeshStandardMaterial
      material.map?.dispose()
      material.dispose()
    })
    this.group.clear()
  }
}

function materialOf({ colour, rough, metal, clear }: Stuff): MeshStandardMaterial {
  const made = new MeshStandardMaterial({ color: colour, roughness: rough, metalness: metal ?? 0 })
  if (clear) Object.assign(made, { transparent: true, opacity: 1 - clear, depthWrite: false, side: DoubleSide })
  return made
}

function bodyOf(shape: Shape): Group {
  const group = new Group()
  const stuff = stuffOf(shape.key)
  group.position.set(shape.x, 0, shape.y)
  group.rotation.y = -shape.turn
  for (const { x, y, r } of shape.circles) group.add(placed(new Mesh(round(r, stuff), materialOf(stuff)), x, y))
  for (const corners of shape.polygons) group.add(new Mesh(raised(corners, flatHeight(shape, stuff), stuff.bevel ?? 0.6), materialOf(stuff)))
  const top = topOf(shape, stuff)
  if (top) group.add(top)
  for (const extra of extrasOf(shape, stuff)) group.add(extra)
  for (const one of group.children) one.castShadow = one.receiveShadow = true
  if (stuff.clear) for (const one of group.children) one.receiveShadow = false
  return group
}

function placed(mesh: Mesh, x: number, y: number): Mesh {
  mesh.position.set(x, 0, y)
  return mesh
}

/** The handle of a cup is lower than the cup. */
const flatHeight = (shape: Shape, stuff: Stuff): number => (shape.circles.length > 0 && stuff.rise ? stuff.height * 0.72 : stuff.height)

function round(r: number, stuff: Stuff): BufferGeometry {
  if (!stuff.rise) return new CylinderGeometry(r - 0.5, r, stuff.height, 48).translate(0, stuff.height / 2, 0)
  return new LatheGeometry(stuff.rise.map(([share, height]) => new Vector2(share * r, height)), 64)
}

function outlineOf(corners: readonly Point[], inset: number): Outline {
  return new Outline(drawnIn(corners, inset).map(({ x, y }) => new Vector2(x, y)))
}

/** The outline as a body from the table up to a height, its upper edge rounded. */
function raised(corners: readonly Point[], height: number, bevel: number): BufferGeometry {
  const b = Math.min(bevel, height / 2)
  const body = new ExtrudeGeometry(outlineOf(corners, b), {
    depth: height - b, bevelEnabled: true, bevelThickness: b, bevelSize: b, bevelSegments: 4, curveSegments: 1,
  })
  // The outline lies in x and y with its upper side at z = 0 and goes down: turn it over, and lower it by the bevel.
  return body.rotateX(Math.PI / 2).translate(0, height - b, 0)
}

/** The painted upper side lies on the largest piece; the picture covers the whole thing. */
function topOf(shape: Shape, stuff: Stuff): Mesh | null {
  const canvas = paintTop(shape.key, shape.box.width, shape.box.height)
  const [corners] = shape.polygons
  if (!canvas || !corners) return null
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.anisotropy = 8
  // Mirrored, then laid on its back, the outline is itself again and its light side looks up.
  const mirrored = drawnIn(corners, stuff.bevel ?? 0.6).map(({ x, y }) => new Vector2(x, -y))
  const geometry = new ShapeGeometry(new Outline(mirrored)).rotateX(-Math.PI / 2)
  stretch(geometry, shape.box)
  const top = new Mesh(geometry, new MeshStandardMaterial({ map, roughness: stuff.rough }))
  top.position.y = stuff.height + 0.15
  return top
}

/** The picture from corner to corner of the box. */
function stretch(geometry: BufferGeometry, box: Box): void {
  const [places, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let n = 0; n < places.count; n++) {
    uv.setXY(n, (places.getX(n) - box.x) / box.width, 1 - (places.getZ(n) - box.y) / box.height)
  }
}
