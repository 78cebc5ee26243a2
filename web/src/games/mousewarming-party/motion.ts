/** Mousewarming Party in motion: mice and the raccoon follow the arrows, food flies between pizzeria, plates, trays, table and pantry. */
import type { Script } from '../../motion/stage.svelte'
import { around, type Trip } from '../../motion/trips'
import type { Event, View } from './wire'

function ride(piece: string, from: number | null | undefined, to: number, view: View): Trip[] {
  if (from == null || from === to) return []
  const along = around(from, to, view.loop.length).map((space) => `space-${space}`)
  return [{ walk: piece, along }, { rest: Math.min(600, 150 * along.length) }]
}

function trips(event: Event, before: View, after: View): Trip[] {
  const where = (mouse: string): number | null | undefined => after.mice.find((each) => each.mouse === mouse)?.space
  switch (event.is) {
    case 'MouseMoved': return ride(`mouse-${event.mouse}`, before.mice.find((each) => each.mouse === event.mouse)?.space, event.space, after)
    case 'RaccoonFed': return [...ride('raccoon', before.raccoon, event.space, after), { fly: `food-${event.space}`, to: `pantry-${event.food}` }]
    case 'DieRolled': return [{ rest: 350 }] // it comes out of its door
    case 'FoodPlaced': return [{ fly: `door-${after.side}`, to: `food-${event.space}`, look: 'to' }]
    case 'FoodReturned': return [{ fly: `pantry-${event.food}`, to: `food-${event.space}`, look: 'to' }]
    case 'FoodPickedUp': return [{ fly: `food-${where(event.mouse)}`, to: `tray-${event.mouse}` }]
    case 'FoodDropped': return [{ fly: `tray-${event.mouse}`, to: `food-${event.space}`, look: 'to' }]
    case 'FeederRaided': return [{ fly: `food-${event.space}`, to: 'tray-fitness' }]
    case 'FoodServed': return [{ fly: `aboard-${event.mouse}-${event.food}`, to: 'table' }]
    case 'FoodShot': return [{ fly: `aboard-slingshot-${event.food}`, to: 'table' }]
    default: return []
  }
}

export const script: Script<View, Event> = {
  trips,
  sounds: {
    DieRolled: 'roll', MouseMoved: 'steps', MousePlaced: 'tap', MouseTaken: 'tap', RaccoonPlaced: 'tap', RaccoonFed: 'snap', RaccoonLulled: 'door', FoodPlaced: 'tap', FoodPickedUp: 'tap',
    FoodDropped: 'tap', FoodReturned: 'tap', FoodPacked: 'tap', FoodShot: 'snap', FeederRaided: 'steps', FoodServed: 'cheese', KitchenFound: 'door', GuestsSeated: 'door', GoldenGiven: 'cheese',
  },
}
