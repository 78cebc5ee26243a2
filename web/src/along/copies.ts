/**
 * Games with bots at a server that this device has a copy of, to go on with when the connection is gone. A copy is the table's journal,
 * so it is kept where this browser's own tables are; the one that was gone on with is one of them.
 */
import { Disk } from '../here/disk'
import { isHere, root } from '../home'
import { keep, kept } from '../kept'
import type { Held } from '../table/keys'
import type { Along, ApiError, Sentence } from '../wire/messages'
import { network } from '../wire/network'

export interface Copy {
  readonly table: string
  readonly game: string
  readonly key: string
  readonly number: number // entries, of which the server has told us this check
  readonly check: string
  readonly entries: readonly string[]
  /** ready: it is as it is at the server. leaving: it will be played here. here: it has been. */
  readonly state: 'ready' | 'leaving' | 'here'
}

const MOST = 60 // entries that are brought back at a time
const LONG = 30_000 // letters: a request must not become too large

let opened: Disk | null = null
const disk = (): Disk => (opened ??= new Disk(() => {}))
const names = (): string[] => kept<string[]>('along.tables', [])

/** Its text is large, so only the names of the tables are looked up quickly. */
export async function copyOf(table: string): Promise<Copy | null> {
  if (!names().includes(table)) return null
  const text = await disk().note(table)
  return text ? (JSON.parse(text) as Copy) : null
}

export async function keepCopy(copy: Copy): Promise<void> {
  await disk().setNote(copy.table, JSON.stringify(copy))
  keep('along.tables', [...names().filter((each) => each !== copy.table), copy.table])
}

/** Without a copy, and without what was played with it. */
export async function forgetCopy(table: string): Promise<void> {
  keep('along.tables', names().filter((each) => each !== table))
  await disk().setNote(table, '')
  keep('keys', kept<Held[]>('keys', [], true).filter((each) => each.table !== table), true)
  if (isHere) await (await import('../here/host')).forgotten(table)
  else await disk().remove(table)
}

/** The server refused, or did not answer. */
export class NotNow extends Error {
  constructor(readonly code: string, readonly say: Sentence) {
    super(code)
  }
}

async function posted(path: string, key: string, body: unknown): Promise<Along> {
  const reply = await network.ask(path, body, key).catch(() => { throw new NotNow('no-line', { id: 'refused-no-line', args: {} }) })
  if (reply.ok) return JSON.parse(reply.text) as Along
  const { code, say } = JSON.parse(reply.text) as ApiError
  throw new NotNow(code, say)
}

/** Asks the server for what is new of a game since the copy that we have. */
export async function taken(table: string, game: string, key: string): Promise<Copy> {
  const before = await copyOf(table)
  if (before && before.state !== 'ready') return before
  const told = await posted(`/api/tables/${table}/along`, key, { first: before?.number ?? 0 })
  const copy: Copy = { table, game, key, number: told.number, check: told.check, entries: [...(before?.entries ?? []), ...told.entries], state: 'ready' }
  await keepCopy(copy)
  return copy
}

/** Goes on with it in this browser: that is another page. */
export async function goOn(copy: Copy): Promise<void> {
  await disk().remove(copy.table) // of an earlier time, if any
  await keepCopy({ ...copy, state: 'leaving' })
  keep('keys', [{ table: copy.table, game: copy.game, key: copy.key, host: '' }, ...kept<Held[]>('keys', [], true).filter((each) => each.table !== copy.table)], true)
  location.assign(`${root}/#/t/${copy.table}`)
}

/** In this browser: what is to be taken in before anybody looks at it. */
export async function leaving(): Promise<Copy[]> {
  const all = await Promise.all(names().map(copyOf))
  return all.filter((each): each is Copy => each?.state === 'leaving')
}

/** Hands the server what was played here, piece by piece; then the game is at the server again. */
export async function bringBack(copy: Copy): Promise<void> {
  let { number, check } = copy
  let left = JSON.parse(await disk().read(copy.table, number)) as string[]
  do {
    let count = Math.min(left.length, MOST)
    while (count > 1 && left.slice(0, count).join().length > LONG) count = Math.ceil(count / 2)
    const told = await posted(`/api/tables/${copy.table}/along/back`, copy.key, { number, check, entries: left.slice(0, count) })
    ;({ number, check } = told)
    left = left.slice(count)
  } while (left.length)
  await forgetCopy(copy.table)
}
