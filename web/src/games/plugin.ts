/**
 * A board from another package: `page/board.js` in the package of its game, a plain module without a build step.
 *
 *     export function mount(target, table) { …; return { update(table) { … }, destroy() { … } } }
 *
 * `table` is what every board gets (`BoardProps` in board.ts). It is a new object whenever anything has changed.
 */
import { file } from '../home'
import { games } from '../wire/rest'
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

/** null: the game's package brings no board, or a broken one. */
export async function pluginBoard(game: string): Promise<Board | null> {
  const known = loaded.get(game)
  if (known) return known
  const facts = (await games().catch(() => [])).find((each) => each.id === game)
  if (!facts?.page?.includes(BOARD)) return null
  try {
    const module = (await import(/* @vite-ignore */ file(`/plugins/${game}/${BOARD}`))) as BoardModule
    const { default: PluginBoard } = await import('./PluginBoard.svelte')
    // A component is a function: this one hands all its props on as one.
    const board = ((anchor, table) => PluginBoard(anchor, { module, table })) as Board
    loaded.set(game, board)
    return board
  } catch (error) {
    console.error(`the board of ${game} does not load`, error)
    return null
  }
}
