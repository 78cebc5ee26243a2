/**
 * What travels on a board. A board marks what can be left, reached or walked over with `data-spot`, and derives from the
 * events of a frame which pictures fly and which pieces walk between these spots. See stage.svelte.ts, which does it.
 */

/**
 * A picture flies from spot to spot: that of the spot it leaves, or of the one it reaches (which appears on landing). Where
 * it is face down in both, it looks like a third spot, `as`: a back. `unless`: not if this spot is, or becomes, visible.
 */
export interface Flight {
  readonly fly: string
  readonly to: string
  readonly look?: 'from' | 'to'
  readonly as?: string
  readonly unless?: string
}

/** A piece, itself a spot, goes along spots: the first is where it was, the last where it is now. */
export interface Walk {
  readonly walk: string
  readonly along: readonly string[]
}

/** Something is rolled or snaps shut where it is. */
export interface Shake {
  readonly shake: string
}

/** Delays the rest of this frame by this many ms. */
export interface Rest {
  readonly rest: number
}

export type Trip = Flight | Walk | Shake | Rest

/** The shortest path over neighbors, both ends included; straight to the goal if there is none. */
export function way<P>(from: P, to: P, next: (place: P) => readonly P[]): P[] {
  const came = new Map<P, P>([[from, from]])
  for (const place of came.keys()) {
    if (place === to) break
    for (const each of next(place)) if (!came.has(each)) came.set(each, place)
  }
  if (!came.has(to)) return [from, to]
  const found = [to]
  for (let at = to; at !== from;) {
    at = came.get(at) ?? from
    found.unshift(at)
  }
  return found
}

/** The places along a ring in its direction, both ends included. */
export function around(from: number, to: number, size: number): number[] {
  const steps = (((to - from) % size) + size) % size
  return Array.from({ length: steps + 1 }, (_, n) => (from + n) % size)
}
