/** The bots for players: those with names. The others are for experiments. */
import type { GameFacts } from '../wire/messages'

const PLAIN = ['random', 'greedy']

export const USUAL = 'bramble' // quick and sensible: nobody waits for it

export const levelsOf = (game: GameFacts): string[] => game.bots.filter((level) => !PLAIN.includes(level))

export const usualOf = (game: GameFacts): string => (game.bots.includes(USUAL) ? USUAL : game.bots.at(-1) ?? '')
