/** The score sheet: what each player won in each round, how much that made, and the total; the winner first. */
import type { TallyOf } from '../tally'
import type { Event, View } from './wire'

export const tally: TallyOf<View, Event> = ({ view, ended, t }) => {
  const rounds = view.finished
  const order = ended.ranking.flat()
  const won = (seat: number, n: number): number => (rounds[n]?.cheese[seat] ?? 0) - (rounds[n - 1]?.cheese[seat] ?? 0)
  return {
    unit: t('cheese'),
    columns: rounds.map((round) => t('tally-round', { n: round.number })),
    rows: order.map((seat) => ({
      seat, total: view.cheese[seat] ?? 0,
      cells: rounds.map((round, n) => t('tally-won', { won: won(seat, n), n: round.cheese[seat] ?? 0 })),
    })),
    notes: [t('tally-how'), ...rounds.map((round) => t('round-over', { round: round.number, out_seats: round.out.map((seat) => ({ seat })) as never }))],
  }
}
