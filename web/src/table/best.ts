/** The best results that this browser has seen: one per combination of game, edition, seats and options. */
import { keep, kept } from '../kept'
import type { Room } from '../wire/messages'

interface Best { readonly score: number; readonly where: string }

const MOST = 200 // ways to play that are kept

/** Everything counts as a different game except for who goes first. */
export function wayToPlay(room: Room): string {
  const options = Object.entries(room.options).filter(([name]) => name !== 'first_player').sort(([a], [b]) => (a < b ? -1 : 1))
  return [room.game, room.edition, room.chairs.length, ...options.map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** The best result including this one, and whether this match set it, even after a reload. */
export function bestWith(room: Room, score: number): { score: number; isNew: boolean } {
  const [all, way, where] = [kept<Record<string, Best>>('best', {}), wayToPlay(room), `${room.table}/${room.match}`]
  const before = all[way]
  if (score <= 0) return { score: before?.score ?? 0, isNew: false }
  if (before && (before.score >= score || before.where === where)) return { score: before.score, isNew: before.where === where }
  const rows = Object.entries(all).filter(([name]) => name !== way)
  keep('best', Object.fromEntries([...rows, [way, { score, where }] as const].slice(-MOST)))
  return { score, isNew: true }
}
