/** Patches as the server sends them: rows of a path into a value with the new value at the end. What a row does not
 *  touch stays the very same object, so whatever was drawn from it need not be drawn again, and old moments can be kept
 *  for the price of their differences. */

type Key = string | number
type Node = Record<Key, unknown>

export class PatchError extends Error {}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function childOf(value: unknown, key: Key): unknown {
  if (!isNode(value) || !(key in value)) throw new PatchError(`nothing lies at ${JSON.stringify(key)}`)
  return value[key]
}

/** A copy that may be written to: made once for each patch, remembered in `fresh`. */
function writable(value: unknown, fresh: Set<unknown>): Node {
  if (!isNode(value)) throw new PatchError('a path leads through what is not a list or an object')
  if (fresh.has(value)) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Node
  fresh.add(copy)
  return copy
}

/** The value after the patch; the one before is left as it was. */
export function applyPatch<T>(before: T, patch: readonly (readonly unknown[])[]): T {
  const fresh = new Set<unknown>()
  let root: unknown = before
  for (const row of patch) {
    const path = row.slice(0, -1) as Key[]
    const value = row.at(-1)
    const last = path.at(-1)
    if (last === undefined) {
      root = value
      continue
    }
    root = writable(root, fresh)
    let place = root as Node
    for (const key of path.slice(0, -1)) {
      const next = writable(childOf(place, key), fresh)
      place[key] = next
      place = next
    }
    childOf(place, last)
    place[last] = value
  }
  return root as T
}
