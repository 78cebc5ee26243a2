/** The check of a shuffle, done here and not by the server: see src/mousehole/table/fairness.py for the scheme. */
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Fairness {
  scheme: number
  table: string
  match: number
  commitment: string
  server_seed: string
  nonces: string[]
}

export interface Head {
  game: string
  seats: number
  seed: string
  fairness?: Fairness | null
}

/** What this browser noted while it was played: neither comes from the replay. */
export interface Noted {
  commitment?: string
  nonce?: string
  seat?: number
}

export interface Finding {
  id: 'commitment-kept' | 'seed-made' | 'commitment-noted' | 'nonce-noted'
  right: boolean | null // null: nothing was noted to compare with
}

export const headOf = (replay: string): Head => JSON.parse(replay.slice(0, replay.indexOf('\n'))) as Head

export function findings(head: Head, noted: Noted): Finding[] {
  const told = head.fairness
  if (!told || told.scheme !== 1) return []
  const seed = hexToBytes(told.server_seed)
  const committed = bytesToHex(blake2b(concatBytes(utf8ToBytes('mousehole commitment'), seed), { dkLen: 32 }))
  const parts = [told.table, String(told.match), ...told.nonces].join('\n')
  const made = bytesToHex(blake2b(utf8ToBytes(parts), { key: seed, dkLen: 32 }))
  return [
    { id: 'commitment-kept', right: committed === told.commitment },
    { id: 'seed-made', right: made === head.seed && told.nonces.length === head.seats },
    { id: 'commitment-noted', right: noted.commitment ? noted.commitment === told.commitment : null },
    { id: 'nonce-noted', right: noted.nonce && noted.seat !== undefined ? told.nonces[noted.seat] === noted.nonce : null },
  ]
}
