/** Fetches what a table of this game is drawn with, while the table is still being opened. Whatever fails is fetched again by the table. */
import { boardOf, scenesOf } from '../games'

export function fetchAhead(game: string): void {
  for (const part of [import('./AtDevice.svelte'), boardOf(game), scenesOf(game)]) part.catch(() => {})
}
