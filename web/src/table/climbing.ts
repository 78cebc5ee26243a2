/** Wins in a row on each rung of a game's ladder, for the user of this browser. Every match counts once. */
import { keep, kept } from '../kept'

interface Climbed { readonly wins: Record<string, number>; readonly counted: readonly string[] }
const REMEMBERED = 40 // matches: older ones are not looked at again

/** Counts this match unless it was counted before; returns the wins in a row on its rung. */
export function climbed(game: string, rung: string, match: string, won: boolean): number {
  const before = kept<Climbed>(`climb.${game}`, { wins: {}, counted: [] })
  const wins = before.wins[rung] ?? 0
  if (before.counted.includes(match)) return wins
  const now = won ? wins + 1 : 0
  keep(`climb.${game}`, { wins: { ...before.wins, [rung]: now }, counted: [...before.counted, match].slice(-REMEMBERED) })
  return now
}
