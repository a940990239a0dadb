/** An arrangement of a mat in the making: for every slot the slot its card comes from. */
export interface Arrangement {
  readonly need: number
  readonly slots: readonly number[]
}

export const start = (need: number, size: number): Arrangement =>
  ({ need, slots: Array.from({ length: size }, (_, slot) => slot) })

/** The cards of two slots change places. */
export const move = (order: Arrangement, a: number, b: number): Arrangement => ({
  ...order,
  slots: order.slots.map((origin, slot) => order.slots[slot === a ? b : slot === b ? a : slot] ?? origin),
})

export const isChanged = (order: Arrangement): boolean => order.slots.some((origin, slot) => origin !== slot)
