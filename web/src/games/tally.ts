/** The table of a result page: who gained what, round by round or part by part, and how that adds up. */
import type { Ended } from '../wire/messages'
import type { Event, Say, Seat } from './board'

export interface TallyRow {
  /** null: the whole team. */
  readonly seat: Seat | null
  /** A heading instead of the player's name, for rows about something else. */
  readonly label?: string
  readonly cells: readonly (number | string)[]
  readonly total: number | string
}

export interface Tally {
  /** What is counted, as the heading of the last column: “Cheese”, “Points”, “Mice”. */
  readonly unit: string
  readonly columns: readonly string[]
  readonly rows: readonly TallyRow[]
  /** Sentences below the table: what filled up and when, the best combo … */
  readonly notes?: readonly string[]
}

export interface Told<V, E extends Event> {
  /** Everything that happened, as the viewer saw it, even after a reload. */
  readonly story: readonly E[]
  readonly view: V
  readonly ended: Ended
  readonly seats: number
  readonly box: unknown
  readonly t: Say
}

/** null: this match has nothing to tell in a table. Rows are in the order of the ranking: the page does not sort them. */
export type TallyOf<V = unknown, E extends Event = Event> = (told: Told<V, E>) => Tally | null
