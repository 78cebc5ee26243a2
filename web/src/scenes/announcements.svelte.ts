/**
 * What a screen reader is told: every sentence of the match once, in the order in which it happened, and after them what the
 * table waits for. There is one such voice per page: separate live regions are read in whatever order a screen reader likes.
 */
import type { LoggedEvent } from '../wire/messages'
import type { Remark } from './scene'

/** What the table waits for, once everything has been told. */
export interface Turn {
  /** The same as long as it is the same question, or the same people are awaited. */
  readonly key: string
  readonly words: string
  /** The seats that are awaited: it is no news that one of several has decided. */
  readonly waits?: readonly number[]
  /** It is the reader's own: the first of several questions in a row says so. */
  readonly isMine?: boolean
}

/** What is shown at the moment: the part of a `ScenePlayer` that is told. */
export interface Telling {
  readonly story: readonly LoggedEvent[]
  readonly remark: Remark | null
  /** Changes with a jump to another moment. `from`: how much of the story is not told then. */
  readonly jump: { readonly n: number; readonly from: number }
}

export interface Line { readonly n: number; readonly words: string }

const KEPT = 8 // lines that stay: old ones are in the log

export class Announcements {
  lines = $state.raw<readonly Line[]>([])
  private count = 0
  private known = 0 // how much of the story has been told
  private jump = -1
  private remark: Remark | null = null
  private turn: Turn | null = null

  /** Tells what is new. `turn`: null while something is still to be shown, or nobody is awaited. */
  hear({ story, remark, jump }: Telling, turn: Turn | null, say: { event: (each: LoggedEvent) => string; remark: (each: Remark) => string; mine: (words: string) => string }): void {
    const said = story.slice(jump.n === this.jump ? this.known : jump.from).map(say.event)
    if (remark && remark !== this.remark) said.push(say.remark(remark))
    this.jump = jump.n
    this.known = story.length
    this.remark = remark
    if (turn && this.isNews(turn)) {
      said.push(turn.isMine && !this.turn?.isMine ? say.mine(turn.words) : turn.words)
      this.turn = turn
    }
    const lines = said.filter(Boolean).map((words) => ({ n: this.count++, words }))
    if (lines.length) this.lines = [...this.lines, ...lines].slice(-Math.max(KEPT, lines.length))
  }

  private isNews({ key, waits }: Turn): boolean {
    if (key === this.turn?.key) return false
    const before = this.turn?.waits
    return !(waits && before && waits.every((seat) => before.includes(seat)))
  }
}
