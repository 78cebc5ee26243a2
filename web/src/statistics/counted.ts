/** Counts results, of a table or of this browser: games, wins, best scores, rows of wins, feats, and rungs of a ladder. */
import type { Feat, MatchResult, Rung } from '../wire/messages'

export interface Line {
  readonly games: number
  readonly wins: number
  /** Wins in a row: now, and at most. */
  readonly streak: number
  readonly longest: number
  readonly best: number | null
}

/** All seats win or lose together; of a game that everybody plays for themselves, somebody is ahead sooner or later. */
export const isTeam = (results: readonly MatchResult[]): boolean => results.every((each) => each.ranking.length <= 1)

/** Some games only count points: nobody wins them, and nobody loses. */
export const canBeWon = (results: readonly MatchResult[]): boolean =>
  !isTeam(results) || results.some((each) => each.winners.length > 0 || each.rung !== null)

/** `seatIn`: the seat that counts in a match; null: none. Results come in the order in which they were played. */
export function lineOf<Row extends MatchResult>(results: readonly Row[], seatIn: (row: Row) => number | null): Line {
  let [games, wins, streak, longest] = [0, 0, 0, 0]
  let best: number | null = null
  for (const each of results) {
    const seat = seatIn(each)
    if (seat === null) continue
    const score = each.scores[seat] ?? 0
    const won = each.winners.includes(seat)
    games += 1
    wins += won ? 1 : 0
    streak = won ? streak + 1 : 0
    longest = Math.max(longest, streak)
    best = best === null ? score : Math.max(best, score)
  }
  return { games, wins, streak, longest, best }
}

/** The best of each of the game's own figures. */
export function bestFeats(results: readonly MatchResult[]): Feat[] {
  const found = new Map<string, Feat>()
  for (const feat of results.flatMap((each) => each.feats)) {
    const before = found.get(feat.name)
    if (!before || (feat.least ? feat.value < before.value : feat.value > before.value)) found.set(feat.name, feat)
  }
  return [...found.values()]
}

/** How far a ladder was climbed: of each rung the longest row of wins. */
export const climbedOf = (ladder: readonly Rung[], results: readonly MatchResult[]): { readonly rung: Rung; readonly wins: number; readonly isDone: boolean }[] =>
  ladder.map((rung) => {
    const wins = lineOf(results.filter((each) => each.rung === rung.name), () => 0).longest
    return { rung, wins: Math.min(wins, rung.wins), isDone: wins >= rung.wins }
  })

/** The people of a table, those who have played most first. */
export function peopleOf(results: readonly MatchResult[]): { readonly name: string; readonly line: Line }[] {
  const names = [...new Set(results.flatMap((each) => each.names))].filter(Boolean)
  const lines = names.map((name) => ({ name, line: lineOf(results, (each) => { const seat = each.names.indexOf(name); return seat < 0 ? null : seat }) }))
  return lines.sort((a, b) => b.line.games - a.line.games || b.line.wins - a.line.wins)
}
