/** Haunted Mouse on the wire, as in src/mousehole/games/haunted_mouse/wire.py. A card is a number, see cards.ts. */
import type { Events } from '../../wire/haunted-mouse'
import type { Seat } from '../board'

export const PUBLIC = -1 // the owner of the Public Bait

export interface BaitCard { is: 'BaitCard'; owner: number; card: number }
export interface SetBait { is: 'SetBait'; places: number[] }
export interface PlayMeld { is: 'PlayMeld'; start: number; length: number; bait: BaitCard[] }
export interface SetTrap { is: 'SetTrap'; start: number; length: number; bait: BaitCard[] }
export interface PlayCards { is: 'PlayCards'; places: number[]; bait: BaitCard[]; trap: boolean }
export interface DrawFromPile { is: 'DrawFromPile' }
export interface TakeBait { is: 'TakeBait'; bait: BaitCard }
export interface InsertCard { is: 'InsertCard'; place: number }
export interface LayBait { is: 'LayBait'; place: number }
export interface LayNoBait { is: 'LayNoBait' }
export interface Pass { is: 'Pass' }
export type Choice = SetBait | PlayMeld | SetTrap | PlayCards | DrawFromPile | TakeBait | InsertCard | LayBait | LayNoBait | Pass

export type Event = Events

export interface FinishedRound { is: 'FinishedRound'; number: number; out: Seat[]; cheese: number[] }

export interface View {
  seat: Seat | null
  seats: number
  round: number
  opener: Seat
  turn: Seat
  cheese: number[]
  out: Seat[]
  hands: number[][]
  known: boolean[][]
  bait: number[][]
  public: number[]
  meld: number[]
  meld_owner: number
  pile: number
  discards: number
  drawn: number | null
  drawn_known: boolean
  has_chosen: boolean[]
  chosen: number[]
  idle: number
  finished: FinishedRound[]
  ended: boolean
}

/** edition.toml */
export interface Box {
  cheese: { goal: number }
}
