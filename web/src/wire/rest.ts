/** REST requests. Everything else is said in a conversation with the table. */
import { file } from '../home'
import type { Addresses, CodeFound, GameFacts, Lesson, LessonTried, Listed, MatchResult, MyTable, NewTable, Plain, PlayOn, Printed, PushKey, Replayed, Reviewed, Reviewing, Room, Sentence, SeatTaken, Subscribe, TableMade, ApiError as ApiErrorBody } from './messages'
import { transport, type Reply } from './transport'

/** The server refused: `say` is the reason, as a message of the catalogues. */
export class ApiError extends Error {
  constructor(readonly code: string, readonly say: Sentence) {
    super(code)
  }
}

async function ask<T>(path: string, body?: unknown, key?: string, asText = false): Promise<T> {
  let reply: Reply
  try {
    reply = await transport.ask(path, body, key)
  } catch {
    throw new ApiError('no-line', { id: 'refused-no-line', args: {} })
  }
  const read = (): unknown => { try { return JSON.parse(reply.text) } catch { return null } }
  if (reply.ok) return (asText ? reply.text : JSON.parse(reply.text)) as T
  const trouble = read() as ApiErrorBody | null
  throw new ApiError(trouble?.code ?? 'failed', trouble?.say ?? { id: 'refused-failed', args: {} })
}

const based = (base: string): string => (base ? `?base=${encodeURIComponent(base)}` : '')

export const games = (): Promise<GameFacts[]> => ask('/api/games')
/** Whether the server answers: `games` may come from what the service worker has kept. */
export const isThere = (): Promise<boolean> => transport.isThere()
export const listedTables = (): Promise<Listed[]> => ask('/api/tables')
export const myTables = (keys: { table: string; key: string }[]): Promise<MyTable[]> => ask('/api/mine', { keys })

export const openTable = (wanted: NewTable): Promise<TableMade> => ask('/api/tables', wanted)

/** Takes a free seat; or, with the key of an invitation, the one it is for. */
export const takeSeat = (table: string, name: string, seat: number | null = null, key = ''): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats`, { name, seat }, key)

/** Host: puts a bot of this level on the seat; "" frees it. */
export const setBot = (table: string, seat: number, level: string, host: string): Promise<Room> =>
  ask(`/api/tables/${table}/seats/${seat}/bot`, { level }, host)

/** Host: creates a personal link to one seat. An older one becomes invalid. */
export const inviteTo = (table: string, seat: number, host: string): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats/${seat}/invitation`, {}, host)

/** The link to one seat as a QR code. Its key must not be part of a URL, so it cannot be used as a `src`. */
export const seatCodeOf = (table: string, seat: number, key: string, base = ''): Promise<string> =>
  ask(`/api/tables/${table}/seats/${seat}/code.svg${based(base)}`, undefined, key, true)

/** An edition that comes with a game. */
export const printedIn = (game: string, name: string): Promise<Printed> => ask(`/api/games/${game}/editions/${encodeURIComponent(name)}`)

/** The edition of a table, which may be a custom one. */
export const printedAt = (table: string): Promise<Printed> => ask(`/api/tables/${table}/edition`)

/** What is printed on the components, table by table. */
export const edition = async (game: string, name: string): Promise<Record<string, unknown>> => (await printedIn(game, name)).tables
export const editionOf = async (table: string): Promise<Record<string, unknown>> => (await printedAt(table)).tables

/** Words and rules of a game that the page was not built with; none, if there is no such game. */
export const wordsOf = (game: string, language: string): Promise<{ game: string; lesson: string }> => ask<{ game: string; lesson: string }>(`/api/games/${game}/words/${language}`).catch(() => ({ game: '', lesson: '' }))
export const rulebookOf = (game: string, language: string): Promise<{ text: string }> => ask<{ text: string }>(`/api/games/${game}/rules/${language}`).catch(() => ({ text: '' }))

export const lessonOf = (game: string): Promise<Lesson> => ask(`/api/games/${game}/lesson`)

/** Tries a choice other than the one the lesson wants. */
export const tryInLesson = (game: string, step: number, choice: Plain): Promise<LessonTried> =>
  ask(`/api/games/${game}/lesson/try`, { step, choice })

export const look = (table: string): Promise<Room> => ask(`/api/tables/${table}`)

export const replayOf = (table: string, match: number): Promise<string> => ask(`/api/tables/${table}/matches/${match}/replay`, undefined, '', true)
export const statesOf = (table: string, match: number, first: number, count: number, seat: number | null = null): Promise<Replayed> =>
  ask(`/api/tables/${table}/matches/${match}/states?first=${first}&count=${count}&seat=${seat ?? -1}`)

/** Opens a table that begins at a moment of this match. */
export const playOn = (table: string, match: number, wanted: PlayOn): Promise<TableMade> => ask(`/api/tables/${table}/matches/${match}/play-on`, wanted)

/** The review; with `refined`, the one with smaller errors that follows. */
export const reviewOf = (table: string, match: number, refined = false): Promise<Reviewed> => ask(`/api/tables/${table}/matches/${match}/review${refined ? '?refined=true' : ''}`)
export const reviewProgress = (table: string, match: number): Promise<Reviewing> => ask(`/api/tables/${table}/matches/${match}/review/progress`)

/** All results of a table since they were last cleared. */
export const resultsOf = (table: string): Promise<MatchResult[]> => ask(`/api/tables/${table}/results`)
/** Host: they are not shown any more. */
export const clearResults = (table: string, host: string): Promise<MatchResult[]> => ask(`/api/tables/${table}/results/clear`, {}, host)

/** The server's key for push messages; "": it sends none. */
export const pushKey = (): Promise<PushKey> => ask('/api/push')
/** Tell this browser when it is the turn of the seat with this key. */
export const subscribe = (table: string, key: string, wanted: Subscribe): Promise<PushKey> => ask(`/api/tables/${table}/push`, wanted, key)
export const unsubscribe = (endpoint: string): Promise<PushKey> => ask('/api/push/forget', { endpoint })

/** The table's link as a QR code. `base`: one of `addresses`; the server's best one if it is empty. */
export const codeOf = (table: string, base = ''): string => file(`/api/tables/${table}/code.svg${based(base)}`)

/** What links for other devices can begin with. */
export const addresses = (): Promise<Addresses> => ask('/api/addresses')

/** The table that has this short code. */
export const tableWith = (code: string): Promise<CodeFound> => ask(`/api/codes/${encodeURIComponent(code)}`)
