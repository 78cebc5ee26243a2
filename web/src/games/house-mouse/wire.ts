/** House Mouse on the wire: the generated types under the names that the board uses, and what is printed in the box. */
import type { Choices, Events } from '../../wire/house-mouse'

export type { View } from '../../wire/house-mouse'
export type Choice = Choices
export type Event = Events

/** A mouse is its player's seat, or this. */
export const BASIL = 8

export interface PointPrint { name: string; copies: number; form: 'basic' | 'collection' | 'combo'; value?: number; values?: number[]; partner?: string; alone?: number; together?: number }
export interface EffectPrint { name: string; copies: number; en: string; fr: string; when?: string }

/** edition.toml */
export interface Box {
  houses: { fewest: number; most: number; plan: string[] }[]
  points: PointPrint[]
  powers: EffectPrint[]
  boosts: EffectPrint[]
}

/** Words of the game and of the board. */
export type Say = (id: string, args?: Record<string, string | number>) => string
