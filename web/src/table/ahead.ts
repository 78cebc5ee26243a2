/** Fetches what a table of this game is drawn with, while the table is still being opened. Whatever fails is fetched again by the table. */
import { breath } from '../breath'
import { boardOf, scenesOf } from '../games'

export async function fetchAhead(game: string): Promise<void> {
  for (const part of [() => import('./AtDevice.svelte'), () => boardOf(game), () => scenesOf(game)]) {
    await breath() // each of them begins a dozen requests
    part().catch(() => {})
  }
}
