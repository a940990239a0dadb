/** What makes a thing that thing: pages between boards, tea in a cup, a flame on a candle. */
import { BoxGeometry, CircleGeometry, CylinderGeometry, Mesh, MeshBasicMaterial, MeshStandardMaterial, SphereGeometry, TorusGeometry, type BufferGeometry } from 'three'
import type { Shape } from '../things/shape'
import type { Stuff } from '../things/stuff'

type Extra = (shape: Shape, stuff: Stuff) => Mesh[]

const dull = (colour: string, rough = 0.8): MeshStandardMaterial => new MeshStandardMaterial({ color: colour, roughness: rough })

function put(geometry: BufferGeometry, material: MeshStandardMaterial | MeshBasicMaterial, x: number, y: number, z: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, z, y)
  return mesh
}

/** Pages look out between the boards at three sides. */
const pages = (colour: string, board: number): Extra => ({ box }, { height }) => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return [put(new BoxGeometry(box.width * 0.999, height - 2 * board, box.height * 0.999), dull(colour), x, y, height / 2)]
}

/** What is inside, at a height of its own. */
const surface = (height: number): Extra => ({ circles: [circle] }, { inside: [share, colour] = [0.8, '#5a2f14'] }) => {
  if (!circle) return []
  return [put(new CircleGeometry(circle.r * share, 40).rotateX(-Math.PI / 2), dull(colour, 0.25), circle.x, circle.y, height)]
}

const flame: Extra = ({ circles: [circle] }, { height }) => {
  if (!circle) return []
  const wick = put(new CylinderGeometry(0.6, 0.6, 5, 6), dull('#2a1c12'), circle.x, circle.y, height)
  const glow = put(new SphereGeometry(3, 16, 12), new MeshBasicMaterial({ color: '#ffd27a' }), circle.x, circle.y, height + 5)
  glow.scale.set(0.8, 1.5, 0.8)
  return [wick, glow]
}

/** Holes of a salt cellar. */
const holes: Extra = ({ circles: [circle] }, { height }) => {
  if (!circle) return []
  return Array.from({ length: 7 }, (_, n) => {
    const [r, angle] = [n === 6 ? 0 : circle.r * 0.26, (Math.PI * n) / 3]
    return put(new CircleGeometry(1.1, 12).rotateX(-Math.PI / 2), dull('#2b2b2b'), circle.x + r * Math.cos(angle), circle.y + r * Math.sin(angle), height + 0.2)
  })
}

const PETALS = ['#d9574a', '#e9a53a', '#f0d9c8', '#c65b86', '#e8c84a']

const flowers: Extra = ({ circles: [circle] }, { height }) => {
  if (!circle) return []
  return Array.from({ length: 9 }, (_, n) => {
    const [r, angle] = [circle.r * (0.16 + 0.075 * (n % 5)), n * 2.4]
    const bud = put(new SphereGeometry(circle.r * 0.17, 14, 10), dull(n % 3 ? (PETALS[n % 5] as string) : '#4d7a3c'), circle.x + r * Math.cos(angle), circle.y + r * Math.sin(angle), height + 4 - r * 0.15)
    bud.scale.y = 0.6
    return bud
  })
}

/** The screen of an open laptop, leaning at its far edge. */
const screen: Extra = ({ box }, { height }) => {
  const lid = put(new BoxGeometry(box.width, 17, 5), dull('#9aa0a9', 0.4), box.x + box.width / 2, box.y + 5, height + 6)
  const glass = put(new BoxGeometry(box.width * 0.94, 14, 0.6), new MeshStandardMaterial({ color: '#27415f', emissive: '#27508a', emissiveIntensity: 0.7, roughness: 0.3 }), box.x + box.width / 2, box.y + 8, height + 6.6)
  for (const one of [lid, glass]) one.rotation.x = -0.35
  return [lid, glass]
}

/** The ring of a key. */
const ringOf: Extra = ({ circles: [circle] }, { height }) => {
  if (!circle) return []
  return [put(new CircleGeometry(circle.r * 0.48, 24).rotateX(-Math.PI / 2), dull('#3a2a18'), circle.x, circle.y, height + 0.2)]
}

const lip: Extra = ({ circles: [circle] }, { height }) => {
  if (!circle) return []
  const gloss = new MeshStandardMaterial({ color: '#ffffff', roughness: 0.05, transparent: true, opacity: 0.75 })
  return [[1, 1], [0.75, height - 0.6]].map(([share = 1, z = 0]) => put(new TorusGeometry(circle.r * share - 0.6, 0.7, 8, 48).rotateX(Math.PI / 2), gloss.clone(), circle.x, circle.y, z))
}

const EXTRAS: Readonly<Record<string, Extra>> = {
  book: pages('#efe4c8', 2.4),
  notebook: pages('#efe9da', 1.2),
  laptop: screen,
  cup: surface(17),
  glass: lip,
  vase: flowers,
  candle: flame,
  salt_cellar: holes,
  key: ringOf,
}

export const extrasOf = (shape: Shape, stuff: Stuff): Mesh[] => EXTRAS[shape.key]?.(shape, stuff) ?? []
