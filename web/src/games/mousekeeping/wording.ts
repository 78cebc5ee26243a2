/** Choices in words: the room only. How the keycards are laid is shown in the hand. */
import type { Sentence } from '../../wire/messages'
import { shows } from './hotel'
import type { Choice } from './wire'

export const wording = (choice: Choice): Sentence | null => (choice.is === 'Place' ? { id: 'GoTo', args: { room: String(shows(choice)) } } : null)
