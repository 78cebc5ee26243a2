// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** Mousekeeping! on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** One mouse: the room where the round began, the room where it ended, and the moves needed and used. */
export interface Catch {
  is: "Catch";
  start: number;
  room: number;
  needed: number;
  used: number;
}

export interface DestinationRolled {
  is: "DestinationRolled";
  room: number;
  reverse: number;
}

/** Short form: the room to show, with any layout that shows it. */
export interface GoTo {
  is: "GoTo";
  room: number;
}

/** By hand: not a legal move. `here`: the room the team is still in; `seconds`: the penalty, if a clock runs. */
export interface KeycardsMisplaced {
  is: "KeycardsMisplaced";
  seat: number;
  layout: Place;
  here: number;
  seconds: number | null;
}

export interface KeycardsPlaced {
  is: "KeycardsPlaced";
  seat: number;
  layout: Place;
}

export interface MouseCaught {
  is: "MouseCaught";
  seat: number;
  room: number;
  mice: number;
}

/** How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (Catch | DestinationRolled | GoTo | KeycardsMisplaced | KeycardsPlaced | MouseCaught | Outcome | Place | ShiftEnded | Thing | TimeUp | View)[];
}

/** Two keycards on the table: the numbers of the bottom and the top one, and on which side the top one lies. */
export interface Place {
  is: "Place";
  bottom: string;
  top: string;
  side: string;
}

/** `reason`: time-up or budget-spent. */
export interface ShiftEnded {
  is: "ShiftEnded";
  reason: string;
  mice: number;
}

/** Something on the table that a sheet explains: its title. */
export interface Thing {
  is: "Thing";
  thing: string;
}

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

/** Everything is open; only the destinations to come are unknown, to everybody. */
export interface View {
  is: "View";
  seat: number | null;
  seats: number;
  turn: number | null;
  room: number;
  shown: Place;
  shown_seat: number;
  free: boolean[];
  destination: Place;
  goals: [number, number];
  mice: number;
  score_cards: number[];
  placements: number;
  round_start: number;
  used: number;
  clock: number | null;
  move_limit: number | null;
  by_hand: boolean;
  misplaced: number;
  has_map: boolean;
  catches: Catch[];
  ended: string | null;
  agenda: Step[];
}

export type Choices = GoTo | Place | TimeUp;

export type Interrupts = never;

export type Events = DestinationRolled | KeycardsMisplaced | KeycardsPlaced | MouseCaught | ShiftEnded;
