/** Notices: what people did about the match itself. They are in its log, but are no events of the game. */
import type { LoggedEvent } from '../wire/messages'

const NOTICES = ['TakeBackAsked', 'TakeBackDeclined', 'TakeBackDropped', 'TookBack']

export const isNotice = ({ event }: LoggedEvent): boolean => NOTICES.includes((event as { is: string }).is)

/** Where what was taken back begins; null: nothing was. */
export function takenFrom({ event }: LoggedEvent): number | null {
  const taken = event as { is: string; since?: number }
  return taken.is === 'TookBack' ? taken.since ?? null : null
}

/** The events of the game that still count. */
export function counting(story: readonly LoggedEvent[]): LoggedEvent[] {
  let kept: LoggedEvent[] = []
  for (const each of story) {
    const since = takenFrom(each)
    if (since !== null) kept = kept.filter(({ number }) => number < since)
    else if (!isNotice(each)) kept.push(each)
  }
  return kept
}

/** The events that no longer count. */
export function voided(story: readonly LoggedEvent[]): ReadonlySet<LoggedEvent> {
  const kept = new Set(counting(story))
  return new Set(story.filter((each) => !isNotice(each) && !kept.has(each)))
}
