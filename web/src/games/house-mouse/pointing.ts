/** Where on the board a choice is made: hints and lessons ring it. */
import type { Pointing } from '../board'
import type { Choice, View } from './wire'

/** The button of a choice that has one. */
export function spotOf(choice: Choice): string {
  switch (choice.is) {
    case 'PickMouse': return `does-mouse-${choice.mouse}`
    case 'PickMice': return `does-mice-${choice.one}-${choice.other}`
    case 'Nap': return `does-nap-${choice.mouse}-${choice.now ? 'now' : 'next'}`
    default: return `does-${choice.is}`
  }
}

/** A card in a nest, and for closed nests the tab of the nest. */
function inNest(card: string, view: View): string[] {
  const owner = view.nests.findIndex((nest) => nest.includes(card))
  return owner < 0 ? [`in-${card}`] : [`in-${card}`, `nest-${owner}`]
}

export const pointing: Pointing<View, Choice> = (choice, view, _t, _names, seat) => {
  switch (choice.is) {
    case 'GoTo': case 'PickCorner': case 'PlaceMouse': case 'PlaceBasil': case 'SendBasil': return { spots: [`corner-${choice.corner}`] }
    case 'PickRoom': return { spots: [`room-${choice.room}`] }
    case 'Activate': case 'PickCard': return { spots: inNest(choice.card, view) }
    case 'PlayBoost': return { spots: [`hand-${choice.card}`] }
    case 'PickMouse': return { spots: [`mouse-${choice.mouse}`, spotOf(choice)] }
    case 'PickMice': return { spots: [`mouse-${choice.one}`, `mouse-${choice.other}`, spotOf(choice)] }
    case 'Scavenge': return { spots: [`mouse-${seat ?? -1}`, spotOf(choice)] }
    default: return { spots: [spotOf(choice)] }
  }
}
