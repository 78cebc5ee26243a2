/** Mousekeeping! on the wire: the generated types under the names that the board uses, and what is printed in the box. */
import type { Choices, Events } from '../../wire/mousekeeping'

export type { Catch, GoTo, Place, View } from '../../wire/mousekeeping'
export type Choice = Choices
export type Event = Events

/** edition.toml */
export interface Box {
  keycards: { count: number; faces: string[]; mice: number }
  hotel: { lobby: number }
  shafts: { colour: string; ending: string }[]
}
