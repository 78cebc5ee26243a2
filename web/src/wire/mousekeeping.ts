// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** Mousekeeping! on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** One mouse: where the round began, where it led, and placements needed against placements used. */
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

/** The same in short: the room to show, with whichever layout shows it. */
export interface GoTo {
  is: "GoTo";
  room: number;
}

/** By hand: not a legal move. `here`: where the team still is; `seconds`: the price, if a clock runs. */
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

/** How it ended: why, a score a seat, seats ranked in groups of equals, who won, and what else is worth telling. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (Catch | DestinationRolled | GoTo | KeycardsMisplaced | KeycardsPlaced | MouseCaught | Outcome | Place | ShiftEnded | TimeUp | View)[];
}

/** Two keycards on the table: how the bottom one lies, how the top one lies, and on which side the top one is. */
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

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

/** Everything lies open; only the destinations to come are unknown to all alike. */
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
  calm: number | null;
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
