/** For the tests: streaks as the page counts them. */
import { yearBefore } from './dates'
import { bestStreakOf, streakOf, type Days } from './record'

interface Row { readonly days: Days; readonly today: string }

export const counted = (rows: readonly Row[]): { streak: number; best: number; listed: string[] }[] =>
  rows.map(({ days, today }) => ({ streak: streakOf(days, today), best: bestStreakOf(days), listed: yearBefore(today).flatMap((each) => each.days) }))
