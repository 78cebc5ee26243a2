/**
 * Plays scenes for one viewer. It is given every frame as it arrives and says what the board is to show now: usually that
 * very frame, during a scene one of its steps. Nobody waits for it: the server and the other players go on, and what arrives
 * meanwhile is shown afterwards. A player with little time to answer is shown the table at once.
 */
import type { Event, Fresh } from '../games/board'
import type { LoggedEvent, State } from '../wire/messages'
import { counting, isNotice, takenFrom } from './notices'
import { pacing } from './pace.svelte'
import type { Remark, Scenes, Step } from './scene'

const LATE = 10 // steps that wait: from here on the player hurries
const BRIEF = 350 // ms for a frame without a scene, while others wait behind it
const HASTE = 12_000 // ms: with less than this to answer, nothing is played

/** What is shown now. */
interface Shown {
  readonly state: State
  readonly story: readonly LoggedEvent[]
  /** The events of this step. */
  readonly told: readonly LoggedEvent[]
  readonly lit: readonly string[]
  readonly remark: Remark | null
  readonly weight: number
  /** It belongs to a scene: it stays until it has been read. */
  readonly isStep: boolean
  /** A lesson waits here. */
  readonly rests?: boolean
}

export class ScenePlayer {
  private queue = $state.raw<readonly Shown[]>([])
  private now = $state.raw<{ readonly shown: Shown; readonly fresh: Fresh } | null>(null) // one value, so that a board gets both at once
  private last: State | null = null
  private jumped = $state.raw({ n: 0, from: 0 })
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Waits where a step says so, until the next frame or a tap: a lesson has words of its own for each part. */
  holds = false

  /**
   * `scenes`: those of the game, once they are loaded. `read`: the sentence of an event, whose length decides how long it stays.
   * `left`: milliseconds until the viewer's answer is due; null: no limit, or nothing to answer.
   */
  constructor(
    private readonly scenes: () => Scenes<unknown, Event> | null,
    private readonly read: (event: LoggedEvent) => string,
    private readonly seat: () => number | null,
    private readonly left: () => number | null = () => null,
  ) {}

  private get shown(): Shown | null { return this.now?.shown ?? null }
  /** The last frame that was pushed, whether or not it is shown yet. */
  get latest(): State | null { return this.last }
  get state(): State | null { return this.shown?.state ?? null }
  /** What sets the board in motion. */
  get fresh(): Fresh { return this.now?.fresh ?? { n: 0, events: [] } }
  /** Everything told so far: what is still to be played does not give itself away. */
  get story(): readonly LoggedEvent[] { return this.shown?.story ?? [] }
  /** The events of the game that count, for boards and tallies. */
  get events(): readonly Event[] { return counting(this.story).map((each) => each.event as Event) }
  get told(): readonly LoggedEvent[] { return this.shown?.told ?? [] }
  get lit(): readonly string[] { return this.shown?.isStep ? this.shown.lit : [] }
  get remark(): Remark | null { return this.shown?.remark ?? null }
  /** Something is still to be shown: the board is not yet as it really is. */
  get isPlaying(): boolean { return this.queue.length > 0 }
  get waiting(): number { return this.queue.length }
  /** A scene waits for its reader. */
  get isResting(): boolean { return this.holds && this.shown?.rests === true }
  /** Changes when a moment is shown at once. `from`: how much of the story is not told then. */
  get jump(): { readonly n: number; readonly from: number } { return this.jumped }

  /** Shows this at once, and forgets whatever was being played: the first state, a jump in a replay, another match. */
  reset(state: State, story: readonly LoggedEvent[] = []): void {
    this.showAtOnce(state, story)
    this.jumped = { n: this.jumped.n + 1, from: story.length - this.told.length }
  }

  private showAtOnce(state: State, story: readonly LoggedEvent[]): void {
    this.stop()
    this.queue = []
    this.last = state
    const told = story.filter((each) => each.number === story.at(-1)?.number) // the latest move is told, as always
    this.now = { shown: { state, story, told, lit: [], remark: null, weight: 1, isStep: false }, fresh: this.fresh }
  }

  /** Another frame: what happened, and the state it led to. `story`: everything until then. */
  push(state: State, happened: readonly LoggedEvent[], story: readonly LoggedEvent[]): void {
    const before = this.last
    const news = happened.filter((each) => !isNotice(each))
    this.last = state
    if (!before || !this.shown) return this.reset(state, story)
    if (happened.some((each) => takenFrom(each) !== null)) return this.showAtOnce(state, story) // back to an earlier moment
    const steps = this.steps(before, state, news, story)
    if (this.holds && this.isPlaying && !news.length) this.settle()
    if (!news.length && !this.isPlaying) { // only a question or a clock has changed
      this.now = { shown: { ...this.shown, state, story }, fresh: this.fresh }
      return
    }
    this.queue = [...this.queue, ...steps]
    if (this.timer === undefined) this.next()
    if (this.isPlaying && this.mustHurry()) this.skip()
  }

  /** The next step, now. */
  next(): void {
    this.stop()
    const [first, ...rest] = this.queue
    if (!first) return
    this.queue = rest
    this.show(first)
    if (this.holds && first.rests && rest.length) return
    if (rest.length || first.isStep) this.timer = setTimeout(() => { this.timer = undefined; this.next() }, this.time(first))
  }

  /** Whoever reads faster than the scene sees its current part to the end at once; then the next part begins. */
  private settle(): void {
    const at = this.shown?.rests ? -1 : this.queue.findIndex((each) => each.rests)
    const found = this.queue[at]
    if (!found) return
    this.stop()
    const told = this.queue.slice(0, at + 1).flatMap((each) => each.told)
    this.queue = this.queue.slice(at + 1)
    this.show({ ...found, told })
  }

  /** Everything that waits, at once. */
  skip(): void {
    this.stop()
    const last = this.queue.at(-1)
    if (!last) return
    const told = this.queue.flatMap((each) => each.told)
    this.queue = []
    this.show({ ...last, told, lit: [], remark: null, isStep: false })
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private show(next: Shown): void {
    const fresh = next.told.length ? { n: this.fresh.n + 1, events: next.told.map((each) => each.event as Event) } : this.fresh
    this.now = { shown: next, fresh }
  }

  private mustHurry(): boolean {
    const left = this.left()
    return left !== null && left < HASTE
  }

  private time(shown: Shown): number {
    if (!shown.isStep) return BRIEF
    const letters = shown.told.reduce((sum, each) => sum + this.read(each).length, 0) + (shown.remark ? 40 : 0)
    return pacing.time(letters, shown.weight, this.queue.length > LATE)
  }

  private steps(before: State, after: State, news: readonly LoggedEvent[], story: readonly LoggedEvent[]): Shown[] {
    const whole: Shown = { state: after, story, told: news, lit: [], remark: null, weight: 1, isStep: false }
    const scenes = pacing.pace === 'off' || !news.length ? null : this.scenes()
    const steps = scenes?.steps(news.map((each) => each.event as Event), before.view, after.view, this.seat()) ?? []
    if (steps.length < 2) return [{ ...whole, isStep: steps.length === 1, lit: steps[0]?.lit ?? [], remark: steps[0]?.remark ?? null }]
    return this.split(steps, whole)
  }

  /** Each step as a frame of its own. Until the last, there is nothing to answer. */
  private split(steps: readonly Step<unknown, Event>[], whole: Shown): Shown[] {
    const known = whole.story.length - whole.told.length // notices come with no events of the game
    let done = 0
    return steps.map((step, n) => {
      const told = whole.told.slice(done, done + step.events.length)
      done += step.events.length
      const isLast = n === steps.length - 1
      return {
        state: isLast ? whole.state : { ...whole.state, view: step.view, questions: [], asked: [], ended: null },
        story: isLast ? whole.story : whole.story.slice(0, known + done), told: isLast ? whole.told.slice(done - step.events.length) : told,
        lit: step.lit ?? [], remark: step.remark ?? null, weight: step.weight ?? 1, isStep: true, rests: step.rest ?? false,
      }
    })
  }
}
