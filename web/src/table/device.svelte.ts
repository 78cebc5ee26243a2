/**
 * The device in somebody's hands, and everybody who plays with it. Each person has a seat, a key and a `Sitting` of their own; one of
 * them looks. Where the game hides anything, the table is covered whenever the device changes hands, and only the cover is in the
 * document. Where it hides nothing (`room.open`), the device follows the turn by itself. It knows no game.
 */
import type { Choice } from '../games/board'
import { keysOf } from './keys'
import { Sitting } from './sitting.svelte'

export class Device {
  readonly sittings: readonly Sitting[]
  private at = $state(0) // who looks now, or looked last
  private wanted = $state<number | null>(null) // who should look next, if somebody said so
  private liftedIn = $state(0) // the match in which the cover is off; each match begins covered

  constructor(readonly table: string) {
    const keys = keysOf(table)
    this.sittings = keys.length > 1 ? keys.map((key) => new Sitting(table, false, key)) : [new Sitting(table)]
    for (const each of this.sittings) each.fellows = this.sittings
    document.addEventListener('visibilitychange', this.lookedAway)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.lookedAway)
    for (const each of this.sittings) each.close()
  }

  /** The person who looks. */
  get sitting(): Sitting {
    return this.sittings[this.at] ?? this.first
  }

  /** Its key opens the host's doors, and it contributes to the shuffle. */
  get first(): Sitting {
    return this.sittings[0] as Sitting
  }

  get isShared(): boolean {
    return this.sittings.length > 1
  }

  /** There is something that only one of the people here may see. */
  get hides(): boolean {
    return this.isShared && this.first.room?.open === false
  }

  /** Everybody here has been dealt in: it is known whose turn it is. */
  get isDealt(): boolean {
    return this.sittings.every((each) => each.seat === null || each.state?.match === this.first.room?.match)
  }

  get isReady(): boolean {
    return this.sittings.every((each) => each.line === 'open')
  }

  private get isLifted(): boolean {
    return this.liftedIn > 0 && this.liftedIn === this.first.room?.match
  }

  private get isPlaying(): boolean {
    return this.first.room?.status === 'playing'
  }

  /** Everybody but the person who looks who can still be given the device. */
  get others(): readonly Sitting[] {
    return this.sittings.filter((each) => each !== this.next && each.seat !== null && !this.first.room?.chairs[each.seat]?.resigned)
  }

  /** Whose answer the table waits for: the person who looks, if theirs is missing; otherwise the next one round the table. */
  get turn(): Sitting | null {
    const round = this.sittings.map((_, n) => this.sittings[(this.at + n) % this.sittings.length] as Sitting)
    return round.find((each) => this.isAsked(each)) ?? null
  }

  /** The name on the cover. */
  get next(): Sitting {
    return this.sittings[this.wanted ?? -1] ?? (this.isLifted ? null : this.turn) ?? this.sitting
  }

  get isCovered(): boolean {
    return this.hides && this.isPlaying && !this.isLifted
  }

  /** The game waits while somebody looks whose turn it is not: they may move, or pass the device on. */
  get isWaiting(): boolean {
    return this.isShared && this.isPlaying && this.first.room?.paused === true && this.first.room.shared
  }

  /** Covers the table for this person. Time stands still meanwhile, if any runs or if it is not their turn. */
  pass(to: Sitting): void {
    this.sitting.forgetAsides()
    this.wanted = this.sittings.indexOf(to)
    this.liftedIn = 0
    const room = this.first.room
    const isTimed = this.sitting.state?.asked.some((each) => each.seat < 0)
    if (this.hides && room?.shared && this.isPlaying && !room.paused && (isTimed || !this.isAsked(to))) this.sitting.send({ is: 'pause' })
  }

  uncover(): void {
    this.at = this.sittings.indexOf(this.next)
    this.wanted = null
    this.liftedIn = this.first.room?.match ?? 0
    if (this.isAsked(this.sitting)) this.resume()
  }

  /** Follows the turn, where nothing is hidden. */
  follow(): void {
    const turn = this.isShared && this.isPlaying && this.first.room?.open ? this.turn : null
    if (turn) this.at = this.sittings.indexOf(turn)
  }

  /** A move ends the wait, if there is one. */
  answer(choice: Choice, isShort = false): void {
    this.resume()
    if (isShort) this.sitting.answerShort(choice)
    else this.sitting.answer(choice)
  }

  /** The game goes on, although the person who looks has nothing to do. */
  resume(): void {
    if (this.isWaiting) this.sitting.send({ is: 'resume' })
  }

  private isAsked(each: Sitting): boolean {
    const chair = each.seat === null ? undefined : each.room?.chairs[each.seat]
    return chair !== undefined && !chair.away && !chair.resigned && (each.state?.questions.some((q) => !q.interrupt) ?? false)
  }

  /** The screen went dark, or another page was opened: somebody else may be there when it is looked at again. */
  private readonly lookedAway = (): void => {
    if (document.visibilityState === 'hidden' && this.hides && this.isLifted) this.pass(this.sitting)
  }
}
