/** Mousewarming Party on the wire: the generated types under the names that the board uses, and what is printed in the box. */
import type { Choices, Events } from '../../wire/mousewarming-party'

export type { Drop, Kitchen, Mouse, Move, View } from '../../wire/mousewarming-party'
export type Choice = Choices
export type Event = Events

/** edition.toml */
export interface Box {
  sides: { name: string; space: number }[]
  foods: { name: string; common: number; raccoon: number }[]
  table: { sectors: number; plates: number }
  pantry: { plain: number }
  silver: { steps: number[] }
  golden: { steps: number[] }
  mice: { names: string[]; backpack: number }
}

/** Words of the game and of the board. */
export type Say = (id: string, args?: Record<string, string | number>) => string
