/** The keys that this browser holds: whoever has a seat's key is that player, whoever has the host's rules the table. */
import { keep, kept } from '../kept'

export interface Held {
  readonly table: string
  readonly game: string
  readonly key: string // "": only watching or hosting
  readonly host: string
}

const MOST = 60

export const held = (): Held[] => kept<Held[]>('keys', [])

export const keyOf = (table: string): Held | undefined => held().find((each) => each.table === table)

export function hold(part: Partial<Held> & { table: string }): void {
  const before = keyOf(part.table)
  const now = { game: '', key: '', host: '', ...before, ...part }
  keep('keys', [now, ...held().filter((each) => each.table !== part.table)].slice(0, MOST))
}

/** The seat is lost; whoever hosts the table still does. */
export function drop(table: string): void {
  if (keyOf(table)?.host) hold({ table, key: '' })
  else forget(table)
}

export const forget = (table: string): void => keep('keys', held().filter((each) => each.table !== table))

/** What can be held against the server later: its commitment as it was told before the match, and our part in the seed. */
export interface Noted {
  readonly commitment?: string
  readonly nonce?: string
  readonly seat?: number
}

export const notedOf = (table: string, match: number): Noted => kept<Record<string, Noted>>('noted', {})[`${table}/${match}`] ?? {}

/** Of a commitment the first word counts: one that changes later is what we want to catch. Of our own part, the last. */
export function note(table: string, match: number, part: Noted): void {
  const rows = Object.entries(kept<Record<string, Noted>>('noted', {})).filter(([name]) => name !== `${table}/${match}`)
  const before = notedOf(table, match)
  const now = { ...before, ...part, ...(before.commitment ? { commitment: before.commitment } : {}) }
  keep('noted', Object.fromEntries([...rows, [`${table}/${match}`, now] as const].slice(-MOST)))
}

/** This person's share in the shuffle: 32 random bytes. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
