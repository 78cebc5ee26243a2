// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** Haunted Mouse on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** A card on the table as Bait: a player's own, or Public Bait. */
export interface BaitCard {
  is: "BaitCard";
  owner: number;
  card: number;
}

/** Which, and how many, stays secret until all have chosen. */
export interface BaitChosen {
  is: "BaitChosen";
  seat: number;
}

export interface BaitLaid {
  is: "BaitLaid";
  seat: number;
  card: number;
  place: number;
}

export interface BaitShown {
  is: "BaitShown";
  seat: number;
  cards: number[];
  places: number[];
}

export interface BaitTaken {
  is: "BaitTaken";
  seat: number;
  bait: BaitCard;
}

/** A card as it is said. */
export interface Card {
  is: "Card";
  rank: number;
  suit: string;
}

/** From the draw pile: only the player who drew it sees it. */
export interface CardDrawn {
  is: "CardDrawn";
  seat: number;
  card: number | null;
}

export interface CardInserted {
  is: "CardInserted";
  seat: number;
  place: number;
}

/** They are the new draw pile. */
export interface DiscardsShuffled {
  is: "DiscardsShuffled";
  cards: number;
}

/** Draw the top card of the draw pile. */
export interface DrawFromPile {
  is: "DrawFromPile";
}

/** A line of the score sheet: who went out, in order, and the cheese that everybody had after it. */
export interface FinishedRound {
  is: "FinishedRound";
  number: number;
  out: number[];
  cheese: number[];
}

export interface GameWon {
  is: "GameWon";
  seat: number;
  cheese: number;
}

/** Put the drawn card in front of this place of the hand; the last place is behind all cards. */
export interface InsertCard {
  is: "InsertCard";
  place: number;
}

/** Lay the card in this place as Bait. */
export interface LayBait {
  is: "LayBait";
  place: number;
}

/** Lay no further Bait. */
export interface LayNoBait {
  is: "LayNoBait";
}

/** The table is empty and this player leads. */
export interface LeadTaken {
  is: "LeadTaken";
  seat: number;
}

export interface MeldPlayed {
  is: "MeldPlayed";
  seat: number;
  cards: number[];
  start: number;
  block: number[];
  bait: BaitCard[];
}

/** How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (BaitCard | BaitChosen | BaitLaid | BaitShown | BaitTaken | Card | CardDrawn | CardInserted | DiscardsShuffled | DrawFromPile | FinishedRound | GameWon | InsertCard | LayBait | LayNoBait | LeadTaken | MeldPlayed | Outcome | Pass | Passed | PlayCards | PlayMeld | PublicBaitShown | RoundBegan | RoundEnded | RoundStopped | SeatCheese | SetBait | SetTrap | TakeBait | Thing | TimeUp | TrapSet | Unseen | UnseenHand | UnseenPile | UnseenRank | UseBait | View | WentOut)[];
}

/** Nothing can be played and nothing drawn. */
export interface Pass {
  is: "Pass";
}

export interface Passed {
  is: "Passed";
  seat: number;
}

/** The same, with cards picked one by one: any places, Bait in any order, a Trap or not. */
export interface PlayCards {
  is: "PlayCards";
  places: number[];
  bait: BaitCard[];
  trap: boolean;
}

/** A block of the hand (none: length 0) and Bait, as a plain meld. `bait` are the cards about which there is no choice; `wanted` are the ranks for which there are several cards: which of them are used is asked next, one by one (UseBait). */
export interface PlayMeld {
  is: "PlayMeld";
  start: number;
  length: number;
  bait: BaitCard[];
  wanted: number[];
}

export interface PublicBaitShown {
  is: "PublicBaitShown";
  card: number;
}

export interface RoundBegan {
  is: "RoundBegan";
  number: number;
  seat: number;
}

export interface RoundEnded {
  is: "RoundEnded";
  seat: number;
}

/** Nobody played anything for too long. */
export interface RoundStopped {
  is: "RoundStopped";
  turns: number;
}

/** How much cheese a player has, where that is said. */
export interface SeatCheese {
  is: "SeatCheese";
  seat: number;
  cheese: number;
}

/** The first Bait of a round: the places in the hand of one card, or of two for Bonus Bait. */
export interface SetBait {
  is: "SetBait";
  places: number[];
}

/** The same as a Trap. `wanted` are cards that several players have as Bait. */
export interface SetTrap {
  is: "SetTrap";
  start: number;
  length: number;
  bait: BaitCard[];
  wanted: number[];
}

/** Draw a Bait card of somebody else, or Public Bait. */
export interface TakeBait {
  is: "TakeBait";
  bait: BaitCard;
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

export interface TrapSet {
  is: "TrapSet";
  seat: number;
  cards: number[];
  start: number;
  block: number[];
  bait: BaitCard[];
}

/** What hidden cards can be. `spot`: their place on a board. `ways`: how many cards they are among. */
export interface Unseen {
  is: "Unseen";
  spot: string;
  about: (BaitCard | BaitChosen | BaitLaid | BaitShown | BaitTaken | Card | CardDrawn | CardInserted | DiscardsShuffled | DrawFromPile | FinishedRound | GameWon | InsertCard | LayBait | LayNoBait | LeadTaken | MeldPlayed | Outcome | Pass | Passed | PlayCards | PlayMeld | PublicBaitShown | RoundBegan | RoundEnded | RoundStopped | SeatCheese | SetBait | SetTrap | TakeBait | Thing | TimeUp | TrapSet | Unseen | UnseenHand | UnseenPile | UnseenRank | UseBait | View | WentOut);
  ways: number;
  rows: UnseenRank[];
}

/** The hidden cards of this player's hand that came with one shuffle. */
export interface UnseenHand {
  is: "UnseenHand";
  seat: number;
  cards: number;
}

/** The hidden cards, or only those in the draw pile if others can be elsewhere. */
export interface UnseenPile {
  is: "UnseenPile";
  alone: boolean;
}

/** A hidden card has this rank in `weight` of `total` cases: as many as there are `cards`. */
export interface UnseenRank {
  is: "UnseenRank";
  rank: number;
  cards: number[];
  weight: number;
  total: number;
}

/** This card for the next one that the meld or Trap wants. */
export interface UseBait {
  is: "UseBait";
  bait: BaitCard;
}

/** Bait, melds, sizes and places are open; hands, draw pile and discard pile are not. */
export interface View {
  is: "View";
  seat: number | null;
  seats: number;
  round: number;
  opener: number;
  turn: number;
  cheese: number[];
  out: number[];
  hands: (number | null)[][];
  known: boolean[][];
  came_with: number[][];
  bait: number[][];
  public: number[];
  meld: number[];
  meld_owner: number | null;
  pile: number;
  discards: number;
  unseen: number[][];
  has_drawn: boolean;
  drawn: number | null;
  drawn_known: boolean;
  drawn_with: number;
  has_chosen: boolean[];
  chosen: number[];
  idle: number;
  has_played: boolean;
  finished: FinishedRound[];
  ended: boolean;
  agenda: Step[];
}

export interface WentOut {
  is: "WentOut";
  seat: number;
  cheese: number;
}

export type Choices = DrawFromPile | InsertCard | LayBait | LayNoBait | Pass | PlayCards | PlayMeld | SetBait | SetTrap | TakeBait | TimeUp | UseBait;

export type Interrupts = never;

export type Events = BaitChosen | BaitLaid | BaitShown | BaitTaken | CardDrawn | CardInserted | DiscardsShuffled | GameWon | LeadTaken | MeldPlayed | Passed | PublicBaitShown | RoundBegan | RoundEnded | RoundStopped | TrapSet | WentOut;
