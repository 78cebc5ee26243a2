/** One person at one table: everything the server has sent so far, and the messages to it. */
import { same, type Choice, type Clock } from '../games/board'
import { keep, kept } from '../kept'
import { takenFrom } from '../scenes/notices'
import { Line, type LineState } from '../wire/line'
import { Changes } from '../wire/changes'
import { transport } from '../wire/transport'
import { PROTOCOL } from '../wire/messages'
import type { Aid, Bye, Chat, FromViewer, LoggedEvent, Hinted, Proposed, Question, Rejection, Room, Sentence, Sheets, State, ToViewer } from '../wire/messages'
import { drop, forget, hold, keyOf, note } from './keys'
import { forgetSeen, remember, remembered } from './remembered'
import { lookForUpdate } from '../offline.svelte'
import { Contribution } from './contribution'

const PATIENCE = 4000 // ms for the first message: after that, the table is shown as it was seen last
const MOST_UNSEEN = 200 // frames that wait until somebody looks
const SOON = 700 // ms: several frames in a row are written down once

/** Takes a frame: the state, what happened, and everything until then. */
export type Follower = (state: State, news: readonly LoggedEvent[], story: readonly LoggedEvent[]) => void
type Frame = Parameters<Follower>

interface Sent { readonly id: string; readonly n: number; readonly choice: Choice }

export class Sitting {
  line = $state<LineState>('connecting')
  seat = $state<number | null>(null)
  isHost = $state(false)
  isInvited = $state(false) // has the link to a seat, and has not sat down yet
  room = $state.raw<Room | null>(null)
  state = $state.raw<State | null>(null)
  story = $state.raw<readonly LoggedEvent[]>([])
  chat = $state.raw<readonly Chat[]>([])
  sent = $state.raw<Sent | null>(null)
  rejection = $state.raw<Rejection | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  private isHintUnfinished = false // more of it is still to come
  proposed = $state.raw<Proposed | null>(null)
  private consulted = 0 // the last question about which partners were asked
  sheets = $state.raw<Sheets | null>(null)
  aids = $state.raw<readonly Aid[] | null>(null) // what follows from what is seen now, while somebody wants to know it
  aidFor = $state('') // the spot on the board that it was asked about; '': all of them
  private isAidRenewed = false // it was asked for because the table has changed, not by the player
  bye = $state.raw<Sentence | null>(null)
  stale = $state<number | null>(null) // without a connection: when what is shown was seen (ms, by this device's clock)
  moves = $state.raw<readonly number[]>([]) // the numbers of our own moves in this match
  /** Everybody who plays with this device, ourselves included. */
  fellows: readonly Sitting[] = [this]

  private follower: Follower | null = null
  private seen: Frame | null = null // the last frame that somebody followed
  private unseen: readonly Frame[] = [] // what has arrived since then
  private readonly part: Contribution
  private readonly changes = new Changes(() => this.send({ is: 'resync', since: this.story.at(-1)?.number ?? 0 }))
  private wire: Line
  private offset = $state(Number.NaN) // server time less our own
  private closest = Number.POSITIVE_INFINITY // the quickest way there and back that was seen
  private count = 0
  private isCounting = $state(false) // three, two, one
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private noting: ReturnType<typeof setTimeout> | undefined

  /** `ours`: the key of one of several people at this device. If it is missing, the browser's only one for this table is used. */
  constructor(readonly table: string, private readonly watch = false, private readonly ours = '') {
    this.part = new Contribution(table)
    this.wire = this.open()
    this.patience = setTimeout(() => this.recallTable(), PATIENCE)
    addEventListener('pagehide', this.rememberNow)
  }

  private open(): Line {
    return new Line({
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      changed: (line) => {
        this.line = line
        if (line !== 'lost') return
        this.wasLost = true
        this.recallTable()
      },
    })
  }

  /** Whether somebody has looked at this table from here before. */
  get wasSeen(): boolean {
    return this.seen !== null
  }

  /** Gives it the table as it was when somebody last looked, then everything that has happened since, as it happens. */
  follow(follower: Follower): () => void {
    this.follower = follower
    const waiting = this.unseen
    this.unseen = []
    if (this.seen && this.seen[0].match === this.state?.match) follower(this.seen[0], [], this.seen[2])
    for (const frame of waiting) this.show(...frame)
    return () => { if (this.follower === follower) this.follower = null }
  }

  private show(...frame: Frame): void {
    if (this.follower) {
      this.seen = frame
      this.follower(...frame)
    } else this.unseen = [...this.unseen, frame].slice(-MOST_UNSEEN)
  }

  /** What somebody had open beside the table is closed when they hand the device on. */
  forgetAsides(): void {
    this.hinted = this.proposed = this.rejection = this.aids = this.sheets = null
  }

  close(): void {
    clearTimeout(this.timer)
    clearTimeout(this.patience)
    removeEventListener('pagehide', this.rememberNow)
    this.rememberNow()
    this.wire.close()
  }

  /** The same table on a television shows less: the two are remembered apart. */
  private get memory(): string {
    return this.watch ? `screen/${this.table}` : this.table
  }

  /** Nothing has arrived since the page was loaded, and nothing will soon: shows the table as it was. */
  private recallTable(): void {
    const seen = this.ours || this.room || this.line === 'over' ? undefined : remembered(this.memory)
    if (!seen) return
    this.stale = seen.at
    this.seat = seen.seat
    this.isHost = seen.isHost
    this.room = seen.room
    this.story = seen.story
    if (!seen.state) return
    this.state = { ...seen.state, questions: [], asked: seen.state.asked.map((each) => ({ ...each, due: null })) }
    this.show(this.state, [], this.story)
  }

  /** What is remembered makes way for what is. */
  private refresh(): void {
    if (this.stale === null) return
    this.stale = null
    this.state = null
    this.story = []
  }

  private rememberSoon(): void {
    this.noting ??= setTimeout(this.rememberNow, SOON)
  }

  private readonly rememberNow = (): void => {
    clearTimeout(this.noting)
    this.noting = undefined
    if (this.ours || !this.room || this.stale !== null || this.line === 'over') return // never what is hidden from the others here
    remember({ table: this.memory, at: Date.now(), seat: this.seat, isHost: this.isHost, room: this.room, state: this.state, story: this.story })
  }

  /** Reconnects with a new key, or without the lost one. */
  again(): void {
    if (this.line === 'over') this.wire = this.open()
    else this.wire.renew()
  }

  /** The seat is no longer ours: its key is invalid, and we are not asked any more. The host stays the host. */
  dropSeat(): void {
    forgetSeen(this.memory)
    if (!this.watch) drop(this.table, this.key)
    this.seat = null
    this.isInvited = false
    this.sent = null
    this.hinted = this.proposed = null
    if (this.state) this.state = { ...this.state, questions: [] }
  }

  /** The key of this seat, for requests about it. */
  get ownKey(): string {
    return this.key
  }

  private get key(): string {
    return this.ours || (keyOf(this.table)?.key ?? '')
  }

  send(message: FromViewer): boolean {
    return this.wire.send(message)
  }

  /** For everybody who plays with this device. */
  sendForAll(message: FromViewer): void {
    for (const each of this.fellows) if (each.seat !== null) each.send(message)
  }

  /** The server's clock, in this browser's time. */
  local(time: number): number {
    return time - this.offset
  }

  /** The match is dealt, and its clock has not started: somebody is not ready yet, or three, two, one. */
  get isHeld(): boolean {
    return this.room !== null && this.room.status === 'playing' && (this.room.awaited.length > 0 || this.isCounting)
  }

  /** A game's own clock (it is asked as seat -1), or the time limit of the asked player. */
  get clock(): Clock | null {
    const timed = this.state?.asked.filter((each) => each.due !== null) ?? []
    const asked = timed.find((each) => each.seat < 0) ?? timed.find((each) => each.seat === this.seat) ?? timed[0]
    if (!asked || asked.due === null || this.room?.paused || this.stale !== null) return null
    return { ends: this.local(asked.due), seconds: asked.seconds ?? 0, prompt: asked.prompt }
  }

  /** An answer goes out once. Until it is taken or refused, further taps are dropped. */
  answer(choice: Choice): void {
    this.give(this.state?.questions.find((q) => q.options.some((o) => same(o.choice, choice))), choice)
  }

  /** A choice that is short for several, of which the open question is the first: the server takes all of them or none. */
  answerShort(choice: Choice): void {
    this.give(this.state?.questions.find((q) => !q.interrupt), choice)
  }

  /**
   * Whether an answer can be given. A host in this browser is never far: while another tab takes over, a move waits for it, and is
   * sent as soon as it is there.
   */
  get isHeard(): boolean {
    return this.line === 'open' || (!transport.isFar && this.line !== 'over')
  }

  private give(question: Question | undefined, choice: Choice): void {
    if (this.sent || !this.isHeard || !question) return
    this.rejection = null
    this.hinted = this.proposed = null
    this.sent = { id: this.id(), n: question.n, choice }
    if (this.line === 'open') this.send({ is: 'answer', ...this.sent })
  }

  /** A choice that is not offered is sent as an answer, to get the refusal. */
  whyNot(choice: Choice): void {
    const questions = this.state?.questions ?? []
    if (this.sent || questions.some((q) => q.options.some((o) => same(o.choice, choice)))) return
    const question = questions.find((q) => !q.interrupt) ?? questions[0]
    this.rejection = null
    this.send({ is: 'answer', n: question?.n ?? -1, choice, id: this.id() })
  }

  /** Refusals by the page itself. */
  sayNo(code: string): void {
    this.rejection = { code, clause: '', say: { id: `refused-${code}`, args: {} } }
  }

  /** Asks once per question whether a bot of the team proposes something. */
  consult(): void {
    const question = this.state?.questions.find((q) => !q.interrupt)
    if (!question || question.n === this.consulted || this.line !== 'open') return
    if (this.send({ is: 'consult', n: question.n })) this.consulted = question.n
  }

  hint(): void {
    const question = this.state?.questions.find((q) => !q.interrupt) ?? this.state?.questions[0]
    if (!question) return
    this.isHintUnfinished = false
    this.send({ is: 'hint', n: question.n })
  }

  /** Asks what the game's abilities do, as things are now. */
  guide(): void {
    this.send({ is: 'guide' })
  }

  /** Asks what hidden things can be: one spot of the board, or everything. */
  askAid(spot = ''): void {
    this.aidFor = spot
    this.isAidRenewed = false
    this.send({ is: 'aid' })
  }

  /** Aids stay open while others move, and are asked for again: what they tell has changed. */
  private renewAids(state: State): void {
    if (state.ended) this.aids = null
    else this.isAidRenewed = this.send({ is: 'aid' })
  }

  rematch(): void {
    this.sendForAll({ is: 'rematch' })
  }

  /** Until its clock starts, the match is not played. */
  private count321(room: Room): void {
    clearTimeout(this.timer)
    this.isCounting = room.starts !== null && room.starts > room.time
    if (room.starts !== null) this.timer = setTimeout(() => { this.isCounting = false }, room.starts - room.time)
  }

  /** Our contribution to the seed of the next match: made automatically. */
  private contribute(room: Room): void {
    const isOurs = !this.watch && this.fellows[0] === this // one contribution per device
    const message = !isOurs || this.seat === null ? null : this.part.hears(room, this.seat)
    if (message) this.send(message)
  }

  private id(): string {
    this.count += 1
    return `${this.count}`
  }

  private hello(): FromViewer {
    const [key, host] = this.watch ? ['', ''] : [this.key, keyOf(this.table)?.host ?? '']
    const since = this.stale === null ? (this.story.at(-1)?.number ?? 0) : 0 // what is remembered may have gaps
    return { is: 'hello', table: this.table, key, host, since }
  }

  private heard(message: ToViewer): void {
    if ('time' in message) this.tune(message)
    if (message.is === 'room' || message.is === 'state' || message.is === 'change') this.rememberSoon()
    switch (message.is) {
      case 'welcome':
        if (this.wasLost) lookForUpdate() // a server that was away may be a newer one
        this.wasLost = false
        this.refresh()
        this.seat = message.seat
        this.isHost = message.host
        this.isInvited = message.seat === null && !this.watch && !!this.key
        this.bye = null
        this.noteRole(message.host)
        if (message.protocol !== PROTOCOL) return this.outdated()
        this.part.connected()
        this.send({ is: 'ping', sent: performance.now() })
        break
      case 'room':
        if (this.room && this.room.match !== message.match) this.story = []
        this.room = message
        if (this.seat !== null && message.chairs[this.seat]?.who !== 'person') this.dropSeat()
        if (!this.watch) note(this.table, message.status === 'playing' ? message.match : message.match + 1, { commitment: message.commitment })
        this.contribute(message)
        this.count321(message)
        break
      case 'state':
      case 'change': {
        const state = this.changes.heard(message)
        if (state) this.changed(state)
        break
      }
      case 'chat':
        if (!this.chat.some((each) => each.number === message.number)) this.chat = [...this.chat, message].slice(-200)
        break
      case 'taken':
        if (this.sent?.id === message.id) this.sent = null
        this.moved(message.number)
        break
      case 'refused':
        if (message.of === 'commit' || message.of === 'reveal') break // another page of ours was quicker
        if (message.of === 'consult') break // nobody has asked for it
        if (this.sent?.id === message.id) this.sent = null
        this.rejection = message.why
        break
      case 'hinted':
        if (this.hinted || !this.isHintUnfinished) this.hinted = message // otherwise it was closed meanwhile
        this.isHintUnfinished = message.more
        break
      case 'proposed':
        this.proposed = message
        break
      case 'sheets':
        this.sheets = message
        break
      case 'aided':
        if (this.aids || !this.isAidRenewed) this.aids = message.aids // otherwise they were closed meanwhile
        break
      case 'bye':
        this.left(message)
        break
    }
  }

  /** The host's role was handed over: to us, with the key of our seat, or to somebody else. */
  private noteRole(isHost: boolean): void {
    const mine = this.watch ? undefined : keyOf(this.table)
    if (!mine) return
    if (isHost && !mine.host && this.key) hold({ table: this.table, host: this.key })
    else if (!isHost && mine.host) hold({ table: this.table, host: '' })
  }

  private left({ code, say }: Bye): void {
    this.bye = say
    if (code === 'no-such-table' || code === 'bad-key') forgetSeen(this.memory)
    if (code === 'removed') this.dropSeat()
    if (code === 'bad-key') {
      const isHosting = Boolean(keyOf(this.table)?.host)
      if (isHosting && this.key && !this.ours) return this.dropSeat() // it calls again, and hosts without a seat
      if (this.ours) drop(this.table, this.ours)
      else forget(this.table)
    }
    if (!['shutting-down', 'too-slow', 'too-fast'].includes(code)) this.wire.close()
  }

  /** The server uses another protocol version than this page: a reload helps. */
  private outdated(): void {
    this.bye = { id: 'outdated', args: {} }
    this.wire.close()
  }

  private get movesKept(): string {
    const at = this.fellows.indexOf(this)
    return at > 0 ? `moves.${this.table}.${at}` : `moves.${this.table}`
  }

  /** What came after our own last move is news to us, also after a reload. */
  private moved(number: number): void {
    this.moves = [...this.moves, number]
    keep(this.movesKept, { match: this.room?.match ?? 0, moves: this.moves })
  }

  /** A move of ours that was taken back is none. */
  private unmoved(happened: LoggedEvent): void {
    const since = takenFrom(happened)
    if (since === null) return
    this.moves = this.moves.filter((number) => number < since || number > happened.number)
    keep(this.movesKept, { match: this.room?.match ?? 0, moves: this.moves })
  }

  private recall(match: number): readonly number[] {
    const found = kept<{ match: number; moves: number[] } | null>(this.movesKept, null)
    return found?.match === match ? found.moves : []
  }

  private changed(state: State): void {
    const before = this.state
    if (before && before.match === state.match && state.number < before.number) return
    if (before && before.match !== state.match) this.story = []
    if (before?.match !== state.match) this.moves = this.watch ? [] : this.recall(state.match)
    const known = this.story.at(-1)?.number ?? 0
    const news = state.events.filter((each) => each.number > known)
    this.story = [...this.story, ...news]
    for (const each of news) this.unmoved(each)
    this.state = state
    this.show(state, before?.match === state.match ? news : [], this.story)
    if (before?.number !== state.number) this.rejection = null
    if (before?.number !== state.number && this.aids) this.renewAids(state)
    if (this.sent) this.settle(this.sent, state)
  }

  /**
   * After a lost connection it is unknown whether the answer arrived. If its question is still open it did not: it is sent again,
   * and the number of the question keeps it from counting twice.
   */
  private settle(sent: Sent, state: State): void {
    if (!state.questions.some((q) => q.n === sent.n)) this.sent = null
    else if (this.resend) {
      this.resend = false
      this.send({ is: 'answer', ...sent })
    }
  }

  private resend = false
  private wasLost = false // the connection, since the server was last heard

  private tune(message: { is: string; time: number; sent?: number }): void {
    const now = performance.now()
    if (message.is === 'welcome') this.resend = this.sent !== null
    if (message.is === 'pong' && message.sent !== undefined) {
      const way = now - message.sent
      if (way > this.closest) return
      this.closest = way
      this.offset = message.time - (message.sent + way / 2)
    } else if (Number.isNaN(this.offset)) this.offset = message.time - now
  }
}
