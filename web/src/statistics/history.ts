/** The games that this browser has seen to their end, for its user alone: nothing of it is ever sent anywhere. */
import { keep, kept } from '../kept'
import type { Ended, MatchResult, Room } from '../wire/messages'

export interface Played extends MatchResult {
  readonly table: string
  readonly seat: number
}

const MOST = 1000 // games: the oldest are forgotten

export const history = (): readonly Played[] => kept<readonly Played[]>('history', [])

/** Notes a game once, however often its end is looked at. */
export function noteResult(room: Room, ended: Ended, seat: number): void {
  const before = history()
  if (before.some((each) => each.table === room.table && each.match === room.match)) return
  const row: Played = {
    table: room.table, seat, match: room.match, game: room.game, at: Date.now(), ms: ended.answered.at(-1)?.[1] ?? 0,
    names: room.chairs.map((chair) => chair.name), bots: room.chairs.map((chair) => chair.level), scores: ended.scores,
    ranking: ended.ranking, winners: ended.winners, edition: room.edition, options: room.options, rung: ended.rung, feats: ended.feats, along: room.along,
  }
  keep('history', [...before, row].slice(-MOST))
}

const isOurs = (name: string): boolean => /^mousehole\.(history|best|climb\..+)$/.test(name)

/** Everything that this browser has counted, as a file. */
export function exported(): string {
  const all = Object.keys(localStorage).filter(isOurs).map((name) => [name.replace('mousehole.', ''), JSON.parse(localStorage.getItem(name) ?? 'null') as unknown] as const)
  return JSON.stringify({ mousehole: 'statistics', ...Object.fromEntries(all) }, null, 1)
}

export function forgetHistory(): void {
  for (const name of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(name)
}
