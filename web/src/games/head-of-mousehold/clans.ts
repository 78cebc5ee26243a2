/** How mice and clans are shown, and how a round went. The server decides what is legal. */
import type { Box, Card, Colour, Event, Trap, View } from './wire'

export const HIDDEN = '?'
/** The context key of a function that gives the initial of a colour in the reader's language. */
export const LETTERS = 'letters'
export const letterOf = (mouse: string): string => mouse.charAt(0)
export const squeaks = (mouse: string): boolean => mouse.endsWith('!')

/** The mice in the order of the box: colour by colour, a plain one before its Squeaker. */
export function inOrder(mice: readonly string[], box: Box): string[] {
  const place = (mouse: string): number => 2 * box.colours.findIndex((c) => c.letter === letterOf(mouse)) + Number(squeaks(mouse))
  return [...mice].sort((a, b) => place(a) - place(b))
}

/** Whether this player could wonder about anything: a card that others have chosen, hold or laid, and that is not seen. */
export const hasRiddle = (view: View): boolean =>
  [...view.hands.flat(), ...view.held, ...view.traps.flatMap((trap) => trap.cards.map((card) => card.mouse))].includes(HIDDEN)

/** Whether the next card under a trap lies face up: HEAD-16, HEAD-30, HEAD-37. */
export function nextIsUp(trap: Trap, facing: View['facing']): boolean {
  return facing === 'alternate' ? trap.cards.length % 2 === 1 : facing === 'first-up' && trap.cards.length === 0
}

export type Fate = 'trapped' | 'cat' | 'cheese' | 'home'
export interface Line { readonly trap: number; readonly mice: readonly { card: Card; fate: Fate }[]; readonly cheese: readonly (number | null)[] }

/** The events of the last finished round; none before the first. */
export function lastRound(story: readonly Event[]): readonly Event[] {
  const rounds: Event[][] = []
  for (const event of story) {
    if (event.is === 'TrapsBaited') rounds.unshift([])
    rounds[0]?.push(event)
  }
  return rounds.find((round) => round.some((event) => event.is === 'MiceTurnedUp')) ?? []
}

/** The speed order that was in force when the mice of a round lined up: the last one told before that. */
export function speedOf(events: readonly Event[]): readonly Colour[] {
  const end = events.findIndex((event) => event.is === 'MiceTurnedUp')
  const told = events.slice(0, Math.max(0, end)).filter((event) => event.is === 'SpeedSet').at(-1)
  return told?.is === 'SpeedSet' ? told.colours : []
}

/** The Daily Event of a round; empty: there was none. */
export function eventOf(events: readonly Event[]): string {
  const told = events.find((event) => event.is === 'EventRevealed')
  return told?.is === 'EventRevealed' ? told.event : ''
}

/** What happened to the mice under each trap, from the events at the end of a round. */
export function linesOf(events: readonly Event[]): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    if (event.is === 'MiceTurnedUp') {
      const mice = event.line.map((card) => ({ card, fate: 'home' as Fate }))
      const cheese: (number | null)[] = []
      lines.push({ trap: event.trap, mice, cheese })
      for (const fate of events) {
        if (!('trap' in fate) || fate.trap !== event.trap) continue
        const what: Fate | null = fate.is === 'MouseTrapped' ? 'trapped' : fate.is === 'CatFed' ? 'cat' : fate.is === 'CheeseTaken' ? 'cheese' : null
        if (!what || !('clan_seat' in fate)) continue
        const hit = mice.find((m) => m.fate === 'home' && m.card.clan_seat === fate.clan_seat && m.card.mouse === fate.mouse)
        if (hit) hit.fate = what
        if (fate.is === 'CheeseTaken') cheese.push(...fate.cheese, ...fate.blind)
      }
    }
  }
  return lines
}
