/**
 * What flies off is measured before a move changes anything on the page, not only before it changes the board: what is above the
 * board is drawn first, and after that the browser would have to lay out the page once more to answer.
 */
import { untrack } from 'svelte'

const looking = new Set<() => void>()

/** Calls `look` before each change that is announced, until the component is gone that this was called for. */
export function lookBeforehand(look: () => void): void {
  $effect.pre(() => {
    looking.add(look)
    return () => void looking.delete(look)
  })
}

/** Call this first in the component around everything that a move changes. `moved` reads what is different after each. */
export function announceMoves(moved: () => unknown): void {
  $effect.pre(() => {
    moved()
    untrack(() => { for (const look of looking) look() })
  })
}
