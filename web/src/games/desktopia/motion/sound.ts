/** The wood of a slide: what each row of its log sounds like. */
import type { Motion } from '../stage/types'

export function clack(_row: readonly number[], _motion: Motion): void {}
