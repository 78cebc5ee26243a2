// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** House Mouse on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** `by`: whose card did it, and `using` which. */
export interface ActionsChanged {
  is: "ActionsChanged";
  mouse: number;
  count: number;
  now: boolean;
  by: number;
  using: string;
}

/** A Power in your own nest: for free if possible, else as an action. */
export interface Activate {
  is: "Activate";
  card: string;
}

export interface AtCorner {
  is: "AtCorner";
  corner: string;
}

/** Basil's name, in place of a player's. */
export interface Basil {
  is: "Basil";
}

export interface BoostPlayed {
  is: "BoostPlayed";
  seat: number;
  card: string;
}

/** Into the hand; only its player sees a card that lay face down. */
export interface BoostScavenged {
  is: "BoostScavenged";
  seat: number;
  card: string;
  is_known: boolean;
}

/** The name of a card in a sentence: from the catalogue, or made from its kind. */
export interface Card {
  is: "Card";
  code: string;
}

/** A card goes from the discard pile into a nest. `points`: the change of the nest's score. */
export interface CardDealt {
  is: "CardDealt";
  mouse: number;
  card: string;
  points: number;
}

/** A card is discarded, mostly from a nest. `points`: the change of the nest's score. */
export interface CardDiscarded {
  is: "CardDiscarded";
  mouse: number;
  card: string;
  points: number;
}

/** `by`: whose card did it, and `using` which. */
export interface CardFlipped {
  is: "CardFlipped";
  mouse: number;
  card: string;
  is_up: boolean;
  by: number;
  using: string;
}

/** From nest to nest. `how`: given, stolen or traded; `using`: the card that did it; and what it means. */
export interface CardMoved {
  is: "CardMoved";
  card: string;
  giver: number;
  taker: number;
  how: string;
  using: string;
  lost: number;
  gained: number;
}

/** All see who looks where; only that seat sees the card. */
export interface CardPeeked {
  is: "CardPeeked";
  seat: number;
  corner: string;
  card: string;
  back: string;
}

/** A card of the nest is put into the house. `points`: the change of the nest's score. */
export interface CardPut {
  is: "CardPut";
  seat: number;
  corner: string;
  card: string;
  points: number;
}

export interface CardRevealed {
  is: "CardRevealed";
  corner: string;
  card: string;
}

/** Into the nest: for all to see. `points`: by how much that changes the nest. */
export interface CardScavenged {
  is: "CardScavenged";
  mouse: number;
  card: string;
  points: number;
}

/** The top card of the draw pile. */
export interface CardTurnedUp {
  is: "CardTurnedUp";
  card: string;
}

export interface CornerRefilled {
  is: "CornerRefilled";
  corner: string;
  back: string;
}

/** How some cards of a nest counted. `how`: basic, collection, pair, alone or power. */
export interface Counted {
  is: "Counted";
  mouse: number;
  how: string;
  cards: string[];
  points: number;
}

/** Skip a Power that could be activated for free. */
export interface Decline {
  is: "Decline";
}

/** Put the card on the discard pile rather than into another nest. */
export interface DiscardIt {
  is: "DiscardIt";
}

export interface EndTurn {
  is: "EndTurn";
}

/** A card being resolved: whose it is, the mouse, room, nest card and corner it chose last, and what is left to do. Nothing in it is secret. `left` is -1 until an effect has begun. */
export interface Frame {
  is: "Frame";
  card: number;
  who: number;
  target: number;
  room: number;
  last: number;
  corner: number;
  left: number;
}

/** `reason`: twelfth-card or rounds-over. */
export interface GameEnded {
  is: "GameEnded";
  reason: string;
}

/** Move, as an action; past other mice if need be. */
export interface GoTo {
  is: "GoTo";
  corner: string;
}

/** A card of which only the back is known. */
export interface HiddenCard {
  is: "HiddenCard";
  back: string;
}

export interface InHand {
  is: "InHand";
  seat: number;
}

/** The draw pile. */
export interface InPile {
  is: "InPile";
}

/** All face-up cards of the house were shuffled and lie face down again. */
export interface LightsWentOut {
  is: "LightsWentOut";
  cards: number;
}

/** Cards that lay open and were then shuffled out of sight together. All of it is public. One of them lies at each of these corners, and one more is in the hand of each holder; the others are in the pile. */
export interface Lot {
  is: "Lot";
  cards: string[];
  corners: number[];
  holders: number[];
  pile: number;
}

export interface MiceSwapped {
  is: "MiceSwapped";
  one: number;
  other: number;
}

/** `by`: whose card did it, and `using` which. */
export interface MouseGlued {
  is: "MouseGlued";
  mouse: number;
  by: number;
  using: string;
}

/** `by`: who moved it: itself, or whoever's card did. */
export interface MouseMoved {
  is: "MouseMoved";
  mouse: number;
  corner: string;
  by: number;
}

export interface MousePlaced {
  is: "MousePlaced";
  mouse: number;
  corner: string;
}

/** Who loses an action, and whether this turn or next turn. */
export interface Nap {
  is: "Nap";
  mouse: number;
  now: boolean;
}

/** The twelfth card: the game is about to end. */
export interface NestFilled {
  is: "NestFilled";
  mouse: number;
}

/** HOUSE-23 The eleventh card: the next one ends the game. */
export interface NestNearlyFull {
  is: "NestNearlyFull";
  mouse: number;
}

/** A whole nest; those of its cards follow. */
export interface NestScored {
  is: "NestScored";
  mouse: number;
  points: number;
  cards: number;
}

/** How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (ActionsChanged | Activate | AtCorner | Basil | BoostPlayed | BoostScavenged | Card | CardDealt | CardDiscarded | CardFlipped | CardMoved | CardPeeked | CardPut | CardRevealed | CardScavenged | CardTurnedUp | CornerRefilled | Counted | Decline | DiscardIt | EndTurn | Frame | GameEnded | GoTo | HiddenCard | InHand | InPile | LightsWentOut | Lot | MiceSwapped | MouseGlued | MouseMoved | MousePlaced | Nap | NestFilled | NestNearlyFull | NestScored | Outcome | PeekedBoost | PickCard | PickCorner | PickMice | PickMouse | PickRoom | PileShuffled | PlaceBasil | PlaceMouse | PlayBoost | PowerCancelled | PowerDeclared | PowersRefreshed | Resolving | Scavenge | SendBasil | SheetName | Stop | TimeUp | TurnBegan | Unseen | UnseenCards | UnseenKind | UnseenLot | View)[];
}

/** A Boost in this player's hand at which the viewer has peeked. */
export interface PeekedBoost {
  is: "PeekedBoost";
  seat: number;
}

/** A card of a nest. */
export interface PickCard {
  is: "PickCard";
  card: string;
}

export interface PickCorner {
  is: "PickCorner";
  corner: string;
}

export interface PickMice {
  is: "PickMice";
  one: number;
  other: number;
}

/** A mouse, its player or its nest: whatever the card asks for. */
export interface PickMouse {
  is: "PickMouse";
  mouse: number;
}

export interface PickRoom {
  is: "PickRoom";
  room: number;
}

/** The discard pile became the draw pile. */
export interface PileShuffled {
  is: "PileShuffled";
  cards: number;
}

export interface PlaceBasil {
  is: "PlaceBasil";
  corner: string;
}

export interface PlaceMouse {
  is: "PlaceMouse";
  corner: string;
}

export interface PlayBoost {
  is: "PlayBoost";
  card: string;
}

/** `by`: who cancelled it, and `using` which Boost. */
export interface PowerCancelled {
  is: "PowerCancelled";
  seat: number;
  card: string;
  by: number;
  using: string;
}

export interface PowerDeclared {
  is: "PowerDeclared";
  seat: number;
  card: string;
  is_free: boolean;
}

export interface PowersRefreshed {
  is: "PowersRefreshed";
  seat: number;
}

/** A card being resolved: whose it is, and what it has chosen so far. All of it is public. */
export interface Resolving {
  is: "Resolving";
  card: string;
  who: number;
  target: number | null;
  room: number | null;
  last: string | null;
  corner: string | null;
  left: number | null;
}

/** Take the card at your own corner. */
export interface Scavenge {
  is: "Scavenge";
}

export interface SendBasil {
  is: "SendBasil";
  corner: string;
}

/** The title of a sheet. */
export interface SheetName {
  is: "SheetName";
  name: string;
}

/** Skip the rest of an effect that says `may` or `up to`. */
export interface Stop {
  is: "Stop";
}

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

export interface TurnBegan {
  is: "TurnBegan";
  mouse: number;
  round: number;
}

/** What hidden cards can be. `spot`: their place on a board. `ways`: how many cards they are among. */
export interface Unseen {
  is: "Unseen";
  spot: string;
  about: (ActionsChanged | Activate | AtCorner | Basil | BoostPlayed | BoostScavenged | Card | CardDealt | CardDiscarded | CardFlipped | CardMoved | CardPeeked | CardPut | CardRevealed | CardScavenged | CardTurnedUp | CornerRefilled | Counted | Decline | DiscardIt | EndTurn | Frame | GameEnded | GoTo | HiddenCard | InHand | InPile | LightsWentOut | Lot | MiceSwapped | MouseGlued | MouseMoved | MousePlaced | Nap | NestFilled | NestNearlyFull | NestScored | Outcome | PeekedBoost | PickCard | PickCorner | PickMice | PickMouse | PickRoom | PileShuffled | PlaceBasil | PlaceMouse | PlayBoost | PowerCancelled | PowerDeclared | PowersRefreshed | Resolving | Scavenge | SendBasil | SheetName | Stop | TimeUp | TurnBegan | Unseen | UnseenCards | UnseenKind | UnseenLot | View);
  ways: number;
  rows: UnseenKind[];
}

/** Cards with this back that the viewer has never seen. */
export interface UnseenCards {
  is: "UnseenCards";
  back: string;
}

/** A hidden card is of this kind in `weight` of `total` cases: as many as there are copies. */
export interface UnseenKind {
  is: "UnseenKind";
  card: string;
  weight: number;
  total: number;
}

/** Cards with this back that were shuffled out of sight together, and the places where they can be. */
export interface UnseenLot {
  is: "UnseenLot";
  back: string;
  places: (AtCorner | InHand | InPile)[];
}

/** House and nests are open; hidden are others' Boosts, and face-down cards that this seat has not peeked at. */
export interface View {
  is: "View";
  seat: number | null;
  seats: number;
  has_basil: boolean;
  first: number;
  turn: number;
  round: number;
  spent: number;
  bonus: number;
  naps: number;
  next_naps: number[];
  rooms: number[];
  mice: (number | null)[];
  glued: number[];
  house: (string | null)[];
  backs: (string | null)[];
  face_up: boolean[];
  peeked_seats: number[][];
  pile: number;
  pile_back: string | null;
  discard: string[];
  nests: string[][];
  covered: string[];
  hand: string[];
  hands: number[];
  known: [string, number][];
  remembered: [string, number][];
  lots: Lot[];
  used: [string, number][];
  free: [string, number][];
  freed: [string, number][];
  offers: [string, number][];
  pick: string | null;
  picked: boolean[];
  resolving: Resolving[];
  ending: number | null;
  twelfth: string | null;
  ended: string | null;
  window: number;
  agenda: Step[];
}

export type Choices = Activate | Decline | DiscardIt | EndTurn | GoTo | Nap | PickCard | PickCorner | PickMice | PickMouse | PickRoom | PlaceBasil | PlaceMouse | PlayBoost | Scavenge | SendBasil | Stop | TimeUp;

export type Interrupts = PlayBoost;

export type Events = ActionsChanged | BoostPlayed | BoostScavenged | CardDealt | CardDiscarded | CardFlipped | CardMoved | CardPeeked | CardPut | CardRevealed | CardScavenged | CardTurnedUp | CornerRefilled | GameEnded | LightsWentOut | MiceSwapped | MouseGlued | MouseMoved | MousePlaced | NestFilled | NestNearlyFull | PileShuffled | PowerCancelled | PowerDeclared | PowersRefreshed | TurnBegan;
