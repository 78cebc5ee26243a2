/** The boards, found by their folders and loaded when a table needs them. */
import type { Board } from './board'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')

/** null: this game has no board yet, and its table is shown in words. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null
}
