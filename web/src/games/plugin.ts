/**
 * A board from another package: `page/board.js` in the package of its game, a plain module without a build step.
 *
 *     export function mount(target, table) { …; return { update(table) { … }, destroy() { … } } }
 *
 * `table` is what every board gets (`BoardProps` in board.ts). It is a new object whenever anything has changed.
 */
import { file } from '../home'
import { games } from '../wire/rest'
import type { Kinds } from './any'
import type { Board, BoardProps } from './board'

/** What a board has drawn into the page. */
export interface Drawn {
  update: (table: BoardProps) => void
  destroy?: () => void
}

export interface BoardModule {
  mount: (target: HTMLElement, table: BoardProps) => Drawn
}

const BOARD = 'board.js'

const loaded = new Map<string, Board>() // one component per game: another one would be drawn from the beginning

/** The board that the game's package brings. If it brings none, or one that does not load: the board for any game. */
export async function pluginBoard(game: string): Promise<Board> {
  const known = loaded.get(game)
  if (known) return known
  const facts = (await games().catch(() => [])).find((each) => each.id === game)
  const kinds = facts?.fields ?? {}
  const board = (facts?.page?.includes(BOARD) && (await own(game, kinds))) || (await fallback(kinds))
  if (facts) loaded.set(game, board)
  return board
}

// A component is a function: each of these hands all its props on as one.

async function own(game: string, kinds: Kinds): Promise<Board | null> {
  try {
    const module = (await import(/* @vite-ignore */ file(`/plugins/${game}/${BOARD}`))) as BoardModule
    const { default: PluginBoard } = await import('./PluginBoard.svelte')
    return ((anchor, table) => PluginBoard(anchor, { module, kinds, table })) as Board
  } catch (error) {
    console.error(`the board of ${game} does not load`, error)
    return null
  }
}

async function fallback(kinds: Kinds): Promise<Board> {
  const { default: AnyBoard } = await import('./AnyBoard.svelte')
  return ((anchor, table) => AnyBoard(anchor, { kinds, table })) as Board
}
