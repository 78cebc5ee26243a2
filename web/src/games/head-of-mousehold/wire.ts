/** Head of Mousehold on the wire, as in src/mousehole/games/head_of_mousehold/wire.py. `O!` is an orange Squeaker, `?` unseen. */
import type { Events } from '../../wire/head-of-mousehold'
import type { Seat } from '../board'
import type { Fate } from './clans'

export interface AddMouse { is: 'AddMouse'; mouse: string }
/** Short for adding these mice one after the other. */
export interface Choose { is: 'Choose'; mice: string[] }
export interface Place { is: 'Place'; mouse: string; trap: number; hostage: boolean }
export interface Pass { is: 'Pass' }
export interface HandOver { is: 'HandOver'; mouse: string }
export interface Swap { is: 'Swap'; mouse: string; instead: string }
export interface Keep { is: 'Keep' }
export type Choice = AddMouse | Choose | Place | Pass | HandOver | Swap | Keep

export interface Colour { is: 'Colour'; name: string; letter: string; shape: string }
export interface Card { is: 'Card'; mouse: string; clan_seat: Seat; by_seat: Seat; is_up: boolean }
export interface Trap { is: 'Trap'; cheese: number[]; blind: number; cards: Card[] }

export type Event = Events

export interface View {
  seat: Seat | null
  seats: number
  round: number
  first: Seat
  turn: Seat | null
  turns: number
  speed: Colour[]
  has_events: boolean
  event: string | null
  pile: number
  revealed: string[]
  facing: 'alternate' | 'all-down' | 'first-up'
  is_cat_asleep: boolean
  has_defects: boolean
  clan_names: string[]
  clans: string[][]
  caught: string[][]
  hands: string[][]
  home: string[]
  to_choose: number
  meeples: string[][]
  decided: boolean[]
  picked: (string | null)[]
  held: (string | null)[]
  traps: Trap[]
  won: number[][]
  won_blind: (number | null)[][]
  bag: number
  gone: number[]
  ended: string | null
  /** Only in a scene: what has happened so far to the mice under each trap, in the order of `cards`. */
  fates?: (Fate | null)[][] | undefined
}

/** edition.toml */
export interface Box {
  round?: { count?: number }
  colours: { name: string; letter: string; shape: string }[]
}
