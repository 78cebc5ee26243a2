/** Where a choice is made: the accessible names of what is tapped begin like this. */
import type { Pointing, Seat } from '../board'
import { rankOf, suitOf } from './cards'
import type { Choice, View } from './wire'

export const pointing: Pointing<View, Choice> = (choice, view, t, names, seat) => {
  const me: Seat = seat ?? 0
  const card = (number: number): string => t('Card', { suit: suitOf(number), rank: String(rankOf(number)) })
  const hand = view.hands[me] ?? []
  const place = (at: number): string => t('place', { place: at + 1, card: card(hand[at] ?? 0) })
  if (choice.is === 'SetBait') return { names: choice.places.map(place) }
  if (choice.is === 'LayBait') return { names: [place(choice.place)] }
  if (choice.is === 'DrawFromPile') return { names: [t('pile', { n: view.pile })] }
  if (choice.is === 'InsertCard') return { names: [t('insert-before', { place: choice.place + 1, card: card(hand[choice.place] ?? 0) })] }
  const used = choice.is === 'UseBait' || choice.is === 'TakeBait' ? [choice.bait] : choice.is === 'PlayMeld' ? choice.bait : []
  const bait = used.map((each) => each.owner < 0 ? t('public-bait-card', { card: card(each.card) })
    : each.owner === me ? t('your-bait-card', { card: card(each.card) }) : t('bait-of', { name: names[each.owner] ?? '', card: card(each.card) }))
  return { names: choice.is !== 'PlayMeld' ? bait : [...Array.from({ length: choice.length }, (_, n) => place(choice.start + n)), ...bait] }
}
