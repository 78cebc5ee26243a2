// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

export const PROTOCOL = 1;

/** A value of a game: an object with the name of its class in `is`. The files of the games say more. */
export type Plain = any;

/** An argument of a sentence. */
export type Arg = string | number | { seat: number } | Said | Arg[];

/** A sentence: a message of the catalogues, and its arguments. `{"seat": n}` is said as that player's name. */
export interface Said {
  id: string;
  args: Record<string, Arg>;
}

/** One legal choice: send `choice` (or `line`, its notation) back as the answer. */
export interface Option {
  choice: Plain;
  say: Said;
  line: string;
}

/** A decision of the viewer's. `n` goes back with the answer; a question that has changed since has another n. */
export interface Question {
  n: number;
  prompt: string;
  say: Said;
  clause: string;
  interrupt: boolean;
  options: Option[];
  due: number | null;
  seconds: number | null;
}

/** Who is being asked what: known to all. The options are known only to the asked seat. */
export interface Asked {
  seat: number;
  prompt: string;
  clause: string;
  due: number | null;
  seconds: number | null;
}

/** An event as the viewer saw it. */
export interface Happened {
  number: number;
  event: Plain;
  say: Said;
}

export interface Ended {
  reason: string;
  say: Said;
  scores: number[];
  ranking: number[][];
  winners: number[];
  rung: string | null;
  details: Said[];
  outcome: Plain;
}

export interface Chair {
  seat: number;
  who: "open" | "invited" | "person" | "bot";
  name: string;
  level: string;
  away: boolean;
  resigned: boolean;
  connected: boolean;
  muted: boolean;
  left: number | null;
}

/** Seconds; 0: none. Whoever runs out of it is answered for by a bot. */
export interface Clock {
  move: number;
  game: number;
}

/** Why not: a code for programs, the clause that forbids it (or ""), and the sentence. */
export interface Rebuff {
  code: string;
  clause: string;
  say: Said;
}

/** Where the table stands on the game's ladder. `up`: the next rung, once the wins in a row are enough for it. */
export interface Climb {
  rung: string;
  wins: number;
  needed: number;
  up: string | null;
}

/** Everything about the table but the game itself. Sent whole whenever it has changed. */
export interface Room {
  is: "room";
  table: string;
  number: number;
  title: string;
  game: string;
  version: number;
  edition: string;
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  status: "gathering" | "playing" | "over" | "closed";
  paused: boolean;
  match: number;
  clock: Clock;
  listed: boolean;
  commitment: string;
  rematch: number[];
  hints: boolean;
  climb: Climb | null;
  aids: boolean;
  time: number;
}

/** The game as the viewer may know it. Always whole: a viewer needs no earlier one. */
export interface State {
  is: "state";
  number: number;
  match: number;
  view: Plain;
  asked: Asked[];
  questions: Question[];
  events: Happened[];
  ended: Ended | null;
  time: number;
}

/** Plain text: never to be shown as HTML. */
export interface Chat {
  is: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** The answer to `hello`: who the viewer is here. `room`, the last `chat`s and `state` follow. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  table: string;
  seat: number | null;
  host: boolean;
  time: number;
}

/** The answer to question n is safe: no crash can lose it. `number` is its place in the journal. */
export interface Taken {
  is: "taken";
  id: string;
  n: number;
  number: number;
}

/** Nothing has changed. `id` and `of` say which message this is about. */
export interface Refused {
  is: "refused";
  of: string;
  id: string;
  why: Rebuff;
}

/** A choice (None: let the chance pass), what may come of it, and why. */
export interface Advised {
  option: Option | null;
  result: Said;
  reasons: Said[];
}

/** What would be good to answer to question n, from what the viewer may know, the best first. */
export interface Hinted {
  is: "hinted";
  n: number;
  advice: Advised[];
}

/** A choice, and what forbids it now; `null`: nothing does. */
export interface Tried {
  say: Said;
  why: Rebuff | null;
}

/** About a card or an ability: message `sheet-<name>` says what it does, `sheet-<name>-when` when. */
export interface Sheet {
  name: string;
  title: Said;
  clause: string;
  tries: Tried[];
}

/** The answer to `guide`, as things were at this number. */
export interface Sheets {
  is: "sheets";
  number: number;
  sheets: Sheet[];
}

/** What something hidden can be, in `weight` of `total` equally likely cases. */
export interface Suspect {
  say: Said;
  weight: number;
  total: number;
}

/** What follows about one hidden thing. `spot`: where it is on the game's board. `ways`: how many choices fit. */
export interface Aid {
  spot: string;
  say: Said;
  ways: number;
  rows: Suspect[];
}

/** All that follows from what the viewer sees now, and from nothing else. */
export interface Aided {
  is: "aided";
  aids: Aid[];
}

export interface Pong {
  is: "pong";
  sent: number;
  time: number;
}

/** The last message before the server closes the connection, with the same code in the close frame's reason. */
export interface Bye {
  is: "bye";
  code: string;
  say: Said;
}

/** The first message. `key` opens a seat, `host` the host's rights; without either, one watches. */
export interface Hello {
  is: "hello";
  table: string;
  key?: string;
  host?: string;
  since?: number;
}

/** `choice`: an option's choice, or its line. `id`: comes back with what becomes of it. */
export interface Answer {
  is: "answer";
  n: number;
  choice: Plain;
  id?: string;
}

export interface Hint {
  is: "hint";
  n: number;
}

/** What do the game's abilities do, and why can they not be used now? Changes nothing. */
export interface Guide {
  is: "guide";
}

/** What follows from what I see? Spectators may ask, too. */
export interface AskAid {
  is: "aid";
}

export interface Say {
  is: "say";
  text: string;
}

/** Host: this seat's chat is no longer (or again) passed on. */
export interface Mute {
  is: "mute";
  seat: number;
  on?: boolean;
}

/** Host: whoever has this seat loses it, and is told so. In a match a bot plays on. */
export interface Remove {
  is: "remove";
  seat: number;
}

/** Host: begin. `fill`: a bot of this level takes every seat that nobody has. */
export interface Start {
  is: "start";
  fill?: string;
}

/** Host, between matches: the next one is played with these options; those that are not named stay. */
export interface SetOptions {
  is: "options";
  options: Record<string, boolean | number | string>;
}

/** Cooperative games only, and not while a game's own clock runs. */
export interface Pause {
  is: "pause";
}

export interface Resume {
  is: "resume";
}

/** Before or after a match: the seat is free again. During one: a bot stands in until `back`. */
export interface Leave {
  is: "leave";
}

export interface Back {
  is: "back";
}

/** A bot plays on for this match. Where nobody is left, the match is broken off. */
export interface Resign {
  is: "resign";
}

/** After a match: once every person wants one, it begins. `nonce`: the seat's part in the new seed. */
export interface Rematch {
  is: "rematch";
  nonce?: string;
}

/** Send room and state again. */
export interface Resync {
  is: "resync";
  since?: number;
}

export interface Ping {
  is: "ping";
  sent?: number;
}

/** `edition`: the name of one that comes with the game; or `edition_text`: one's own, as TOML. `bots`: a level for every seat that a bot takes. `hints`: players may ask for one. `aids`: they may ask what follows from what they see, where the game can work it out. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  edition?: string;
  edition_text?: string;
  bots?: Record<string, string>;
  title?: string;
  listed?: boolean;
  clock?: Clock;
  hints?: boolean;
  aids?: boolean;
}

/** An edition: what is printed on the components, table by table. */
export interface Printed {
  name: string;
  about: string;
  check: string;
  tables: Record<string, unknown>;
}

/** `host` is a secret: whoever has it rules the table. `link` is for everybody who shall play or watch. */
export interface TableMade {
  table: string;
  host: string;
  link: string;
  room: Room;
}

/** `seat`: left out, the first free one. `nonce`: 16 to 32 random bytes in hex, the seat's part in the seed. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  nonce?: string;
}

/** `key` is a secret: whoever has it is this player. `link` opens the seat anywhere else; it holds the key. */
export interface SeatTaken {
  table: string;
  seat: number;
  key: string;
  link: string;
}

/** `level`: "" frees the seat again. */
export interface SetBot {
  level?: string;
}

/** A line of the lobby. */
export interface Listed {
  table: string;
  title: string;
  game: string;
  status: "gathering" | "playing" | "over" | "closed";
  seats: number;
  free: number;
  names: string[];
}

export interface Known {
  table: string;
  key: string;
}

/** The keys that a browser has kept. */
export interface Mine {
  keys: Known[];
}

export interface MyTable {
  table: string;
  title: string;
  game: string;
  status: "gathering" | "playing" | "over" | "closed";
  seat: number;
  match: number;
  finished: number[];
  touched: number;
}

/** What REST answers when it is not what was hoped for. */
export interface Trouble {
  code: string;
  clause: string;
  say: Said;
  text: string;
}

/** `seat`: a seat's number is a value, too. The message `option-<name>` says what it is. */
export interface GameOption {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  clause: string;
  seat: boolean;
}

/** A difficulty of a game's ladder; `wins` in a row lead to the next. The message `rung-<name>` says what it is. */
export interface Rung {
  name: string;
  options: Record<string, boolean | number | string>;
  wins: number;
}

/** How many of so many games with these options a team of quick bots won. */
export interface Measured {
  edition: string;
  options: Record<string, boolean | number | string>;
  games: number;
  won: number;
}

/** The lid of the box. The messages `title` and `blurb` of its catalogue say the rest. */
export interface GameFacts {
  id: string;
  title: string;
  fewest: number;
  most: number;
  minutes: number;
  cooperative: boolean;
  version: number;
  editions: string[];
  options: GameOption[];
  bots: string[];
  ladder: Rung[];
  measured: Measured[];
  aids: boolean;
}

/** A finished match, state by state, from the place of one seat, or of a spectator. */
export interface Replayed {
  answers: number;
  first: number;
  states: State[];
}

/** `state`: before it. With `say`, the learner reads it (in the words of the lesson's own catalogue) and gives the `target` as answer, or reads on where there is none; without, somebody else does something. `others`: what else the rules allow there; whoever tries it is told that the lesson goes another way. */
export interface LessonStep {
  state: State;
  say: Said | null;
  clause: string;
  target: Option | null;
  others: Option[];
}

/** A first game by a script, from the learner's seat, which is 0; `after`: how the table lies when it is done. */
export interface Lesson {
  game: string;
  seats: number;
  edition: string;
  steps: LessonStep[];
  after: State;
}

/** Something else than the lesson wants, in step `step` (from 0). */
export interface LessonTry {
  step: number;
  choice: Plain;
}

/** Why not; `null`: it is another way to say what the lesson wants. */
export interface LessonTried {
  why: Rebuff | null;
}

/** An answer that changed much: the one that leads to state `n` of the replay. `whose` outlook it was. */
export interface Swing {
  n: number;
  seat: number;
  choice: Said;
  whose: number;
  before: number;
  after: number;
}

/** How far a look back is: `part` of it, from 0 to 1; `ahead`: matches that are looked at before it. `part` is `null` where nobody asked for it here: another process of the server may be at it. */
export interface Reviewing {
  part: number | null;
  ahead: number;
}

/** What each seat could hope for, after so many answers (`points`), had all played sensibly on. `share`: from 0 (last, lost) to 1 (first, won); else the game's own measure. `team`: all share one outlook. */
export interface Reviewed {
  answers: number;
  playouts: number;
  share: boolean;
  team: boolean;
  points: number[];
  outlook: number[][];
  swings: Swing[];
}

export type ToViewer = Welcome | Room | State | Chat | Taken | Refused | Hinted | Sheets | Aided | Pong | Bye;

export type FromViewer = Hello | Answer | Hint | Guide | AskAid | Say | Mute | Remove | Start | SetOptions | Pause | Resume | Leave | Back | Resign | Rematch | Resync | Ping;
