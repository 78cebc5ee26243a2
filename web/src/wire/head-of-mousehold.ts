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

/** A card below a trap: whose clan, who laid it, which mouse if the viewer knows. */
export interface Card {
  is: "Card";
  mouse: string;
  clan_seat: number;
  by_seat: number;
  is_up: boolean;
}

/** HEAD-24 A squeak, and the next in line is gone as well. */
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

/** `cheese` lay face up; `blind` lay face down, and only the new owner sees it (None: not seen). */
export interface CheeseTaken {
  is: "CheeseTaken";
  trap: number;
  clan_seat: number;
  mouse: string;
  cheese: number[];
  blind: (number | null)[];
}

/** HEAD-11 All mice for this round in one breath, in the order of the box. Short for adding one after the other. */
export interface Choose {
  is: "Choose";
  mice: string[];
}

/** HEAD-40 The end: a clan's cheese, and the mice it has left. */
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

/** HEAD-2 A colour is never shown alone: it has a letter and a shape too. */
export interface Colour {
  is: "Colour";
  name: string;
  letter: string;
  shape: string;
}

/** What one hidden card can be. `spot`: where it is on a board. `ways`: how many choices its clan can have made. */
export interface Deduction {
  is: "Deduction";
  spot: string;
  about: (AddMouse | Card | CatFed | CheeseAdded | CheeseLeft | CheeseRedrawn | CheeseTaken | Choose | ClanCounted | ClanTaken | Colour | Deduction | EventRevealed | HandOver | HiddenHand | HiddenHostage | HiddenLaid | HostagePicked | HostageTaken | Keep | Laid | LineupDecided | MeeplesShown | MiceChosen | MiceTurnedUp | Mouse | MousePlaced | MouseTrapped | Outcome | Pass | Place | SpeedSet | Suspect | Swap | TimeUp | Trap | TrapsBaited | TurnPassed | View);
  ways: number;
  rows: Suspect[];
}

export interface EventRevealed {
  is: "EventRevealed";
  event: string;
}

/** HEAD-31 The hostage for the neighbour on the left. */
export interface HandOver {
  is: "HandOver";
  mouse: string;
}

/** Each of the cards that a clan has chosen and not placed yet. */
export interface HiddenHand {
  is: "HiddenHand";
  clan_seat: number;
  cards: number;
}

/** A card of this clan in the hand of its neighbor. */
export interface HiddenHostage {
  is: "HiddenHostage";
  clan_seat: number;
  seat: number;
}

/** A card of this clan that lies face down below a trap, the first one at 0. */
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

/** A card below a trap, and which mouse it is: a secret of its clan and of who laid it, unless it is face up. */
export interface Laid {
  is: "Laid";
  mouse: number;
  clan: number;
  by: number;
  is_up: boolean;
}

/** HEAD-39 Without mice: no change; others cannot tell. */
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

/** HEAD-20, HEAD-21 Everything lies open: the mice below one trap, as they stand in line. */
export interface MiceTurnedUp {
  is: "MiceTurnedUp";
  trap: number;
  line: Card[];
}

/** Only to be said: how a card is called in a sentence. */
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

/** How it ended: why, a score a seat, seats ranked in groups of equals, who won, and what else is worth telling. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (AddMouse | Card | CatFed | CheeseAdded | CheeseLeft | CheeseRedrawn | CheeseTaken | Choose | ClanCounted | ClanTaken | Colour | Deduction | EventRevealed | HandOver | HiddenHand | HiddenHostage | HiddenLaid | HostagePicked | HostageTaken | Keep | Laid | LineupDecided | MeeplesShown | MiceChosen | MiceTurnedUp | Mouse | MousePlaced | MouseTrapped | Outcome | Pass | Place | SpeedSet | Suspect | Swap | TimeUp | Trap | TrapsBaited | TurnPassed | View)[];
}

/** HEAD-19 Fewer cards than turns: not this time. */
export interface Pass {
  is: "Pass";
}

/** HEAD-15 One card below a trap; `hostage`: the one held for the neighbour on the right. */
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

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

/** Tokens that lie face up, how many lie face down, and the cards in the order of placing. */
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

/** What one seat knows. docs/games/head-of-mousehold.md says why that is all. */
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
