/** The shuffle check, done here and not by the server, as defined in docs/fairness.md. */
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitmentTo } from '../table/contribution'

/** `day`: a deal of the day (scheme 3), whose seed is public. */
export interface Fairness {
  scheme: number
  table: string
  match: number
  commitment: string
  server_seed: string
  nonces: string[]
  commitments?: string[] // in scheme 2
  day?: string
}

export interface Head {
  game: string
  seats: number
  seed: string
  fairness?: Fairness | null
  position?: unknown // it began in the middle of another match: nothing is claimed about its chance
}

/** What this browser noted during the match, independently of the replay. */
export interface Noted {
  commitment?: string
  commitments?: readonly string[]
  nonce?: string
  seat?: number
}

export interface Finding {
  id: 'day-seed' | 'commitment-kept' | 'nonces-kept' | 'seed-made' | 'commitment-noted' | 'commitments-noted' | 'nonce-noted'
  right: boolean | null // null: nothing was noted to compare with
}

export const headOf = (replay: string): Head => JSON.parse(replay.slice(0, replay.indexOf('\n'))) as Head

/** docs/daily.md */
export const seedOfDay = (game: string, day: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`mousehole day\n${game}\n${day}`), { dkLen: 32 }))

export function findings(head: Head, noted: Noted): Finding[] {
  const told = head.fairness
  if (told?.scheme === 3) return [{ id: 'day-seed', right: seedOfDay(head.game, told.day ?? '') === head.seed }]
  if (!told || (told.scheme !== 1 && told.scheme !== 2)) return []
  const seed = hexToBytes(told.server_seed)
  const committed = bytesToHex(blake2b(concatBytes(utf8ToBytes('mousehole commitment'), seed), { dkLen: 32 }))
  const commitments = told.scheme === 2 ? (told.commitments ?? []) : null
  const lines = commitments
    ? ['mousehole seed', told.table, String(told.match), ...told.nonces.map((nonce, seat) => `${commitments[seat] ?? ''} ${nonce}`)]
    : [told.table, String(told.match), ...told.nonces]
  const made = bytesToHex(blake2b(utf8ToBytes(lines.join('\n')), { key: seed, dkLen: 32 }))
  const isWhole = told.nonces.length === head.seats && (!commitments || commitments.length === head.seats)
  const found: Finding[] = [
    { id: 'commitment-kept', right: committed === told.commitment },
    { id: 'seed-made', right: made === head.seed && isWhole },
    { id: 'commitment-noted', right: noted.commitment ? noted.commitment === told.commitment : null },
    { id: 'nonce-noted', right: noted.nonce && noted.seat !== undefined ? told.nonces[noted.seat] === noted.nonce : null },
  ]
  if (!commitments) return found
  const isKept = told.nonces.every((nonce, seat) => !nonce || commitmentTo(told.table, told.match, nonce) === commitments[seat])
  // Seats that were not called do not contribute to the seed, whatever they had committed to.
  const isSame = noted.commitments ? commitments.every((each, seat) => !each || each === noted.commitments?.[seat]) : null
  return [...found.slice(0, 1), { id: 'nonces-kept', right: isKept }, ...found.slice(1, 3), { id: 'commitments-noted', right: isSame }, ...found.slice(3)]
}

/** Seats that were called and did not reveal: bots played for them. */
export const withheld = (told: Fairness): number[] =>
  (told.commitments ?? []).flatMap((each, seat) => (each && !told.nonces[seat] ? [seat] : []))
