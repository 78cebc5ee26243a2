/** Where a move is made: its room on the map, or, without a map, the button below the keycards. */
import type { Pointing } from '../board'
import { shows } from './hotel'
import type { Choice, View } from './wire'

export const pointing: Pointing<View, Choice> = (choice, view) => {
  if (choice.is === 'TimeUp') return {}
  const room = choice.is === 'GoTo' ? choice.room : shows(choice)
  return { spots: [view.has_map && !view.by_hand ? `room-${room}` : 'keycards'] }
}
