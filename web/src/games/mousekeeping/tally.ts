/** The shift in a table: for every mouse its rooms, moves and seconds; then how long each player took per move. */
import type { TallyOf, TallyRow } from '../tally'
import type { Event, View } from './wire'

export const tally: TallyOf<View, Event> = ({ view, ended, seats, t }) => {
  const moves = ended.answered.filter(([seat]) => (seat ?? -1) >= 0)
  const at = (n: number): number => (n < 0 ? 0 : moves[n]?.[1] ?? 0)
  const seconds = (ms: number): string => t('tally-seconds', { n: Math.round(ms / 1000) })
  const each = (ms: number, n: number): string => (n ? t('tally-seconds', { n: Math.round(ms / n / 100) / 10 }) : '–')
  let done = 0
  const mice = view.catches.map(({ start, room, used, needed }, n): TallyRow => {
    const from = done
    done += used
    const spent = at(done - 1) - at(from - 1)
    return { seat: null, label: t('tally-mouse', { n: n + 1, start: String(start), room: String(room) }), cells: [t('tally-moves', { n: used, needed }), each(spent, used)], total: seconds(spent) }
  })
  const players = Array.from({ length: seats }, (_, seat): TallyRow => {
    const own = moves.flatMap(([who], n) => (who === seat ? [at(n) - at(n - 1)] : []))
    const spent = own.reduce((sum, ms) => sum + ms, 0)
    return { seat, cells: [own.length, each(spent, own.length)], total: seconds(spent) }
  })
  return { unit: t('tally-time'), columns: [t('tally-way'), t('tally-each')], rows: [...mice, ...(seats > 1 || !mice.length ? players : [])], notes: [t('tally-team', { mice: view.mice })] }
}
