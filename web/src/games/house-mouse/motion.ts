/** House Mouse in motion: mice go from corner to corner through the rooms, cards from pile to house to nest. */
import type { Script } from '../../motion/stage.svelte'
import { way, type Trip } from '../../motion/trips'
import { neighbours, type Plan } from './house'
import type { Event, View } from './wire'

export function script(plan: () => Plan): Script<View, Event> {
  const corner = (n: number): string => plan().corners[n]?.name ?? ''
  const named = (name: string): number => plan().corners.findIndex((each) => each.name === name)

  function walk(mouse: number, from: number, to: number): Trip[] {
    if (from < 0 || to < 0 || from === to) return []
    const rooms = plan()
    return [{ walk: `mouse-${mouse}`, along: way(from, to, (at) => neighbours(rooms, at)).map((n) => `corner-${corner(n)}`) }]
  }

  function trips(event: Event, before: View, after: View): Trip[] {
    const at = (mouse: number): string => `card-${corner(after.mice[mouse] ?? -1)}`
    const handOf = (seat: number): string => (seat === after.seat ? 'hand' : `nest-${seat}`)
    switch (event.is) {
      case 'MouseMoved': return walk(event.mouse, before.mice[event.mouse] ?? -1, named(event.corner))
      case 'MiceSwapped': return [[event.one, event.other], [event.other, event.one]].flatMap(([one = 0, other = 0]) =>
        walk(one, before.mice[one] ?? -1, before.mice[other] ?? -1))
      case 'CardScavenged': return [{ fly: at(event.mouse), to: `nest-${event.mouse}` }]
      case 'BoostScavenged': return [{ fly: at(event.seat), to: handOf(event.seat) }]
      case 'CornerRefilled': return [{ fly: 'pile', to: `card-${event.corner}`, look: 'to' }]
      case 'CardPut': return [{ fly: `nest-${event.seat}`, to: `card-${event.corner}`, look: 'to' }]
      case 'BoostPlayed': return [{ fly: handOf(event.seat), to: 'discard', look: 'to' }]
      case 'CardDiscarded': return [{ fly: `nest-${event.mouse}`, to: 'discard', as: `face-${event.card}` }]
      case 'CardDealt': return [{ fly: 'discard', to: `nest-${event.mouse}` }]
      case 'CardMoved': return [{ fly: `nest-${event.giver}`, to: `nest-${event.taker}`, as: `face-${event.card}` }]
      default: return []
    }
  }

  return {
    trips,
    sounds: {
      MouseMoved: 'steps', MousePlaced: 'tap', MiceSwapped: 'steps', CardScavenged: 'card', BoostScavenged: 'card', CornerRefilled: 'card', CardRevealed: 'card',
      CardPeeked: 'card', CardMoved: 'card', CardDiscarded: 'card', CardDealt: 'card', CardPut: 'card', BoostPlayed: 'cheese', PowerDeclared: 'cheese',
      PowerCancelled: 'snap', MouseGlued: 'snap', LightsWentOut: 'door', NestNearlyFull: 'snap', NestFilled: 'cheese',
    },
  }
}
