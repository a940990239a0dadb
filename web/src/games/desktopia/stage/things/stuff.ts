/** What everyday things are made of: colour, height, and how round ones rise. Things are lower than in life, so that no
 *  disk hides behind one. Millimetres. */

export interface Stuff {
  readonly height: number
  readonly colour: string
  /** How smooth: 1 dull, 0 polished. */
  readonly rough: number
  readonly metal?: number
  /** Rounds the upper edge by so much. */
  readonly bevel?: number
  /** Outlines of round things from the bottom up: share of the radius, height. Without it a plain cylinder. */
  readonly rise?: readonly (readonly [number, number])[]
  /** What is inside, seen from above: share of the radius, colour. */
  readonly inside?: readonly [number, string]
  /** How much light goes through. */
  readonly clear?: number
}

const stuff = (height: number, colour: string, rough: number, more: Partial<Stuff> = {}): Stuff => ({ height, colour, rough, ...more })

export const STUFF: Readonly<Record<string, Stuff>> = {
  book: stuff(16, '#7d2330', 0.8),
  notebook: stuff(9, '#22313f', 0.8),
  laptop: stuff(9, '#b9bec6', 0.45, { metal: 0.1, bevel: 1.5 }),
  phone: stuff(6, '#15171c', 0.3, { bevel: 1.5 }),
  mouse: stuff(17, '#3a3d44', 0.45, { bevel: 7 }),
  remote: stuff(10, '#26282d', 0.5, { bevel: 2 }),
  pencil: stuff(6, '#e6b422', 0.5, { bevel: 1.5 }),
  ruler: stuff(2.5, '#dfb877', 0.7),
  eraser: stuff(10, '#e9e4da', 0.9, { bevel: 1.2 }),
  matchbox: stuff(12, '#b8803d', 0.85),
  domino: stuff(8, '#f3ecdc', 0.4, { bevel: 1 }),
  cup: stuff(26, '#f4ead8', 0.25, { inside: [0.83, '#5a2f14'], rise: [[0.62, 0], [0.7, 1.5], [0.92, 11], [1, 26], [0.93, 26], [0.84, 12], [0.8, 9], [0, 9]] }),
  glass: stuff(26, '#cfe6ee', 0.05, { clear: 0.62, rise: [[1, 0], [1, 1.5], [0.92, 2], [0.78, 24], [0.72, 26], [0, 26]] }),
  vase: stuff(30, '#356b8c', 0.3, { inside: [0.5, '#c65b86'], rise: [[0.6, 0], [0.86, 3], [1, 11], [0.9, 19], [0.6, 25], [0.5, 27.500], [0.62, 30], [0.5, 30], [0.42, 27], [0.42, 14], [0, 14]] }),
  plate: stuff(6, '#f3efe6', 0.25, { rise: [[0.6, 0], [0.98, 5], [1, 6], [0.96, 6], [0.66, 2.200], [0, 1.800]] }),
  saucer: stuff(5, '#e8ddc6', 0.25, { rise: [[0.55, 0], [0.98, 4.200], [1, 5], [0.95, 5], [0.6, 1.800], [0.4, 1.800], [0.38, 2.400], [0.34, 1.500], [0, 1.500]] }),
  candle: stuff(26, '#efe3c4', 0.7, { inside: [0.16, '#e9a53a'], rise: [[1, 0], [1, 25], [0.9, 26], [0.3, 24.500], [0, 24.500]] }),
  salt_cellar: stuff(26, '#dfe7ea', 0.15, { rise: [[1, 0], [1, 3], [0.8, 18], [0.86, 18], [0.86, 22], [0.5, 26], [0, 26]] }),
  spoon: stuff(4, '#ccd2d8', 0.4, { metal: 0.15, bevel: 1.8 }),
  key: stuff(3, '#c79a45', 0.45, { metal: 0.15, bevel: 0.8 }),
}

const BLOCKS: readonly string[] = ['#b5543a', '#4d7ea8', '#6f9a56', '#c79a3b', '#7d5a94']

/** A thing nobody has drawn is a toy block in a colour of its own. */
export function stuffOf(key: string): Stuff {
  const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return STUFF[key] ?? stuff(14, BLOCKS[sum % BLOCKS.length] as string, 0.6, { bevel: 1.5 })
}
