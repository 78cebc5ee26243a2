/** Choices in words: the room is what one sees; how the keycards lie is the hand's affair. */
import type { Sentence } from '../../wire/messages'
import { shows } from './hotel'
import type { Choice } from './wire'

export const wording = (choice: Choice): Sentence | null => (choice.is === 'Place' ? { id: 'GoTo', args: { room: String(shows(choice)) } } : null)
