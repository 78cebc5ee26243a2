/** Choices in words for what players see: cards, not positions. */
import type { Sentence } from '../../wire/messages'
import { rankOf, suitOf } from './cards'
import type { BaitCard, Choice, View } from './wire'
import { PUBLIC } from './wire'

const card = (number: number): Sentence => ({ id: 'Card', args: { suit: suitOf(number), rank: String(rankOf(number)) } })
const bait = (each: BaitCard): Sentence => ({ id: 'BaitCard', args: { card: card(each.card), public: String(each.owner === PUBLIC), owner_seat: { seat: each.owner } } })

export function wording(choice: Choice, view: View, seat: number | null): Sentence | null {
  const hand = seat === null ? [] : view.hands[seat] ?? []
  const at = (place: number): Sentence => card(hand[place] ?? 0)
  switch (choice.is) {
    case 'SetBait': return { id: 'say-bait', args: { cards: choice.places.map(at) } }
    case 'LayBait': return { id: 'say-bait', args: { cards: [at(choice.place)] } }
    case 'PlayMeld': case 'SetTrap': {
      const held = Array.from({ length: choice.length }, (_, n) => at(choice.start + n))
      const wanted = choice.wanted.map((each) => (choice.is === 'SetTrap' ? card(each) : String(each)))
      return { id: choice.is === 'SetTrap' ? 'say-trap' : 'say-meld', args: { hand: held, hand_count: held.length, bait: choice.bait.map(bait), bait_count: choice.bait.length, wanted, wanted_count: wanted.length } }
    }
    case 'InsertCard': {
      const [left, right] = [hand[choice.place - 1], hand[choice.place]]
      const side = left === undefined || left === null ? (right === undefined ? 'alone' : 'first') : right === undefined ? 'last' : 'between'
      return { id: 'say-insert', args: { side, card: card(view.drawn ?? 0), left: card(left ?? 0), right: card(right ?? 0) } }
    }
    default: return null
  }
}
