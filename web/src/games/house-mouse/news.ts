/** The card that the latest events were about: what is shown large beside the house, until the next ones. */
import type { Event } from './wire'

export interface News {
  readonly code: string
  /** Whose card it was, and whose it is now; -1: no mouse's. */
  readonly from: number
  readonly to: number
  /** What that changed, for these two. */
  readonly lost: number
  readonly gained: number
  readonly is: Event['is']
}

const one = (is: Event['is'], code: string, from: number, to: number, lost = 0, gained = 0): News => ({ is, code, from, to, lost, gained })

/** null: no card, or one that the viewer may not know. */
export function newsOf(events: readonly Event[]): News | null {
  for (const event of [...events].reverse()) {
    const found = newsIn(event)
    if (found?.code) return found
  }
  return null
}

function newsIn(event: Event): News | null {
  switch (event.is) {
    case 'CardMoved': return one(event.is, event.card, event.giver, event.taker, event.lost, event.gained)
    case 'CardScavenged': case 'CardDealt': return one(event.is, event.card, -1, event.mouse, 0, event.points)
    case 'CardDiscarded': return one(event.is, event.card, event.mouse, -1, event.points)
    case 'CardPut': return one(event.is, event.card, event.seat, -1, event.points)
    case 'BoostScavenged': return one(event.is, event.card, -1, event.seat)
    case 'PowerDeclared': case 'BoostPlayed': return one(event.is, event.card, event.seat, -1)
    case 'PowerCancelled': return one(event.is, event.card, event.seat, -1)
    case 'CardRevealed': case 'CardTurnedUp': return one(event.is, event.card, -1, -1)
    case 'CardPeeked': return one(event.is, event.card, -1, -1)
    case 'CardFlipped': return one(event.is, event.card, event.mouse, -1)
    case 'ActionsChanged': case 'MouseGlued': return one(event.is, event.using, event.by, event.mouse)
    default: return null
  }
}
