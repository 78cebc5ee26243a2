/** What is asked once. Everything else goes over the line. */
import type { GameFacts, Lesson, LessonTried, Listed, MyTable, NewTable, Plain, Printed, Replayed, Reviewed, Reviewing, Room, Said, SeatTaken, TableMade, Trouble } from './messages'

/** The server said no: `say` is the reason in the words of the catalogues. */
export class Sorry extends Error {
  constructor(readonly code: string, readonly say: Said) {
    super(code)
  }
}

export const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`

async function ask<T>(path: string, body?: unknown, key?: string, asText = false): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['authorization'] = `Bearer ${key}`
  let answer: Response
  try {
    answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Sorry('no-line', { id: 'refused-no-line', args: {} })
  }
  if (answer.ok) return (await (asText ? answer.text() : answer.json())) as T
  const trouble = (await answer.json().catch(() => null)) as Trouble | null
  throw new Sorry(trouble?.code ?? 'failed', trouble?.say ?? { id: 'refused-failed', args: {} })
}

export const games = (): Promise<GameFacts[]> => ask('/api/games')
export const listedTables = (): Promise<Listed[]> => ask('/api/tables')
export const myTables = (keys: { table: string; key: string }[]): Promise<MyTable[]> => ask('/api/mine', { keys })

export const openTable = (wanted: NewTable): Promise<TableMade> => ask('/api/tables', wanted)

/** A free seat; or, with the key of an invitation, the one it is for. */
export const takeSeat = (table: string, name: string, nonce: string, seat: number | null = null, key = ''): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats`, { name, nonce, seat }, key)

/** Host: a bot of this level takes the seat; "" frees it. */
export const setBot = (table: string, seat: number, level: string, host: string): Promise<Room> =>
  ask(`/api/tables/${table}/seats/${seat}/bot`, { level }, host)

/** Host: a link for one person to one seat. An older one no longer fits. */
export const inviteTo = (table: string, seat: number, host: string): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats/${seat}/invitation`, {}, host)

/** The link to one seat as a QR code. Its key may not stand in an address, so it is no `src` of its own. */
export const seatCodeOf = (table: string, seat: number, key: string): Promise<string> =>
  ask(`/api/tables/${table}/seats/${seat}/code.svg`, undefined, key, true)

/** An edition that comes with a game. */
export const printedIn = (game: string, name: string): Promise<Printed> => ask(`/api/games/${game}/editions/${encodeURIComponent(name)}`)

/** The one that a table is played with: somebody may have brought an edition of their own. */
export const printedAt = (table: string): Promise<Printed> => ask(`/api/tables/${table}/edition`)

/** What is printed on the components, table by table. */
export const edition = async (game: string, name: string): Promise<Record<string, unknown>> => (await printedIn(game, name)).tables
export const editionOf = async (table: string): Promise<Record<string, unknown>> => (await printedAt(table)).tables

export const lessonOf = (game: string): Promise<Lesson> => ask(`/api/games/${game}/lesson`)

/** Something else than the lesson wants. */
export const tryInLesson = (game: string, step: number, choice: Plain): Promise<LessonTried> =>
  ask(`/api/games/${game}/lesson/try`, { step, choice })

export const look = (table: string): Promise<Room> => ask(`/api/tables/${table}`)

export const replayPath = (table: string, match: number): string => `/api/tables/${table}/matches/${match}/replay`
export const replayOf = (table: string, match: number): Promise<string> => ask(replayPath(table, match), undefined, '', true)
export const statesOf = (table: string, match: number, first: number, count: number, seat: number | null = null): Promise<Replayed> =>
  ask(`/api/tables/${table}/matches/${match}/states?first=${first}&count=${count}&seat=${seat ?? -1}`)

export const reviewOf = (table: string, match: number): Promise<Reviewed> => ask(`/api/tables/${table}/matches/${match}/review`)
export const reviewProgress = (table: string, match: number): Promise<Reviewing> => ask(`/api/tables/${table}/matches/${match}/review/progress`)

export const codeOf = (table: string): string => `/api/tables/${table}/code.svg`
