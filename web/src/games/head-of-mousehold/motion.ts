/** Head of Mousehold in motion: mice move from home to the traps, line up and are caught; cheese moves to its clan. */
import type { Script } from '../../motion/stage.svelte'
import type { Trip } from '../../motion/trips'
import type { Event, View } from './wire'
import { placeOf } from './unfold'

/** Everybody changes places: from where a card lay to where it stands in line. */
function linedUp(event: Extract<Event, { is: 'MiceTurnedUp' }>, before: View): Trip[] {
  const left = (before.traps[event.trap]?.cards ?? []).map((card, at) => ({ card, at }))
  return event.line.flatMap((card, to): Trip[] => {
    const found = left.find((each) => each.card.mouse === card.mouse && each.card.clan_seat === card.clan_seat && each.card.by_seat === card.by_seat)
    if (found) left.splice(left.indexOf(found), 1)
    return found && found.at !== to ? [{ fly: `lane-${event.trap}-${found.at}`, to: `lane-${event.trap}-${to}`, look: 'to' }] : []
  })
}

function trips(event: Event, before: View, after: View): Trip[] {
  const me = after.seat
  switch (event.is) {
    case 'MiceChosen': return event.seat === me && before.to_choose ? event.mice.map((mouse, n): Trip => ({ fly: `home-${before.home.indexOf(mouse)}`, to: `chosen-${n}`, look: 'to' })) : []
    case 'MousePlaced': {
      const at = before.hands[event.seat]?.indexOf(event.mouse) ?? -1
      const from = event.seat !== me ? `clan-${event.seat}` : event.clan_seat === me ? `chosen-${at}` : 'held-0'
      return [{ fly: from, to: `lane-${event.trap}-${before.traps[event.trap]?.cards.length ?? 0}`, look: 'to' }]
    }
    case 'HostageTaken': return event.seat === me ? [{ fly: `clan-${event.clan_seat}`, to: 'held-0', look: 'to' }] : []
    case 'SpeedSet': return event.colours.map((colour): Trip => ({ fly: `speed-${colour.letter}`, to: `speed-${colour.letter}`, look: 'to' }))
    case 'MiceTurnedUp': return linedUp(event, before)
    case 'MouseTrapped': case 'CatFed': {
      const first = event.is === 'MouseTrapped' ? 0 : 1 // HEAD-22, HEAD-24 the first in line, and the next
      const isThere = before.traps[event.trap]?.cards[first]?.mouse === event.mouse
      const place = isThere ? first : placeOf(before, event.trap, event.clan_seat, event.mouse)
      return [...(event.is === 'MouseTrapped' ? [{ shake: `trap-${event.trap}` }] : []), { fly: `lane-${event.trap}-${place}`, to: `mice-${event.clan_seat}` }, { rest: 450 }]
    }
    case 'CheeseTaken': return [...event.cheese, ...event.blind].map((_, n): Trip => ({ fly: `cheese-${event.trap}-${n}`, to: `won-${event.clan_seat}` }))
    default: return []
  }
}

export const script: Script<View, Event> = {
  trips,
  sounds: {
    MiceChosen: 'card', MousePlaced: 'card', TurnPassed: 'tap', LineupDecided: 'tap', HostageTaken: 'door', HostagePicked: 'tap', EventRevealed: 'door', TrapsBaited: 'roll',
    MiceTurnedUp: 'steps', MouseTrapped: 'snap', CatFed: 'snap', CheeseTaken: 'cheese', ClanCounted: 'cheese',
  },
}
