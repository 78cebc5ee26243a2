// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** Head of Mousehold on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** HEAD-11 One more mouse for this round. */
export interface AddMouse {
  is: "AddMouse";
  mouse: string;
}

/** A card under a trap: its clan, who placed it, and which mouse it is if the viewer knows. */
export interface Card {
  is: "Card";
  mouse: string;
  clan_seat: number;
  by_seat: number;
  is_up: boolean;
}

/** HEAD-24 A squeak woke the cat, which took the next mouse in line. */
export interface CatFed {
  is: "CatFed";
  trap: number;
  clan_seat: number;
  mouse: string;
}

export interface CheeseAdded {
  is: "CheeseAdded";
  cheese: number[];
}

export interface CheeseLeft {
  is: "CheeseLeft";
  trap: number;
}

/** HEAD-34 Tokens that left the game; nobody sees what replaced them. */
export interface CheeseRedrawn {
  is: "CheeseRedrawn";
  gone: number[];
}

/** `cheese` was face up; `blind` was face down, and only its new owner sees it (None: not seen). */
export interface CheeseTaken {
  is: "CheeseTaken";
  trap: number;
  clan_seat: number;
  mouse: string;
  cheese: number[];
  blind: (number | null)[];
}

/** HEAD-11 All mice for this round at once, in the order of the box. Short for adding them one by one. */
export interface Choose {
  is: "Choose";
  mice: string[];
}

/** HEAD-40 At the end: a clan's cheese, and the mice it has left. */
export interface ClanCounted {
  is: "ClanCounted";
  seat: number;
  cheese: number;
  mice: number;
}

export interface ClanTaken {
  is: "ClanTaken";
  seat: number;
  clan: string;
}

/** HEAD-2 A colour is never shown alone: it has a letter and a shape, too. */
export interface Colour {
  is: "Colour";
  name: string;
  letter: string;
  shape: string;
}

/** What one hidden card can be. `spot`: its place on a board. `ways`: how many choices its clan can have made. */
export interface Deduction {
  is: "Deduction";
  spot: string;
  about: (AddMouse | Card | CatFed | CheeseAdded | CheeseLeft | CheeseRedrawn | CheeseTaken | Choose | ClanCounted | ClanTaken | Colour | Deduction | EventRevealed | HandOver | HiddenHand | HiddenHostage | HiddenLaid | HostagePicked | HostageTaken | Keep | Laid | LineupDecided | MeeplesShown | MiceChosen | MiceTurnedUp | Mouse | MousePlaced | MouseTrapped | Outcome | Pass | Place | SpeedSet | Suspect | Swap | TheMouse | Thing | TimeUp | Trap | TrapsBaited | TurnPassed | View);
  ways: number;
  rows: Suspect[];
}

export interface EventRevealed {
  is: "EventRevealed";
  event: string;
}

/** HEAD-31 The hostage for the player on the left. */
export interface HandOver {
  is: "HandOver";
  mouse: string;
}

/** The cards that a clan has chosen and not placed yet. */
export interface HiddenHand {
  is: "HiddenHand";
  clan_seat: number;
  cards: number;
}

/** A card of this clan that another player holds. */
export interface HiddenHostage {
  is: "HiddenHostage";
  clan_seat: number;
  seat: number;
}

/** A card of this clan that lies face down under a trap; `at`: its position, from 0. */
export interface HiddenLaid {
  is: "HiddenLaid";
  clan_seat: number;
  trap: number;
  at: number;
}

export interface HostagePicked {
  is: "HostagePicked";
  seat: number;
  mouse: string;
}

export interface HostageTaken {
  is: "HostageTaken";
  seat: number;
  clan_seat: number;
  mouse: string;
}

/** HEAD-39 No change. */
export interface Keep {
  is: "Keep";
}

/** A card under a trap. Unless it is face up, only its clan and the player who placed it know the mouse. */
export interface Laid {
  is: "Laid";
  mouse: number;
  clan: number;
  by: number;
  is_up: boolean;
}

/** HEAD-39 Without mice: nothing was swapped. Others cannot tell. */
export interface LineupDecided {
  is: "LineupDecided";
  seat: number;
  mouse: string | null;
  instead: string | null;
}

export interface MeeplesShown {
  is: "MeeplesShown";
  seat: number;
  colours: Colour[];
}

export interface MiceChosen {
  is: "MiceChosen";
  seat: number;
  mice: string[];
}

/** HEAD-20, HEAD-21 The mice under one trap, all face up, as they stand in line. */
export interface MiceTurnedUp {
  is: "MiceTurnedUp";
  trap: number;
  line: Card[];
}

/** Only for sentences: what a card is called. */
export interface Mouse {
  is: "Mouse";
  card: string;
}

export interface MousePlaced {
  is: "MousePlaced";
  seat: number;
  clan_seat: number;
  mouse: string;
  trap: number;
  is_up: boolean;
}

export interface MouseTrapped {
  is: "MouseTrapped";
  trap: number;
  clan_seat: number;
  mouse: string;
}

/** How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (AddMouse | Card | CatFed | CheeseAdded | CheeseLeft | CheeseRedrawn | CheeseTaken | Choose | ClanCounted | ClanTaken | Colour | Deduction | EventRevealed | HandOver | HiddenHand | HiddenHostage | HiddenLaid | HostagePicked | HostageTaken | Keep | Laid | LineupDecided | MeeplesShown | MiceChosen | MiceTurnedUp | Mouse | MousePlaced | MouseTrapped | Outcome | Pass | Place | SpeedSet | Suspect | Swap | TheMouse | Thing | TimeUp | Trap | TrapsBaited | TurnPassed | View)[];
}

/** HEAD-19 Place nothing this turn, with fewer cards than turns left. */
export interface Pass {
  is: "Pass";
}

/** HEAD-15 One card under a trap; `hostage`: the one taken from the player on the right. */
export interface Place {
  is: "Place";
  mouse: string;
  trap: number;
  hostage: boolean;
}

/** The colours from the fastest to the slowest. */
export interface SpeedSet {
  is: "SpeedSet";
  colours: Colour[];
}

/** A mouse that a hidden card can be, in `weight` of `total` equally likely cases. */
export interface Suspect {
  is: "Suspect";
  mouse: string;
  weight: number;
  total: number;
}

/** HEAD-39 A chosen mouse goes home, one from home comes instead. */
export interface Swap {
  is: "Swap";
  mouse: string;
  instead: string;
}

/** Only for sentences: what a card is called with its article, as the object of a verb. */
export interface TheMouse {
  is: "TheMouse";
  card: string;
}

/** Only for sentences: what a sheet is about, an event or something on the table. */
export interface Thing {
  is: "Thing";
  thing: string;
}

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

/** The face-up tokens, the number of face-down ones, and the cards in the order of placing. */
export interface Trap {
  is: "Trap";
  cheese: number[];
  blind: number;
  cards: Card[];
}

/** HEAD-9 One token for each trap, in their order. */
export interface TrapsBaited {
  is: "TrapsBaited";
  round: number;
  first_seat: number;
  cheese: number[];
}

export interface TurnPassed {
  is: "TurnPassed";
  seat: number;
}

/** What one seat knows; docs/games/head-of-mousehold.md explains it. */
export interface View {
  is: "View";
  seat: number | null;
  seats: number;
  round: number;
  first: number;
  turn: number | null;
  turns: number;
  speed: Colour[];
  has_events: boolean;
  event: string | null;
  pile: number;
  revealed: string[];
  facing: string;
  is_cat_asleep: boolean;
  has_defects: boolean;
  clan_names: string[];
  clans: string[][];
  caught: string[][];
  hands: string[][];
  home: string[];
  to_choose: number;
  meeples: string[][];
  decided: boolean[];
  picked: (string | null)[];
  held: (string | null)[];
  traps: Trap[];
  won: number[][];
  won_blind: (number | null)[][];
  bag: number;
  gone: number[];
  ended: string | null;
  agenda: Step[];
}

export type Choices = AddMouse | Choose | HandOver | Keep | Pass | Place | Swap | TimeUp;

export type Interrupts = never;

export type Events = CatFed | CheeseAdded | CheeseLeft | CheeseRedrawn | CheeseTaken | ClanCounted | ClanTaken | EventRevealed | HostagePicked | HostageTaken | LineupDecided | MeeplesShown | MiceChosen | MiceTurnedUp | MousePlaced | MouseTrapped | SpeedSet | TrapsBaited | TurnPassed;
