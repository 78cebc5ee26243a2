/** The result: each clan's cheese round by round with the total so far, and the mice it has left, which decide a tie. */
import type { TallyOf } from '../tally'
import type { Event, View } from './wire'

const sum = (tokens: readonly (number | null)[]): number => tokens.reduce<number>((all, token) => all + (token ?? 0), 0)

export const tally: TallyOf<View, Event> = ({ story, view, ended, seats, t }) => {
  const rounds: number[][] = [] // what everybody saw, by round and seat
  const blind: (number | null)[][] = [] // and whether something was won face down there: it shows only in the total
  for (const event of story) {
    if (event.is === 'TrapsBaited') {
      rounds.push(Array.from({ length: seats }, () => 0))
      blind.push(Array.from({ length: seats }, () => 0))
    }
    const [round, hidden] = [rounds.at(-1), blind.at(-1)]
    if (event.is !== 'CheeseTaken' || !round || !hidden) continue
    round[event.clan_seat] = (round[event.clan_seat] ?? 0) + sum(event.cheese) + sum(event.blind)
    if (event.blind.includes(null)) hidden[event.clan_seat] = null
  }
  if (!rounds.length) return null
  // One round with face-down cheese: the total tells how much it was, now that everything is counted.
  for (let seat = 0; seat < seats; seat++) {
    const at = blind.flatMap((each, n) => (each[seat] === null ? [n] : []))
    const [only] = at
    const round = only === undefined ? undefined : rounds[only]
    if (at.length !== 1 || !round || only === undefined) continue
    round[seat] = (ended.scores[seat] ?? 0) - rounds.reduce((all, each, n) => all + (n === only ? 0 : each[seat] ?? 0), 0)
    const hidden = blind[only]
    if (hidden) hidden[seat] = 0
  }
  const isSeen = (seat: number, n: number): boolean => blind.slice(0, n + 1).every((each) => each[seat] !== null)
  const soFar = (seat: number, n: number): number => rounds.slice(0, n + 1).reduce((all, each) => all + (each[seat] ?? 0), 0)
  const cell = (seat: number, n: number): string => {
    const won = rounds[n]?.[seat] ?? 0
    return isSeen(seat, n) ? `${won} (${soFar(seat, n)})` : blind[n]?.[seat] === null ? `${won} + ?` : String(won) // no total of what is not known
  }
  const tied = ended.ranking.length > 1 && new Set(ended.scores).size < ended.scores.length
  const notes = [t('tally-how')]
  if (view.traps.some((trap) => trap.cheese.length + trap.blind)) notes.push(t('tally-left', { n: sum(view.traps.flatMap((trap) => trap.cheese)) }))
  if (blind.some((round) => round.includes(null))) notes.push(t('tally-unseen'))
  if (tied || ended.winners.length > 1) notes.push(t('tally-tiebreak'))
  return {
    unit: t('tally-unit'),
    columns: [...rounds.map((_, n) => t('tally-round', { round: n + 1 })), t('tally-mice')],
    rows: ended.ranking.flat().map((seat) => ({
      seat, total: ended.scores[seat] ?? 0,
      cells: [...rounds.map((_, n) => cell(seat, n)), view.clans[seat]?.length ?? 0],
    })),
    notes,
  }
}
