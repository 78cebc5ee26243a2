/** Six quick reactions. They are sent by name, and every reader is told them in their own language, with a picture. */
import type { Chat } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/language.svelte'

export interface Reaction { readonly name: Exclude<Chat['reaction'], ''>; readonly path: string }

/** Drawn in a square of 24. */
export const REACTIONS: readonly Reaction[] = [
  { name: 'well-played', path: 'M2 17 12 5a10 10 0 0 1 10 12zM2 17v3h20v-3M9 14h.1M14 11h.1M17 15h.1' }, // a piece of cheese
  { name: 'thanks', path: 'M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11z' }, // a heart
  { name: 'oops', path: 'M12 3a9 9 0 1 0 .1 0zM8.5 9.5h.1M15.5 9.5h.1M12 14a2.2 2.6 0 1 0 .1 0z' }, // a mouth wide open
  { name: 'laugh', path: 'M12 3a9 9 0 1 0 .1 0zM7 10l2-2 2 2M13 10l2-2 2 2M7 13h10a5 5 0 0 1-10 0z' }, // laughing out loud
  { name: 'good-luck', path: 'M12 12c-6-1-7-7-3-8 2 0 3 2 3 8zc1-6 7-7 8-3 0 2-2 3-8 3zc6 1 7 7 3 8-2 0-3-2-3-8zc-1 6-7 7-8 3 0-2 2-3 8-3zM13 14c1 3 1 5 4 7' }, // a clover
  { name: 'one-moment', path: 'M6 3h12M6 21h12M7 3c0 5 3 6 5 9-2 3-5 4-5 9M17 3c0 5-3 6-5 9 2 3 5 4 5 9M9.5 18.5h5' }, // an hourglass
]

export const wordsOf = ({ name }: Reaction): string => t(`react-${name}`)

export const reactionOf = ({ reaction }: Chat): Reaction | undefined => REACTIONS.find((each) => each.name === reaction)

/** What a message says to its reader; what a bot remarks is said in the game's own words. */
export function textOf(line: Chat, says: Catalogue): string {
  const reaction = reactionOf(line)
  if (line.remark) return says.has(`remark-${line.remark}`) ? says.message(`remark-${line.remark}`) : ''
  return reaction ? wordsOf(reaction) : line.text
}
