// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

/** Mousewarming Party on the wire. */

/** An instruction of the rulebook that is still to be carried out. */
export interface Step {
  is: string;
  [field: string]: unknown;
}

/** One token of a food, with its article: a nut, an egg, cheese. German has it as an object: einen Pilz. */
export interface AFood {
  is: "AFood";
  food: string;
}

/** The end in numbers. */
export interface Count {
  is: "Count";
  served: number;
  plates: number;
  turns: number;
}

/** The face, and the side of the pizzeria where the die came out. */
export interface DieRolled {
  is: "DieRolled";
  seat: number;
  food: string;
  side: string;
}

/** The mouse that will move first leaves this token on the plate under it. */
export interface Drop {
  is: "Drop";
  mouse: string;
  food: string;
}

export interface FeederRaided {
  is: "FeederRaided";
  space: number;
  food: string;
}

export interface FoodDropped {
  is: "FoodDropped";
  mouse: string;
  food: string;
  space: number;
}

/** A food, to be said in people's languages. */
export interface FoodName {
  is: "FoodName";
  food: string;
}

export interface FoodPacked {
  is: "FoodPacked";
  foods: string[];
}

export interface FoodPickedUp {
  is: "FoodPickedUp";
  mouse: string;
  food: string;
}

export interface FoodPlaced {
  is: "FoodPlaced";
  food: string;
  space: number;
}

export interface FoodReturned {
  is: "FoodReturned";
  food: string;
  space: number;
}

/** `served` of `plates` are full now. */
export interface FoodServed {
  is: "FoodServed";
  mouse: string;
  food: string;
  served: number;
  plates: number;
}

export interface FoodShot {
  is: "FoodShot";
  food: string;
}

/** A kind of food: what a kitchen takes. */
export interface Foods {
  is: "Foods";
  food: string;
}

/** This mouse carries the only golden tray. */
export interface GiveGolden {
  is: "GiveGolden";
  mouse: string;
}

export interface GoldenGiven {
  is: "GoldenGiven";
  mouse: string;
}

export interface Guests {
  is: "Guests";
  tile: number;
  plates: number;
}

/** They were at home behind this door; this many plates belong to them. */
export interface GuestsSeated {
  is: "GuestsSeated";
  space: number;
  plates: number;
}

export interface Kitchen {
  is: "Kitchen";
  space: number;
  tile: number;
  foods: string[];
}

export interface KitchenFound {
  is: "KitchenFound";
  space: number;
  foods: string[];
}

/** Let it lie. */
export interface LeaveFood {
  is: "LeaveFood";
}

/** The raccoon naps: the bonus, or Mommy-mouse's ability. */
export interface LullRaccoon {
  is: "LullRaccoon";
}

/** One of the two in play. Its tray is listed from the bottom; `reach` is the biggest number still visible. `has_run`: its ability has moved it in this turn, so that it cannot drop anything. */
export interface Mouse {
  is: "Mouse";
  mouse: string;
  space: number | null;
  golden: boolean;
  tray: string[];
  backpack: string[];
  reach: number;
  has_run: boolean;
}

export interface MouseMoved {
  is: "MouseMoved";
  mouse: string;
  space: number;
}

export interface MouseName {
  is: "MouseName";
  mouse: string;
}

export interface MousePlaced {
  is: "MousePlaced";
  mouse: string;
  space: number;
}

export interface MouseTaken {
  is: "MouseTaken";
  mouse: string;
}

export interface Move {
  is: "Move";
  mouse: string;
  space: number;
}

/** There was no such token left, or no free plate. */
export interface NothingPlaced {
  is: "NothingPlaced";
  food: string;
}

/** How it ended: the reason, one score per seat, seats ranked in groups of equals, winners, and other details. */
export interface Outcome {
  is: "Outcome";
  reason: string;
  scores: number[];
  ranking: number[][];
  winners: number[];
  details: (AFood | Count | DieRolled | Drop | FeederRaided | FoodDropped | FoodName | FoodPacked | FoodPickedUp | FoodPlaced | FoodReturned | FoodServed | FoodShot | Foods | GiveGolden | GoldenGiven | Guests | GuestsSeated | Kitchen | KitchenFound | LeaveFood | LullRaccoon | Mouse | MouseMoved | MouseName | MousePlaced | MouseTaken | Move | NothingPlaced | Outcome | PackFood | PartyEnded | PickUp | PlaceCheese | PutMouse | PutRaccoon | RaccoonFed | RaccoonLulled | RaccoonPlaced | RaccoonStayed | RaidFeeder | ReturnFood | ShootFood | SideName | Sprint | TakeMouse | Thing | TimeUp | Unseen | UnseenDoor | UnseenFood | UnseenGuests | UnseenKitchen | UnseenTokens | View)[];
}

/** Traveler mouse: these tokens go from the tray into the backpack. */
export interface PackFood {
  is: "PackFood";
  foods: string[];
}

export interface PartyEnded {
  is: "PartyEnded";
  reason: string;
}

/** Take the food of the space aboard. */
export interface PickUp {
  is: "PickUp";
}

/** The cheese goes on a plate like any other food. */
export interface PlaceCheese {
  is: "PlaceCheese";
}

/** The mouse starts on this plate. */
export interface PutMouse {
  is: "PutMouse";
  mouse: string;
  space: number;
}

/** The raccoon starts on this feeder. */
export interface PutRaccoon {
  is: "PutRaccoon";
  space: number;
}

/** It took this token from this space; this many of the food are in its pantry now, of those that end the game. */
export interface RaccoonFed {
  is: "RaccoonFed";
  space: number;
  food: string;
  stored: number;
  full: number;
}

/** It lies down until the end of the turn. */
export interface RaccoonLulled {
  is: "RaccoonLulled";
}

export interface RaccoonPlaced {
  is: "RaccoonPlaced";
  space: number;
}

/** `reason`: asleep, or no-food. */
export interface RaccoonStayed {
  is: "RaccoonStayed";
  reason: string;
}

/** Fitness mouse: to the nearest feeder, and its top token aboard. */
export interface RaidFeeder {
  is: "RaidFeeder";
}

/** Ninja mouse: this token leaves the pantry and is placed as if rolled. */
export interface ReturnFood {
  is: "ReturnFood";
  food: string;
}

/** Slingshot mouse: this token from its tray flies to the table. */
export interface ShootFood {
  is: "ShootFood";
  food: string;
}

export interface SideName {
  is: "SideName";
  side: string;
}

/** Sprinter mouse: to the nearest `food` or the nearest `burrow`. */
export interface Sprint {
  is: "Sprint";
  to: string;
}

/** This mouse is one of the two in play. */
export interface TakeMouse {
  is: "TakeMouse";
  mouse: string;
}

/** What a sheet is about: something on the table. */
export interface Thing {
  is: "Thing";
  thing: string;
}

/** Nobody answered in time. */
export interface TimeUp {
  is: "TimeUp";
}

/** What something hidden can be. `spot`: its place on a board. */
export interface Unseen {
  is: "Unseen";
  spot: string;
  about: (AFood | Count | DieRolled | Drop | FeederRaided | FoodDropped | FoodName | FoodPacked | FoodPickedUp | FoodPlaced | FoodReturned | FoodServed | FoodShot | Foods | GiveGolden | GoldenGiven | Guests | GuestsSeated | Kitchen | KitchenFound | LeaveFood | LullRaccoon | Mouse | MouseMoved | MouseName | MousePlaced | MouseTaken | Move | NothingPlaced | Outcome | PackFood | PartyEnded | PickUp | PlaceCheese | PutMouse | PutRaccoon | RaccoonFed | RaccoonLulled | RaccoonPlaced | RaccoonStayed | RaidFeeder | ReturnFood | ShootFood | SideName | Sprint | TakeMouse | Thing | TimeUp | Unseen | UnseenDoor | UnseenFood | UnseenGuests | UnseenKitchen | UnseenTokens | View);
  ways: number;
  rows: (UnseenFood | UnseenKitchen | UnseenGuests)[];
}

/** What is behind any of the doors that are still closed. */
export interface UnseenDoor {
  is: "UnseenDoor";
  doors: number;
}

/** A hidden token is this food in `weight` of `total` cases. */
export interface UnseenFood {
  is: "UnseenFood";
  food: string;
  weight: number;
  total: number;
}

/** Behind a door are guests with so many plates in `weight` of `total` cases. */
export interface UnseenGuests {
  is: "UnseenGuests";
  plates: number;
  weight: number;
  total: number;
}

/** Behind a door is a kitchen for these foods in `weight` of `total` cases. */
export interface UnseenKitchen {
  is: "UnseenKitchen";
  foods: string[];
  weight: number;
  total: number;
}

/** What the feeders hold together: so many tokens. */
export interface UnseenTokens {
  is: "UnseenTokens";
  tokens: number;
}

/** The same for every seat: tiles behind doors, unused guests and the feeders' faces are hidden from all alike. */
export interface View {
  is: "View";
  seat: number | null;
  seats: number;
  turn: number;
  turns: number;
  burrows: string;
  golden_trays: number;
  abilities: boolean;
  loop: string;
  foods: string[];
  raccoon: number | null;
  asleep: boolean;
  mice: Mouse[];
  tokens: (string | null)[];
  doors: number[];
  kitchens: Kitchen[];
  guests: Guests[];
  served: number[];
  plates: number;
  pantry: number[];
  supply: number[];
  feeders: number[];
  rolled: string | null;
  side: string | null;
  ended: string | null;
  agenda: Step[];
}

export type Choices = Drop | GiveGolden | LeaveFood | LullRaccoon | Move | PackFood | PickUp | PlaceCheese | PutMouse | PutRaccoon | RaidFeeder | ReturnFood | ShootFood | Sprint | TakeMouse | TimeUp;

export type Interrupts = never;

export type Events = DieRolled | FeederRaided | FoodDropped | FoodPacked | FoodPickedUp | FoodPlaced | FoodReturned | FoodServed | FoodShot | GoldenGiven | GuestsSeated | KitchenFound | MouseMoved | MousePlaced | MouseTaken | NothingPlaced | PartyEnded | RaccoonFed | RaccoonLulled | RaccoonPlaced | RaccoonStayed;
