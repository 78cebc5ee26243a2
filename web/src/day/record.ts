/** How this browser's owner did, day by day. The first try counts; a streak counts days whose deal was finished by the end of that day. */
import { keep, kept } from '../kept'
import type { Ended } from '../wire/messages'
import { daysBefore, isDay } from './dates'

export interface Played {
  readonly on: string // the day on which it was finished
  readonly won: boolean
  readonly score: number
  readonly rival: number // the best score of anybody else
  readonly moves: number // the player's own
  readonly of: string // which match it was: a later one does not count
}

export type Days = Readonly<Record<string, Played>>

/** Of all games, for a file. */
export const allDays = (): Readonly<Record<string, Days>> => kept<Record<string, Days>>('days', {})

export const daysOf = (game: string): Days => allDays()[game] ?? {}

/** What a result was worth to a seat. It says nothing about how it was reached. */
export function resultOf(ended: Ended, seat: number, on: string, of: string): Played {
  const others = ended.scores.filter((_, other) => other !== seat)
  return {
    on, won: ended.winners.includes(seat), score: ended.scores[seat] ?? 0, rival: others.length ? Math.max(...others) : 0,
    moves: ended.answered.filter(([who]) => who === seat).length, of,
  }
}

/** Notes the first result of a day; returns it, whatever came later. */
export function noteDay(game: string, day: string, played: Played): Played {
  const first = daysOf(game)[day]
  if (first) return first
  keep('days', { ...allDays(), [game]: { ...daysOf(game), [day]: played } })
  return played
}

const isPlayed = (each: unknown): each is Played => {
  const found = each as Partial<Played> | null
  return typeof found === 'object' && typeof found?.on === 'string' && typeof found.won === 'boolean' && typeof found.score === 'number'
}

/** Takes in what another device, or an earlier time, knows. What is known here stays, and what is not a result is left out. */
export function takeInDays(found: Readonly<Record<string, Readonly<Record<string, unknown>>>>): void {
  for (const [game, days] of Object.entries(found)) {
    for (const [day, played] of Object.entries(days ?? {})) if (isDay(day) && isPlayed(played)) noteDay(game, day, played)
  }
}

const inTime = (days: Days, day: string): boolean => (days[day]?.on ?? '9999') <= day

/** Days in a row, up to today; a day that is not over yet does not break it. */
export function streakOf(days: Days, today: string): number {
  let count = 0
  for (let day = inTime(days, today) ? today : daysBefore(today, 1); inTime(days, day); day = daysBefore(day, 1)) count += 1
  return count
}

/** The longest that there has been. */
export const bestStreakOf = (days: Days): number =>
  Math.max(0, ...Object.keys(days).filter((day) => inTime(days, day)).map((day) => streakOf(days, day)))
