/** Haunted Mouse on the wire: the generated types under the names that the board uses. A card is a number, see cards.ts. */
import type { Choices, Events, TimeUp } from '../../wire/haunted-mouse'
import type { Arg } from '../../wire/messages'

export type { BaitCard, View } from '../../wire/haunted-mouse'
export type Choice = Exclude<Choices, TimeUp>
export type Event = Events

/** Words of the game and of the board, also with rows of things. */
export type Say = (id: string, args?: Record<string, Arg>) => string

export const PUBLIC = -1 // the owner of the Public Bait, in choices and events

/** edition.toml */
export interface Box {
  cheese: { goal: number }
  prizes: { players: number; cheese: number[] }[]
}
