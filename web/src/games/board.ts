/**
 * The contract of a board: what the table page gives it, and what it may ask of the page.
 *
 * A board is `games/<id>/Board.svelte`. It is found by that name and loaded when the first table of its game opens;
 * nothing else needs to know about it. It draws `view` and lets the player make every legal choice on the board.
 * See README.md next to this file; `mousekeeping/` is the model.
 */
import type { Component } from 'svelte'
import type { Pointed } from '../scenes/lit'
import type { Sentence } from '../wire/messages'

/** A value of the game as it comes over the wire: `is` is the name of its Python class, the rest are its fields. */
export interface Value {
  readonly is: string
}

export type Choice = Value
export type Event = Value
export type Seat = number

/** One legal answer. `words` says it in the player's language, `text` in the game's notation. */
export interface Option<C extends Choice = Choice> {
  readonly choice: C
  readonly words: string
  readonly text: string
}

/** A question to this player. `interrupt`: it may be answered out of turn (a Boost), but need not be. */
export interface Decision<C extends Choice = Choice> {
  readonly prompt: string
  readonly words: string
  readonly clause: string
  readonly interrupt: boolean
  readonly options: readonly Option<C>[]
}

/** Why a choice is not allowed. The page shows it with a link to the clause; a board need not. */
export interface Refusal {
  readonly code: string
  readonly clause: string
  readonly words: string
}

/** The table's clock in this browser's time (`performance.now()`), already corrected for network delay. */
export interface Clock {
  readonly ends: number
  readonly seconds: number
  readonly prompt: string
}

/** What has just happened, in order, as this player saw it. `n` grows with every batch: animate a batch once. */
export interface Fresh<E extends Event = Event> {
  readonly n: number
  readonly events: readonly E[]
}

/** What a sheet says if the server is not asked. `text`: if it is not the message `sheet-<name>`. */
export interface About {
  readonly title: string
  readonly clause: string
  readonly text?: string
}

export interface Picked<C extends Choice = Choice> {
  readonly n: number
  readonly choice: C
}

/** Where on the board a choice is made: `pointing` in `games/<id>/pointing.ts`. Hints and lessons ring these things. */
export type Pointing<V = unknown, C extends Choice = Choice> = (choice: C, view: V, t: Say, names: readonly string[], seat: Seat | null) => Pointed

/** A choice in words that speak of what its player sees: `wording` in `games/<id>/wording.ts`. null: as the server says it. */
export type Wording<V = unknown, C extends Choice = Choice> = (choice: C, view: V, seat: Seat | null) => Sentence | null

export type Say = (id: string, args?: Record<string, string | number | { seat: Seat }>) => string

export interface BoardProps<V = unknown, C extends Choice = Choice, E extends Event = Event> {
  /** Everything that this player may know, as the game's `View` in plain data. Never keep or draw anything that is not in it. */
  view: V
  /** Whose view it is; null: a spectator, a replay, or the TV view. */
  seat: Seat | null
  /** The open questions to this player; empty when others are asked. */
  decisions: readonly Decision<C>[]
  /** Which questions these are: it changes when others are asked, but not when the same ones are put into other words. */
  question: string
  /** Who is asked now, in any seat (the clock is not listed). */
  asked: readonly Seat[]
  /** Names by seat. */
  names: readonly string[]
  /** The tables of the edition (`edition.toml`), as plain data; read them through your own type. */
  box: unknown
  clock: Clock | null
  fresh: Fresh<E>
  /** Everything that has happened in this match, as this player saw it, even after a reload. Empty if unknown. */
  story: readonly E[]
  /** An answer is on its way, or the connection is lost: show the board, but do not offer choices as if they could be made. */
  busy: boolean
  /** Motion is not wanted: move things at once. */
  still: boolean
  language: string
  /** Make a choice. Taps while an earlier one is on its way are dropped by the page, never doubled. */
  answer: (choice: C) => void
  /** Make several choices at once: a choice that is short for them, in the game's notation. */
  answerShort: (choice: C) => void
  /** Ask why a choice is not possible; the page shows the answer in words with its clause. */
  whyNot: (choice: C) => void
  /** A choice, event or part of a view (a card) in words, from the game's own catalogue. */
  say: (value: Value) => string
  /** A message of the game's catalogue, or of the board's own (`games/<id>/words/en.ftl`). A player is passed as `{ seat }`. */
  t: Say
  /** What this browser stores for its player at this table, in this match; nobody else can see it. */
  noted: (name: string) => unknown
  note: (name: string, value: unknown) => void
  /** Open the rulebook at a clause. */
  rule: (clause: string) => void
  /**
   * Open the sheet about a card, an event, an ability, a place: `sheet-<name>` in the game's catalogue says what it does. Without
   * `about`, the server says its title and clause, and why it can't be used now. Missing: not available here.
   */
  sheet?: ((name: string, about?: About) => void) | undefined
  /** The player wants this choice to be selected, as if it had been tapped; the usual confirmation does the rest. `n` grows each time. */
  picked?: Picked<C> | null
  /** Ask what something hidden can be: the `spot` of one of the game's aids. Missing: the table has no aids. */
  aid?: ((spot: string) => void) | undefined
}

export type Board = Component<BoardProps<any, any, any>>

/** Whether two values are equal. Fields may be in any order. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]))
}

/** The offered option that is this choice, if it is offered. */
export function offered<C extends Choice>(decisions: readonly Decision<C>[], choice: C): Option<C> | undefined {
  return decisions.flatMap((d) => d.options).find((option) => same(option.choice, choice))
}

/** All offered choices of one kind: `choices(decisions, 'GoTo')`. */
export function choices<C extends Choice, K extends C['is']>(decisions: readonly Decision<C>[], kind: K): Extract<C, { is: K }>[] {
  return decisions.flatMap((d) => d.options.map((o) => o.choice)).filter((c): c is Extract<C, { is: K }> => c.is === kind)
}
