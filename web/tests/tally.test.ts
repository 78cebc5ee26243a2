import { expect, test } from 'vitest'
import { tally } from '../src/games/mousekeeping/tally'

const t = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(' ')
const shift = (catches: object[], seats: number): ReturnType<typeof tally> =>
  tally({ view: { catches, mice: catches.length }, ended: { answered: [[0, 2000], [0, 6000]] }, seats, t } as never)

test('a shift without a mouse still says how many moves there were, and how quick', () => {
  expect(shift([], 1)?.rows).toEqual([{ seat: 0, cells: [2, 'tally-seconds 3'], total: 'tally-seconds 6' }])
})

test('whoever played alone has no row of their own beside those of the mice', () => {
  const rows = shift([{ start: 111, room: 234, used: 2, needed: 2 }], 1)?.rows
  expect(rows?.map(row => row.seat)).toEqual([null])
})
