/** Fetches what a table of this game is drawn with, while the table is still being opened. Whatever fails is fetched again by the table. */
import { breath } from '../breath'
import { boardOf, scenesOf } from '../games'

export async function fetchAhead(game: string): Promise<void> {
  // Each of them begins some of the requests that the table would otherwise begin all at once.
  const parts = [
    () => import('./BoardOf.svelte'), () => boardOf(game), () => import('./Seats.svelte'), () => import('../scenes/Log.svelte'), () => import('../scenes/Ribbon.svelte'),
    () => import('./Sheet.svelte'), () => import('./WhyNot.svelte'), () => import('../review/Review.svelte'), () => import('../day/DayResult.svelte'),
    () => import('./AtDevice.svelte'), () => scenesOf(game),
  ]
  for (const part of parts) {
    await breath()
    part().catch(() => {})
  }
}
