/**
 * Scenes: a frame in which much happens, played step by step. A game declares them in `games/<id>/scenes.ts`; the player
 * (player.svelte.ts) shows them, and knows no game.
 */
import type { Event } from '../games/board'
import type { Arg } from '../wire/messages'

/** A further sentence of a step, usually why something happened: a message of the game's catalogue, or of its board's words. */
export interface Remark {
  readonly id: string
  readonly args?: Readonly<Record<string, Arg>>
}

/**
 * One step: a small frame of its own. The board is drawn with `view`, and the motion of `events` leads to it; their sentences, and
 * the remark, are told meanwhile. The last step of a scene is always drawn with the view that the server sent.
 */
export interface Step<V, E extends Event> {
  /** The board after this step, made from the view before and the events: nothing else is known at that moment. */
  readonly view: V
  /** In order; every event of the frame belongs to exactly one step. An empty list: only the remark is told. */
  readonly events: readonly E[]
  /** What the step is about: names of `data-spot` on the board, which are ringed. */
  readonly lit?: readonly string[]
  readonly remark?: Remark
  /** Wait longer (2: twice as long) than the sentences need, for something to look at. */
  readonly weight?: number
  /** Something is told to its end here: a lesson waits until its own words about it have been read. */
  readonly rest?: boolean
}

export interface Scenes<V, E extends Event> {
  /**
   * Splits a frame into steps. None, or a single one: nothing that needs to be shown slowly. `seat`: whose view it is. Never called
   * for the first frame after a reload, since nothing is known about the time before.
   */
  readonly steps: (events: readonly E[], before: V, after: V, seat: number | null) => readonly Step<V, E>[]
}
