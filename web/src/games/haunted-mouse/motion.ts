/** Haunted Mouse in motion: every card flies from where it lay. Cards of others leave their hands face down. */
import type { Script } from '../../motion/stage.svelte'
import type { Flight, Trip } from '../../motion/trips'
import { PUBLIC, type BaitCard, type Event, type View } from './wire'

const hand = (seat: number, place: number): string => `hand-${seat}-${place}`
const lane = (owner: number, at: number): string => (owner === PUBLIC ? `public-${at}` : `bait-${owner}-${at}`)
const fly = (from: string, to: string): Flight => ({ fly: from, to, look: 'to' })

/** Where these Bait cards lay; of two equal ones, one after the other. */
function lay(bait: readonly BaitCard[], view: View): string[] {
  const used = new Set<string>()
  return bait.map(({ owner, card }) => {
    const row = (owner === PUBLIC ? view.public : view.bait[owner]) ?? []
    const at = row.findIndex((each, n) => each === card && !used.has(lane(owner, n)))
    used.add(lane(owner, at))
    return lane(owner, at)
  })
}

const swept = (view: View): Trip[] => view.meld.map((_, n) => ({ fly: `meld-${n}`, to: 'discards' }))

function trips(event: Event, before: View, after: View): Trip[] {
  switch (event.is) {
    case 'CardDrawn': return [fly('pile', `drawn-${event.seat}`)]
    case 'BaitTaken': return lay([event.bait], before).map((from) => fly(from, `drawn-${event.seat}`))
    case 'CardInserted': return [fly(`drawn-${event.seat}`, hand(event.seat, event.place))]
    case 'BaitLaid': return [fly(hand(event.seat, event.place), lane(event.seat, (after.bait[event.seat]?.length ?? 1) - 1))]
    case 'BaitShown': return event.places.map((place, n) => fly(hand(event.seat, place), lane(event.seat, n)))
    case 'PublicBaitShown': return [fly('pile', lane(PUBLIC, after.public.length - 1))]
    case 'LeadTaken': return after.meld.length ? [] : swept(before)
    case 'RoundBegan': return after.hands.flatMap((cards, seat) => cards.map((_, place) => fly('pile', hand(seat, place))))
    case 'MeldPlayed': case 'TrapSet': {
      const places = Array.from({ length: event.block.length }, (_, n) => hand(event.seat, event.start + n))
      const played = [...places, ...lay(event.bait, before)]
      return [...swept(before), ...played.map((from, n): Trip => fly(from, `meld-${n}`)), ...(event.is === 'TrapSet' ? [{ shake: 'discards' }] : [])]
    }
    case 'WentOut': return event.cheese ? [{ fly: 'prize', to: `cheese-${event.seat}` }] : []
    default: return []
  }
}

export const script: Script<View, Event> = {
  trips,
  sounds: {
    RoundBegan: 'door', BaitShown: 'card', BaitChosen: 'tap', CardDrawn: 'card', CardInserted: 'card', BaitTaken: 'card', BaitLaid: 'card', MeldPlayed: 'card',
    TrapSet: 'snap', Passed: 'tap', WentOut: 'cheese', GameWon: 'cheese', DiscardsShuffled: 'roll',
  },
}
