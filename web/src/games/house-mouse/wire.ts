/** House Mouse on the wire: the generated types under the names that the board uses, and what is printed in the box. */
import type { Choices, Events } from '../../wire/house-mouse'
import type { Arg } from '../../wire/messages'

export type { View } from '../../wire/house-mouse'
export type Choice = Choices
export type Event = Events

/** A mouse is its player's seat, or this. */
export const BASIL = 8

export interface PointPrint { name: string; copies: number; form: 'basic' | 'collection' | 'combo'; value?: number; values?: number[]; partner?: string; alone?: number; together?: number }
export interface EffectPrint { name: string; copies: number; effects: Record<string, string | number | boolean>[]; when?: string; [language: string]: unknown }

/** edition.toml */
export interface Box {
  houses: { fewest: number; most: number; plan: string[] }[]
  points: PointPrint[]
  powers: EffectPrint[]
  boosts: EffectPrint[]
}

/** Words of the game and of the board, also about rows of players and about Basil, who has no seat. */
export type Say = (id: string, args?: Record<string, Arg>) => string

/** Whose mouse, where it is said. */
export const said = (mouse: number): Arg => (mouse === BASIL ? { id: 'Basil', args: {} } : { seat: mouse })
