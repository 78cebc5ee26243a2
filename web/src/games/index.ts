/** The boards, found by their folders and loaded when a table needs them. */
import { folder } from '../words/catalogue'
import type { Board } from './board'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const editions = import.meta.glob<Record<string, unknown>>('../../../src/mousehole/games/*/edition*.toml', { import: 'default' })

/** null: this game has no board yet, and its table is shown in words. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null
}

/** What is printed in the box, table by table; empty for an edition that does not come with the game. */
export async function boxOf(game: string, edition: string): Promise<Record<string, unknown>> {
  const file = edition === 'standard' ? 'edition' : `edition-${edition}`
  return (await editions[`../../../src/mousehole/games/${folder(game)}/${file}.toml`]?.()) ?? {}
}
