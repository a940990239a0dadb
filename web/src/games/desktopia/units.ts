/** The numbers of the box: nanometres of the wire, millimetres of the hand, and what each of the 64 disks is. */
export const MM = 1_000_000
export const UNIT = 1_000_000

export type Role = 'hero' | 'artifact' | 'veteran' | 'fighter' | 'missile'
export const ORDERS = ['grass', 'fire', 'dust', 'metal'] as const

export const PER_ORDER = 16
/** Among the sixteen of an Order. */
export const FIRST_MISSILE_PLACE = 11
const ROLES: readonly Role[] = [
  'hero', 'hero', 'artifact', ...Array<Role>(4).fill('veteran'), ...Array<Role>(4).fill('fighter'),
  ...Array<Role>(5).fill('missile'),
]
const RADIUS: Record<Role, number> = { hero: 15.5, artifact: 15.5, veteran: 14, fighter: 11.5, missile: 7.5 }

export const roleOf = (disk: number): Role => ROLES[disk % PER_ORDER] as Role
export const orderOf = (disk: number): (typeof ORDERS)[number] => ORDERS[Math.floor(disk / PER_ORDER)] ?? 'grass'
/** In millimetres. */
export const radiusOf = (disk: number): number => RADIUS[roleOf(disk)]
export const isMissile = (disk: number): boolean => roleOf(disk) === 'missile'
export const isArtifact = (disk: number): boolean => roleOf(disk) === 'artifact'
export const isCharacter = (disk: number): boolean => !isMissile(disk) && !isArtifact(disk)

export const CHARACTERS = 20
export const FIRST_ARTIFACT = 20
export const FIRE_MINE = 20
export const FIRST_MISSILE = 24
export const FLAME = 24
export const SHIELD = 26
export const LARIAT = 30
export const TICK = 31
export const BARREL = 32

/** Marks of a disk that last for one turn. */
export const ACTED = 1
export const USED = 2
export const RISEN = 4

export const mm = (nanometres: number): number => nanometres / MM
export const nm = (millimetres: number): number => Math.round(millimetres * MM)
