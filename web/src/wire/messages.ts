// Written by `mousehole wire`. Do not edit: change the Python types and run it again.

export const PROTOCOL = 3;

/** A value of a game: an object with the name of its class in `is`. The files of the games say more. */
export type Plain = any;

/** An argument of a sentence. */
export type Arg = string | number | { seat: number } | Sentence | Arg[];

/** A sentence: a message of the catalogues, and its arguments. `{"seat": n}` is shown as that player's name. */
export interface Sentence {
  id: string;
  args: Record<string, Arg>;
}

/** One legal choice: send `choice` (or `line`, its notation) back as the answer. */
export interface Option {
  choice: Plain;
  say: Sentence;
  line: string;
}

/** One of the viewer's decisions. Send `n` back with the answer; a question that has changed has another n. */
export interface Question {
  n: number;
  prompt: string;
  say: Sentence;
  clause: string;
  interrupt: boolean;
  options: Option[];
  due: number | null;
  seconds: number | null;
}

/** Who is being asked what: public. Only the asked seat knows its options. */
export interface Asked {
  seat: number;
  prompt: string;
  clause: string;
  due: number | null;
  seconds: number | null;
}

/** An event as the viewer saw it. */
export interface LoggedEvent {
  number: number;
  event: Plain;
  say: Sentence;
}

/** A figure of a match that may be worth remembering. Message `feat-<name>` of the game's catalogue says it. `least`: the less, the better. */
export interface Feat {
  name: string;
  value: number;
  unit: "ms" | "count";
  least: boolean;
}

export interface Ended {
  reason: string;
  say: Sentence;
  scores: number[];
  ranking: number[][];
  winners: number[];
  rung: string | null;
  details: Sentence[];
  outcome: Plain;
  answered: number[][];
  feats: Feat[];
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
  commitment: string;
  withheld: boolean;
}

/** Time limits in seconds; 0: none. A bot answers for players who run out of time. An hour or more per move makes a *relaxed* table: nobody has to stay there between their moves. */
export interface Clock {
  move: number;
  game: number;
}

/** Why not: a code for programs, the clause that forbids it (or ""), and the sentence. */
export interface Rejection {
  code: string;
  clause: string;
  say: Sentence;
}

/** The table's place on the game's ladder. `up`: the next rung, once there are enough wins in a row. */
export interface Climb {
  rung: string;
  wins: number;
  needed: number;
  up: string | null;
}

/** Somebody asks to take back a move: these seats have not yet replied with `agree`. */
export interface AskedBack {
  seat: number;
  undecided: number[];
}

/** The moment of another match from which the matches of a table begin: after `step` turns, as `seat` knew it. */
export interface PlayedFrom {
  table: string;
  match: number;
  step: number;
  seat: number;
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
  called: number[];
  rematch: number[];
  hints: boolean;
  climb: Climb | null;
  aids: boolean;
  time: number;
  awaited: number[];
  starts: number | null;
  take_backs: boolean;
  asked_back: AskedBack | null;
  code: string;
  open: boolean;
  shared: boolean;
  day: string;
  relaxed: boolean;
  along: boolean;
  origin: PlayedFrom | null;
  remarks: boolean;
  proposals: boolean;
}

/** The game as the viewer may know it. Always complete: no earlier one is needed. The first one of a connection and of a match, and after `resync`; all of them, if `hello` asked for that. */
export interface State {
  is: "state";
  number: number;
  match: number;
  view: Plain;
  asked: Asked[];
  questions: Question[];
  events: LoggedEvent[];
  ended: Ended | null;
  time: number;
}

/** Options of the same kind. Each row has an option's `line`, the values of its fields, and of its sentence's arguments (`args` absent: the sentence has the fields as arguments). */
export interface Offered {
  kind: string;
  fields: string[];
  rows: Plain[][];
  args?: string[] | null;
}

/** A question that is new or has changed. Its sentence is `ask-<prompt>` with these `args`. */
export interface Asking {
  n: number;
  prompt: string;
  clause: string;
  args: Record<string, Arg>;
  options: Offered[];
  interrupt?: boolean;
  due?: number | null;
  seconds?: number | null;
}

/** An event. `number` absent: that of the change. `args` absent: its sentence has its fields as arguments. */
export interface NewEvent {
  event: Plain;
  args?: Record<string, Arg> | null;
  number?: number | null;
}

/** What has changed since the state with number `after`. What is absent has not changed. `view`: rows of a path into the view and the new value there; an index behind the last one appends. `questions`: all that are open now; a number stands for the one that had this place before. */
export interface Change {
  is: "change";
  after: number;
  number: number;
  time: number;
  view?: Plain[][];
  asked?: Asked[] | null;
  questions?: (number | Asking)[] | null;
  events?: NewEvent[];
  ended?: Ended | null;
}

/** Plain text: must never be shown as HTML. `seat` is null for the host without a seat, and for spectators. */
export interface Chat {
  is: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
  spectator: boolean;
  aside: boolean;
  reaction: "" | "well-played" | "thanks" | "oops" | "laugh" | "good-luck" | "one-moment";
  remark: string;
}

/** The answer to `hello`: who the viewer is here. `room`, the last `chat`s and `state` follow. Sent again, without them, when the viewer's seat or role has changed. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  table: string;
  seat: number | null;
  host: boolean;
  time: number;
}

/** The answer to question n is stored: no crash can lose it. `number` is its place in the journal. */
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
  why: Rejection;
}

/** A choice (None: pass on the chance to interrupt), its chance of winning or its place in the order, and why. */
export interface Advised {
  option: Option | null;
  result: Sentence;
  reasons: Sentence[];
}

/** Good answers to question n, from what the viewer may know, the best first. `more`: better ones will follow. */
export interface Hinted {
  is: "hinted";
  n: number;
  advice: Advised[];
  more: boolean;
}

/** A bot of the viewer's team proposes an answer to question n, from what the bot itself may know. */
export interface Proposed {
  is: "proposed";
  n: number;
  seat: number;
  option: Option;
  say: Sentence;
}

/** A choice, and what forbids it now; `null`: it is possible. */
export interface Tried {
  say: Sentence;
  why: Rejection | null;
}

/** About a card or an ability: message `sheet-<name>` says what it does, `sheet-<name>-when` when. */
export interface Sheet {
  name: string;
  title: Sentence;
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
  say: Sentence;
  weight: number;
  total: number;
}

/** What follows about one hidden thing. `spot`: where it is on the game's board. `ways`: how many choices fit. */
export interface Aid {
  spot: string;
  say: Sentence;
  ways: number;
  rows: Suspect[];
}

/** Everything that follows from what the viewer sees now, and from nothing else. */
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
  say: Sentence;
}

/** The first message. `key` opens a seat, `host` gives the host's rights; without either, you are a spectator. */
export interface Hello {
  is: "hello";
  table: string;
  key?: string;
  host?: string;
  since?: number;
  whole?: boolean;
}

/** `choice`: an option's choice, or its notation. `id`: is repeated in the reply. */
export interface Answer {
  is: "answer";
  n: number;
  choice: Plain;
  id?: string;
}

/** Takes back the seat's last answer: at once if nobody else has answered and nothing hidden was shown. Otherwise the others are asked. */
export interface TakeBack {
  is: "take-back";
}

/** The reply to `room.asked_back`. `false` from whoever asked withdraws it. */
export interface Agree {
  is: "agree";
  agrees?: boolean;
}

export interface Hint {
  is: "hint";
  n: number;
}

/** Asks whether a bot of the team has a proposal for question n (`room.proposals`). Mostly there is no reply. */
export interface Consult {
  is: "consult";
  n: number;
}

/** Asks what the game's abilities do, and why they cannot be used now. Changes nothing. */
export interface Guide {
  is: "guide";
}

/** Asks what follows from what the viewer sees. Spectators may ask, too. */
export interface AskAid {
  is: "aid";
}

/** Chat. `name`: of a spectator; during a match only other viewers without a seat are sent what spectators say. `reaction`: a quick one, which every reader is told in their own language; `text`: the same in the sender's words. */
export interface Say {
  is: "say";
  text?: string;
  name?: string;
  reaction?: "" | "well-played" | "thanks" | "oops" | "laugh" | "good-luck" | "one-moment";
}

/** Host: this seat's messages are no longer (or again) passed on. */
export interface Mute {
  is: "mute";
  seat: number;
  on?: boolean;
}

/** Host: this seat's player loses it, and is told so. During a match a bot plays on. */
export interface Remove {
  is: "remove";
  seat: number;
}

/** Host: begin. `fill`: a bot of this level takes every seat that nobody has. */
export interface Start {
  is: "start";
  fill?: string;
}

/** A seat that is awaited: ready for the clock to start. */
export interface Ready {
  is: "ready";
}

/** Host: do not wait for those who are not ready. */
export interface Begin {
  is: "begin";
}

/** Host, between matches: options for the next one; those that are not named stay as they are. */
export interface SetOptions {
  is: "options";
  options: Record<string, boolean | number | string>;
}

/** Host, between matches: how the table plays from the next one on. What is not named stays as it is. */
export interface SetUp {
  is: "set-up";
  title?: string | null;
  listed?: boolean | null;
  edition?: string | null;
  clock?: Clock | null;
  hints?: boolean | null;
  aids?: boolean | null;
  take_backs?: boolean | null;
  remarks?: boolean | null;
}

/** Host, between matches: on seat n sits whoever sits on seat `order[n]` now. */
export interface Rearrange {
  is: "rearrange";
  order: number[];
}

/** Host: this seat's player is the host from now on; the seat's key is the host's key, too. */
export interface HandOver {
  is: "hand-over";
  seat: number;
}

/** Host: nothing more happens at this table. */
export interface Close {
  is: "close";
}

/** Between matches: the hash of the seat's contribution to the next seed (docs/fairness.md). "": withdraws it. */
export interface Commit {
  is: "commit";
  commitment?: string;
}

/** From a called seat: the nonce that it has committed to. */
export interface Reveal {
  is: "reveal";
  nonce: string;
}

/** Cooperative games only, and not while a game's own clock runs; at a shared device also whenever it is covered. */
export interface Pause {
  is: "pause";
}

export interface Resume {
  is: "resume";
}

/** Before or after a match: the seat is free again. During one: a bot plays until `back`. */
export interface Leave {
  is: "leave";
}

export interface Back {
  is: "back";
}

/** A bot plays the rest of this match. If nobody is left, the match is abandoned. */
export interface Resign {
  is: "resign";
}

/** After a match: once every person wants one, it begins. */
export interface Rematch {
  is: "rematch";
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

/** `edition`: the name of one that comes with the game; or `edition_text`: a custom one, as TOML. `bots`: a level for every seat that a bot takes. `hints`: players may ask for one. `take_backs`: they may take moves back. `remarks`: bots say something now and then, and propose in a team. `aids`: they may ask what follows from what they see, if the game can work it out. `ready`: a game with a running clock waits until everybody has said `ready`. `shared`: its people pass one device from hand to hand. `day`: a date, to play the deal of that day: seats, options, edition and bots are the deal's, and there are neither hints nor take-backs. */
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
  take_backs?: boolean;
  remarks?: boolean;
  ready?: boolean;
  shared?: boolean;
  day?: string;
}

/** Play on from a finished match: on `seat`, after `step` turns, with what that seat did not know imagined anew. `level`: of the bots on all other seats; "": of those that played, and Bramble for people. */
export interface PlayOn {
  step: number;
  seat: number;
  level?: string;
}

/** An edition: what is printed on the components, table by table. */
export interface Printed {
  name: string;
  about: string;
  check: string;
  tables: Record<string, unknown>;
}

/** `host` is a secret that gives the host's rights. `link` is for everybody who wants to play or watch. */
export interface TableMade {
  table: string;
  host: string;
  link: string;
  room: Room;
}

/** The table that a short code belongs to. */
export interface CodeFound {
  table: string;
}

/** What links to this server can begin with, the best for other devices first. `local`: nothing but this machine can reach it. More of them are only listed for requests from the same network. */
export interface Addresses {
  addresses: string[];
  local: boolean;
}

/** `seat`: by default the first free one. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** `key` is a secret that gives the seat. `link` opens the seat on another device; it contains the key. */
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

/** The keys that a browser has stored. */
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
  names: string[];
  awaited: number[];
  since: number;
  due: number | null;
  time: number;
}

/** How a match ended, for statistics. `bots`: by seat, the level of the bot that had it at the end; "": a person. */
export interface MatchResult {
  match: number;
  game: string;
  at: number;
  ms: number;
  names: string[];
  bots: string[];
  scores: number[];
  ranking: number[][];
  winners: number[];
  edition: string;
  options: Record<string, boolean | number | string>;
  rung: string | null;
  feats: Feat[];
  along: boolean;
}

/** What of a table's journal is wanted: the entries from this number on. */
export interface TakeAlong {
  first: number;
}

/** A table's journal, for its only player. `check`: a hash of all its entries so far, however many were wanted. */
export interface Along {
  table: string;
  number: number;
  check: string;
  entries: string[];
}

/** What was played offline after the first `number` entries; `check`: as it was told with them. */
export interface BringBack {
  number: number;
  check: string;
  entries: string[];
}

/** The server's public key for Web Push; "": it sends no push messages. */
export interface PushKey {
  key: string;
}

/** A browser's push subscription, as its PushManager gives it, and the language of the messages. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface Forget {
  endpoint: string;
}

/** The body of every REST error. */
export interface ApiError {
  code: string;
  clause: string;
  say: Sentence;
  text: string;
}

/** `seat`: seat numbers are allowed values, too. Message `option-<name>` says what it is. */
export interface GameOption {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  clause: string;
  seat: boolean;
}

/** A difficulty of a game's ladder; `wins` in a row lead to the next. Message `rung-<name>` says what it is. */
export interface Rung {
  name: string;
  options: Record<string, boolean | number | string>;
  wins: number;
}

/** How many games a team of quick bots won with these options, and out of how many. */
export interface Measured {
  edition: string;
  options: Record<string, boolean | number | string>;
  games: number;
  won: number;
}

/** The best first game: a level for every seat but the first, and the options that differ. */
export interface Quick {
  seats: number;
  bots: string;
  options: Record<string, boolean | number | string>;
}

/** How many games a team of bots of this level won with these options, and out of how many. */
export interface Team {
  level: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  games: number;
  won: number;
}

/** While a clock runs, bots of this level keep pace with people, within these seconds per move. */
export interface Pace {
  level: string;
  least: number;
  most: number;
}

/** What the lid of the box says. The messages `title` and `blurb` of its catalogue say the rest. */
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
  quick: Quick;
  daily: boolean;
  page: string[];
  teams: Team[];
  paces: Pace[];
  fields: Record<string, string>;
}

/** A finished match, state by state, as seen by one seat or a spectator. */
export interface Replayed {
  answers: number;
  first: number;
  states: State[];
}

/** `state`: before it. With `say`, the learner reads it (a message of the lesson's own catalogue) and gives the `target` as answer, or reads on if there is none; without `say`, somebody else moves. `others`: what else the rules allow there; a learner who tries it is told what the lesson needs instead. */
export interface LessonStep {
  state: State;
  say: Sentence | null;
  clause: string;
  target: Option | null;
  others: Option[];
}

/** A scripted tutorial, from the learner's seat, which is 0; `after`: the table at the end. */
export interface Lesson {
  game: string;
  seats: number;
  edition: string;
  steps: LessonStep[];
  after: State;
}

/** A choice other than the one the lesson wants, in step `step` (from 0). */
export interface LessonTry {
  step: number;
  choice: Plain;
}

/** Why not; `null`: it is another way to express what the lesson wants. */
export interface LessonTried {
  why: Rejection | null;
}

/** An answer for which there was a better one, from what its player knew: it leads to state `n` of the replay. `loss`: what the better one was worth more, on the same imagined tables; `error`: half of its 95% interval. */
export interface Mistake {
  n: number;
  seat: number;
  choice: Sentence;
  better: Sentence;
  loss: number;
  error: number;
  reason: Sentence | null;
  say: Sentence;
}

/** What changed most, in words: the answer that leads to state `n` of the replay, a mistake or what turned up. `before` and `after`: what `whose` seat could expect. */
export interface TurningPoint {
  n: number;
  kind: "mistake" | "turned";
  whose: number;
  before: number;
  after: number;
  say: Sentence;
}

/** A seat's match. What it could expect at the `start`, and `skill`, `luck` and `others` together are its result. `skill`: its choices, compared with the quick bot's; `luck`: what turned up after its own answers; `others`: what changed with everybody else's. `accuracy`: the share of its `decisions` for which no better choice was found. `lost`: by mistakes. */
export interface Account {
  seat: number;
  decisions: number;
  accuracy: number | null;
  lost: number;
  start: number;
  skill: number;
  luck: number;
  others: number;
  say: Sentence[];
}

/** The progress of a review: `part` of it, from 0 to 1; `ahead`: reviews that come before it. `part` is `null` if nobody has requested it. */
export interface Reviewing {
  part: number | null;
  ahead: number;
}

/** What each seat could expect after the given numbers of answers (`points`), from what it knew then. `kind`: a `chance` of winning, a `score`, or `order`: these numbers were not fitted, and only compare. `team`: one result for all. `refined`: nothing better will follow. */
export interface Reviewed {
  answers: number;
  tables: number;
  kind: "chance" | "score" | "order";
  team: boolean;
  refined: boolean;
  points: number[];
  outlook: number[][];
  errors: number[][];
  turning: TurningPoint[];
  mistakes: Mistake[];
  accounts: Account[];
}

export type ToViewer = Welcome | Room | State | Change | Chat | Taken | Refused | Hinted | Proposed | Sheets | Aided | Pong | Bye;

export type FromViewer = Hello | Answer | TakeBack | Agree | Hint | Consult | Guide | AskAid | Say | Mute | Remove | Start | Ready | Begin | SetOptions | SetUp | Rearrange | HandOver | Close | Commit | Reveal | Pause | Resume | Leave | Back | Resign | Rematch | Resync | Ping;
