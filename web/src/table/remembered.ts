/** The last thing this browser saw of a table, for times without a connection. Never more than its owner was shown. */
import { keep, kept } from '../kept'
import type { LoggedEvent, Room, State } from '../wire/messages'

export interface Remembered {
  readonly table: string
  readonly at: number // ms, by this device's clock
  readonly seat: number | null
  readonly isHost: boolean
  readonly room: Room
  readonly state: State | null
  readonly story: readonly LoggedEvent[]
}

const MOST = 4 // tables
const TOLD = 200 // events: enough for a log to read in a tunnel

const all = (): Remembered[] => kept<Remembered[]>('seen', [])

export const remembered = (table: string): Remembered | undefined => all().find((each) => each.table === table)

/** The tables that were seen from a seat, without a connection: in the order in which they were seen last. */
export const lastSeen = (): Room[] => all().filter((each) => each.seat !== null).map((each) => each.room)

export function remember(seen: Remembered): void {
  keep('seen', [{ ...seen, story: seen.story.slice(-TOLD) }, ...all().filter((each) => each.table !== seen.table)].slice(0, MOST))
}

export function forgetSeen(table: string): void {
  if (remembered(table)) keep('seen', all().filter((each) => each.table !== table))
}
