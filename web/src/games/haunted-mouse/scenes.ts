/**
 * The scenes of Haunted Mouse: a Trap, somebody who goes out and why, cheese that is won, the end of a round and of the match. A
 * plain meld is a single step: long enough to be read, and nothing more. All Bait is turned up at once, and read player by player.
 */
import type { Scenes, Step } from '../../scenes/scene'
import { after } from './moments'
import type { Event, View } from './wire'

type Moment = Step<View, Event>

const meldSpots = (count: number): string[] => Array.from({ length: count }, (_, n) => `meld-${n}`)
/** These belong to what happened just before them, and need no step of their own. */
const FOLLOWS: ReadonlySet<string> = new Set(['DiscardsShuffled', 'PublicBaitShown', 'BaitShown'])

/** Whose Bait the last meld, Trap or draw has taken. */
function takenFrom(event: Event): { taker: number; owners: number[] } | null {
  if (event.is === 'MeldPlayed' || event.is === 'TrapSet') return { taker: event.seat, owners: event.bait.map((each) => each.owner) }
  return event.is === 'BaitTaken' ? { taker: event.seat, owners: [event.bait.owner] } : null
}

/** What is looked at, and why it happened. */
function told(event: Event, before: View, taken: ReturnType<typeof takenFrom>): Pick<Moment, 'lit' | 'remark' | 'weight'> {
  switch (event.is) {
    case 'MeldPlayed': return { lit: meldSpots(event.cards.length) }
    case 'TrapSet': return { lit: meldSpots(event.cards.length), remark: { id: 'scene-trap', args: { seat: { seat: event.seat } } }, weight: 1.2 }
    case 'BaitTaken': return { lit: [`drawn-${event.seat}`] }
    case 'WentOut': {
      const isFed = taken !== null && taken.taker !== event.seat && taken.owners.includes(event.seat)
      const args = { seat: { seat: event.seat }, taker_seat: { seat: taken?.taker ?? event.seat }, place: before.out.length + 1, seats: before.seats, n: (before.cheese[event.seat] ?? 0) + event.cheese }
      return { lit: [`player-${event.seat}`], remark: { id: isFed ? 'scene-out-by-bait' : 'scene-out', args } }
    }
    case 'RoundEnded': return { lit: [`player-${event.seat}`], remark: { id: 'scene-round-ended', args: { seat: { seat: event.seat } } } }
    case 'RoundStopped': return { remark: { id: 'scene-round-stopped' } }
    case 'GameWon': return { lit: [`player-${event.seat}`], weight: 1.2 }
    case 'LeadTaken': return { lit: [`player-${event.seat}`] }
    default: return {}
  }
}

/** Whether there is more to tell than one sentence can. */
const isScene = (events: readonly Event[]): boolean => events.some((each) => ['TrapSet', 'WentOut', 'RoundEnded', 'RoundStopped', 'GameWon'].includes(each.is))
/** Whether it should stay until it has been read. */
const isMoment = (events: readonly Event[]): boolean => events.some((each) => ['MeldPlayed', 'BaitTaken', 'BaitShown', 'Passed'].includes(each.is))

function single(events: readonly Event[], last: View): Moment[] {
  const first = events.find((each) => each.is === 'MeldPlayed' || each.is === 'BaitTaken')
  return [{ view: last, events, ...(first ? told(first, last, null) : {}) }]
}

/** The Bait of everybody: already on the table, but no more sentences at a time than a ribbon has room for. */
function shown(events: readonly Event[], last: View): Moment[] {
  const starts = events.flatMap((each, n) => (each.is === 'BaitShown' ? [n] : []))
  return starts.map((start, n): Moment => {
    const event = events[start] as Extract<Event, { is: 'BaitShown' }>
    return { view: last, events: events.slice(n === 0 ? 0 : start, starts[n + 1]), lit: [`bait-${event.seat}`], weight: 0.8 }
  })
}

export const scenes: Scenes<View, Event> = {
  steps(events, before, last) {
    if (!isScene(events)) {
      if (events.filter((each) => each.is === 'BaitShown').length > 1) return shown(events, last)
      return isMoment(events) ? single(events, last) : []
    }
    const steps: { view: View; events: Event[]; lit?: readonly string[]; remark?: Moment['remark']; weight?: number }[] = []
    let view = before
    let taken: ReturnType<typeof takenFrom> = null
    for (const event of events) {
      const known = view
      view = after(view, event)
      taken = takenFrom(event) ?? taken
      const step = steps.at(-1)
      if (step && !step.remark && FOLLOWS.has(event.is)) { // with a remark there would be too much to read
        step.events.push(event)
        step.view = view
      } else steps.push({ view, events: [event], ...told(event, known, taken) })
    }
    // The result covers the board: who has won, and why, is seen there first.
    const won = events.find((each) => each.is === 'GameWon')
    if (won) steps.push({ view: last, events: [], remark: { id: 'scene-game-won', args: { seat: { seat: won.seat }, n: won.cheese } } })
    return steps.map(({ remark, lit, weight, ...step }): Moment => ({ ...step, ...(remark ? { remark } : {}), ...(lit ? { lit } : {}), ...(weight ? { weight } : {}) }))
  },
}
