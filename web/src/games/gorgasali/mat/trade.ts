/** Things on the table of a trade as the menu numbers them: own slots, own chests, the teammate's slots and chests. */
const CHESTS = 100
const THEIRS = 200

export const mine = (slot: number): number => slot
export const theirs = (slot: number): number => THEIRS + slot
export const chest = (at: number, other: boolean): number => (other ? THEIRS : 0) + CHESTS + at

/** What changes hands, seen by the one who looks. */
export interface Deal {
  readonly give: readonly number[]
  readonly take: readonly number[]
  readonly giveChests: number
  readonly takeChests: number
}

/** An offer tells what its maker gives; for the other one it is what comes. */
export function dealOf(offer: readonly [readonly number[], readonly number[], number, number], maker: boolean): Deal {
  const [give, take, giveChests, takeChests] = offer
  if (maker) return { give, take, giveChests, takeChests }
  return { give: take, take: give, giveChests: takeChests, takeChests: giveChests }
}

export const isEmpty = (items: readonly number[]): boolean => items.length === 0

export const toggle = (items: readonly number[], item: number): readonly number[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item].sort((a, b) => a - b)
