/** What a game's folder brings to the page, found by the names of its files and loaded when a table needs it. */
import type { Scenes } from '../scenes/scene'
import type { Board, Event, Pointing, Wording } from './board'
import type { TallyOf } from './tally'

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte')
const scenes = import.meta.glob<{ scenes: Scenes<any, any> }>('./*/scenes.ts')
const pointings = import.meta.glob<{ pointing: Pointing<any, any> }>('./*/pointing.ts')
const riddles = import.meta.glob<{ riddle: (view: any) => boolean }>('./*/riddle.ts')
const wordings = import.meta.glob<{ wording: Wording<any, any> }>('./*/wording.ts')
const tallies = import.meta.glob<{ tally: TallyOf<any, any> }>('./*/tally.ts')

/** A game from another package may bring a board; a game without one is drawn from its view and its words. */
export async function boardOf(game: string): Promise<Board> {
  const ours = boards[`./${game}/Board.svelte`]
  if (ours) return (await ours()).default
  return (await import('./plugin')).pluginBoard(game)
}

/** null: every frame of this game is shown at once. */
export async function scenesOf(game: string): Promise<Scenes<unknown, Event> | null> {
  return (await scenes[`./${game}/scenes.ts`]?.())?.scenes ?? null
}

/** null: hints and lessons of this game point at nothing by themselves. */
export async function pointingOf(game: string): Promise<Pointing | null> {
  return (await pointings[`./${game}/pointing.ts`]?.())?.pointing ?? null
}

/** null: choices of this game are said as the server says them. */
export async function wordingOf(game: string): Promise<Wording | null> {
  return (await wordings[`./${game}/wording.ts`]?.())?.wording ?? null
}

/** null: the result page shows the sentences of the server. */
export async function tallyOf(game: string): Promise<TallyOf | null> {
  return (await tallies[`./${game}/tally.ts`]?.())?.tally ?? null
}

/** Whether anything that this viewer could wonder about is hidden now; null: the game does not say, so it may always be asked. */
export async function riddleOf(game: string): Promise<((view: unknown) => boolean) | null> {
  return (await riddles[`./${game}/riddle.ts`]?.())?.riddle ?? null
}
