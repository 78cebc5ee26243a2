/** Mousekeeping! in motion: the team walks from room to room, and the next destination shakes. */
import type { Script } from '../../motion/stage.svelte'
import { shows } from './hotel'
import type { Event, View } from './wire'

export const script: Script<View, Event> = {
  trips: (event, before) => {
    if (event.is === 'KeycardsPlaced') return [{ walk: 'team', along: [before.room, shows(event.layout)].map((room) => `room-${room}`) }]
    return event.is === 'DestinationRolled' ? [{ shake: 'destination' }] : []
  },
  sounds: { KeycardsPlaced: 'steps', MouseCaught: 'cheese', DestinationRolled: 'roll', ShiftEnded: 'door' },
}
