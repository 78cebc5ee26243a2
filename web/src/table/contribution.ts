/**
 * This player's contribution to the seeds of a table's matches: committed to first, revealed once nothing can change any more.
 * docs/fairness.md says why; src/mousehole/table/contribution.py does the same.
 */
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keep, kept } from '../kept'
import type { FromViewer, Room } from '../wire/messages'
import { forgetNote, note, notedOf } from './keys'

const MOST = 60

export const commitmentTo = (table: string, match: number, nonce: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`mousehole nonce\n${table}\n${match}\n${nonce}`), { dkLen: 32 }))

/** Stored, so that a reloaded page can still reveal it. */
function secretOf(table: string, match: number): string {
  const rows = kept<Record<string, string>>('nonces', {})
  return rows[`${table}/${match}`] ?? renew(table, match)
}

function renew(table: string, match: number): string {
  const rows = Object.entries(kept<Record<string, string>>('nonces', {})).filter(([name]) => name !== `${table}/${match}`)
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  keep('nonces', Object.fromEntries([...rows, [`${table}/${match}`, nonce] as const].slice(-MOST)))
  return nonce
}

export class Contribution {
  private isTold = false // on this connection

  constructor(private readonly table: string) {}

  connected(): void {
    this.isTold = false
  }

  /** The messages to send for this state of the room. */
  hears(room: Room, seat: number): FromViewer | null {
    if (room.status !== 'gathering' && room.status !== 'over') return null
    const match = room.match + 1
    const told = room.chairs[seat]?.commitment ?? ''
    const noted = notedOf(this.table, match)
    if (room.called.length) {
      const nonce = secretOf(this.table, match)
      const isOurs = told === commitmentTo(this.table, match, nonce)
      const commitments = room.chairs.map((chair) => chair.commitment)
      if (noted.commitments && noted.commitments.join() !== commitments.join()) return null // somebody's has changed: never
      note(this.table, match, { commitments, ...(isOurs ? { nonce, seat } : {}) })
      return isOurs && room.called.includes(seat) ? { is: 'reveal', nonce } : null
    }
    if (noted.commitments) { // we were called, and no match came of it: what was revealed must not be used again
      forgetNote(this.table, match)
      renew(this.table, match)
      this.isTold = false
    }
    if (told && this.isTold) return null // by us, or by another device of ours, which will reveal
    this.isTold = true
    return { is: 'commit', commitment: commitmentTo(this.table, match, secretOf(this.table, match)) }
  }
}
