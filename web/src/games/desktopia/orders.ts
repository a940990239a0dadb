/** The colours of the four Orders. */

/** The colour of an Order's wood, a deep and a light tone of it, and the ground of its stickers: white reads on it. */
export interface OrderTones {
  readonly wood: string
  readonly deep: string
  readonly light: string
  readonly ground: string
}

export const ORDERS: readonly OrderTones[] = [
  { wood: '#5f9a3c', deep: '#2c5420', light: '#a5cf7b', ground: '#2f6a2c' },
  { wood: '#e0701d', deep: '#8a3507', light: '#ffb266', ground: '#a8420b' },
  { wood: '#8f8b86', deep: '#47443f', light: '#c9c5bd', ground: '#57534e' },
  { wood: '#3f7cb8', deep: '#173f6b', light: '#8cbbe6', ground: '#1d5190' },
]

/** Grass, Fire, Dust, Metal: sixteen disks each. */
export const orderOf = (disk: number): OrderTones => ORDERS[Math.floor(disk / 16)] as OrderTones
