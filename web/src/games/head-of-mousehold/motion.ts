/** Head of Mousehold in motion: mice move from home to the traps, face down where they lie face down; cheese moves to its clan. */
import type { Script } from '../../motion/stage.svelte'
import type { Trip } from '../../motion/trips'
import type { Event, View } from './wire'

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
    case 'MouseTrapped': return [{ shake: `trap-${event.trap}` }]
    case 'CheeseTaken': return [{ fly: `cheese-${event.trap}`, to: `clan-${event.clan_seat}` }]
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
