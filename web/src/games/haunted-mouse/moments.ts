/** The table after one more event, as far as the event itself says: what a scene shows before the server's view is reached. */
import { PUBLIC, type BaitCard, type Event, type View } from './wire'

const changed = <T>(rows: readonly T[], at: number, change: (row: T) => T): T[] => rows.map((row, n) => (n === at ? change(row) : row))
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

/** Without these places of a row. */
const without = <T>(row: readonly T[], places: readonly number[]): T[] => row.filter((_, at) => !places.includes(at))

/** Without the first card of this kind: of two equal ones it does not matter which. */
function less(cards: readonly number[], card: number): number[] {
  const at = cards.indexOf(card)
  return at < 0 ? [...cards] : without(cards, [at])
}

function outOfHand(view: View, seat: number, places: readonly number[]): View {
  return { ...view, hands: changed(view.hands, seat, (hand) => without(hand, places)), known: changed(view.known, seat, (known) => without(known, places)) }
}

function outOfBait(view: View, { owner, card }: BaitCard): View {
  return owner === PUBLIC ? { ...view, public: less(view.public, card) } : { ...view, bait: changed(view.bait, owner, (row) => less(row, card)) }
}

const asBait = (view: View, seat: number, cards: readonly number[]): View => ({ ...view, bait: changed(view.bait, seat, (row) => sorted([...row, ...cards])) })
const cleared = (view: View): View => ({ ...view, meld: [], meld_owner: null, discards: view.discards + view.meld.length })

/** A block of the hand and Bait leave for the table. */
function played(view: View, event: { seat: number; start: number; block: readonly number[]; bait: readonly BaitCard[] }): View {
  const places = Array.from({ length: event.block.length }, (_, n) => event.start + n)
  return event.bait.reduce(outOfBait, outOfHand(view, event.seat, places))
}

function inserted(view: View, seat: number, place: number): View {
  const put = <T>(row: readonly T[], one: T): T[] => [...row.slice(0, place), one, ...row.slice(place)]
  return {
    ...view, has_drawn: false, drawn: null, drawn_known: false,
    hands: changed(view.hands, seat, (hand) => put(hand, view.drawn)), known: changed(view.known, seat, (known) => put(known, view.drawn_known)),
  }
}

export function after(view: View, event: Event): View {
  switch (event.is) {
    case 'MeldPlayed': return { ...played(cleared(view), event), meld: event.cards, meld_owner: event.seat, turn: event.seat }
    case 'TrapSet': {
      const empty = played(cleared(view), event)
      return { ...empty, discards: empty.discards + event.cards.length, turn: event.seat }
    }
    case 'LeadTaken': return { ...cleared(view), turn: event.seat }
    case 'CardDrawn': return { ...view, turn: event.seat, pile: view.pile - 1, has_drawn: true, drawn: event.card, drawn_known: false }
    case 'BaitTaken': return { ...outOfBait(view, event.bait), turn: event.seat, has_drawn: true, drawn: event.bait.card, drawn_known: true }
    case 'CardInserted': return inserted(view, event.seat, event.place)
    case 'BaitLaid': return asBait(outOfHand(view, event.seat, [event.place]), event.seat, [event.card])
    case 'BaitShown': return asBait(outOfHand(view, event.seat, event.places), event.seat, event.cards)
    case 'BaitChosen': return { ...view, has_chosen: changed(view.has_chosen, event.seat, () => true) }
    case 'PublicBaitShown': return { ...view, public: sorted([...view.public, event.card]), pile: view.pile - 1 }
    case 'DiscardsShuffled': return { ...view, pile: event.cards, discards: 0 }
    case 'WentOut': return { ...view, out: [...view.out, event.seat], cheese: changed(view.cheese, event.seat, (has) => has + event.cheese) }
    default: return view // passed; a round or the match is over: nothing on the table changes by that
  }
}
