/** The shift in a table: for every mouse its rooms, moves and seconds; then how long each player took per move. */
import type { TallyOf, TallyRow } from '../tally'
import type { Event, View } from './wire'

export const tally: TallyOf<View, Event> = ({ view, ended, seats, t }) => {
  const moves = ended.answered.filter(([seat]) => (seat ?? -1) >= 0)
  const at = (n: number): number => (n < 0 ? 0 : moves[n]?.[1] ?? 0)
  const seconds = (ms: number): string => t('tally-seconds', { n: Math.round(ms / 1000) })
  let done = 0
  const mice = view.catches.map((each, n): TallyRow => {
    const from = done
    done += each.used
    return { seat: null, label: t('tally-mouse', { n: n + 1, start: String(each.start), room: String(each.room) }), cells: [t('tally-moves', { n: each.used, needed: each.needed })], total: seconds(at(done - 1) - at(from - 1)) }
  })
  const players = Array.from({ length: seats }, (_, seat): TallyRow => {
    const own = moves.flatMap(([who], n) => (who === seat ? [at(n) - at(n - 1)] : []))
    const spent = own.reduce((sum, each) => sum + each, 0)
    return { seat, cells: [t('tally-own-moves', { n: own.length })], total: own.length ? t('tally-per-move', { all: Math.round(spent / 1000), n: Math.round(spent / own.length / 100) / 10 }) : '–' }
  })
  return { unit: t('tally-time'), columns: [t('tally-way')], rows: [...mice, ...(seats > 1 ? players : [])], notes: [t('tally-team', { mice: view.mice })] }
}
