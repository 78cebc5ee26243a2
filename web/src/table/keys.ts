/** The keys in this browser: a seat's key makes you that player, the host's key gives the host's rights. */
import { keep, kept } from '../kept'

export interface Held {
  readonly table: string
  readonly game: string
  readonly key: string // "": only watching or hosting
  readonly host: string
  /** Of the others who play with this device. */
  readonly others?: readonly string[]
}

const MOST = 60

export const held = (): Held[] => kept<Held[]>('keys', [])

export const keyOf = (table: string): Held | undefined => held().find((each) => each.table === table)

export function hold(part: Partial<Held> & { table: string }): void {
  const before = keyOf(part.table)
  const now = { game: '', key: '', host: '', ...before, ...part }
  keep('keys', [now, ...held().filter((each) => each.table !== part.table)].slice(0, MOST))
}

/** The keys of everybody who plays with this device. */
export function keysOf(table: string): string[] {
  const mine = keyOf(table)
  return mine?.key ? [mine.key, ...(mine.others ?? [])] : []
}

/** Forgets a seat's key, but neither the host's nor those of the others at this device. */
export function drop(table: string, key = keyOf(table)?.key): void {
  const [first = '', ...others] = keysOf(table).filter((each) => each !== key)
  if (first || keyOf(table)?.host) hold({ table, key: first, others })
  else forget(table)
}

export const forget = (table: string): void => keep('keys', held().filter((each) => each.table !== table))

/** What the server can be checked against later: its commitment from before the match, and our contribution to the seed. */
export interface Noted {
  readonly commitment?: string
  readonly commitments?: readonly string[] // of all seats, as they were when we were called
  readonly nonce?: string
  readonly seat?: number
}

export const notedOf = (table: string, match: number): Noted => kept<Record<string, Noted>>('noted', {})[`${table}/${match}`] ?? {}

/** Of a commitment the first value counts, to catch later changes; of our own contribution, the last. */
export function note(table: string, match: number, part: Noted): void {
  const rows = Object.entries(kept<Record<string, Noted>>('noted', {})).filter(([name]) => name !== `${table}/${match}`)
  const before = notedOf(table, match)
  const now = { ...before, ...part, ...(before.commitment ? { commitment: before.commitment } : {}) }
  keep('noted', Object.fromEntries([...rows, [`${table}/${match}`, now] as const].slice(-MOST)))
}

/** No match began; the server's commitment stays the same, and stays noted. */
export function forgetNote(table: string, match: number): void {
  const { commitment } = notedOf(table, match)
  keep('noted', { ...kept<Record<string, Noted>>('noted', {}), [`${table}/${match}`]: commitment ? { commitment } : {} })
}
