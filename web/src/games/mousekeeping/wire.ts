/** Mousekeeping! on the wire, as in src/mousehole/games/mousekeeping/wire.py. */
import type { Seat } from '../board'

export type Side = 'left' | 'right'

export interface Place { is: 'Place'; bottom: string; top: string; side: Side }
export interface GoTo { is: 'GoTo'; room: number }
export type Choice = Place | GoTo

export interface DestinationRolled { is: 'DestinationRolled'; room: number; reverse: number }
export interface KeycardsPlaced { is: 'KeycardsPlaced'; seat: Seat; layout: Place }
export interface MouseCaught { is: 'MouseCaught'; seat: Seat; room: number; mice: number }
export interface ShiftEnded { is: 'ShiftEnded'; reason: string; mice: number }
export type Event = DestinationRolled | KeycardsPlaced | MouseCaught | ShiftEnded

export interface Catch { is: 'Catch'; start: number; room: number; needed: number; used: number }

export interface View {
  seat: Seat | null
  seats: number
  turn: Seat
  room: number
  shown: Place
  shown_seat: Seat
  free: boolean[]
  destination: Place
  goals: [number, number]
  mice: number
  score_card: [number, number]
  placements: number
  used: number
  clock: number
  calm: number
  has_map: boolean
  catches: Catch[]
  ended: string
}

/** edition.toml */
export interface Box {
  keycards: { count: number; faces: string[]; mice: number }
  hotel: { lobby: number }
  shafts: { colour: string; ending: string }[]
}
