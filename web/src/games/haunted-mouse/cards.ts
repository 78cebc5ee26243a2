/** Cards as one sees them: rank, suit, and what a handful of them looks like. What may be played, the server says. */
import { PUBLIC, type BaitCard, type PlayMeld, type SetTrap, type View } from './wire'

export const SUITS = ['cats', 'snakes', 'owls', 'hawks'] as const
export type Suit = (typeof SUITS)[number]

export const rankOf = (card: number): number => Math.floor(card / 4) + 1
export const suitOf = (card: number): Suit => SUITS[((card % 4) + 4) % 4] ?? 'cats'

export type Looks = { kind: 'set'; rank: number; n: number } | { kind: 'run'; low: number; high: number } | { kind: 'neither' }

/** HAUNT-7 One rank, or ranks one after the other. */
export function looksOf(cards: readonly number[]): Looks {
  const ranks = cards.map(rankOf).sort((a, b) => a - b)
  const [low, high] = [ranks[0] ?? 0, ranks.at(-1) ?? 0]
  if (ranks.length > 0 && low === high) return { kind: 'set', rank: low, n: ranks.length }
  if (ranks.length > 1 && ranks.every((rank, at) => rank === low + at)) return { kind: 'run', low, high }
  return { kind: 'neither' }
}

/** HAUNT-26 Four suits of one rank, or a run of four in one suit. */
export function isTrap(cards: readonly number[]): boolean {
  const suits = new Set(cards.map(suitOf)).size
  const { kind } = looksOf(cards)
  return cards.length === 4 && ((kind === 'set' && suits === 4) || (kind === 'run' && suits === 1))
}

/** A card of Bait on the table: whose, and which of theirs. Two equal ones are two cards to tap. */
export interface Lying { readonly owner: number; readonly at: number }

export const lies = (one: Lying, other: Lying): boolean => one.owner === other.owner && one.at === other.at

export function baitCard(view: View, { owner, at }: Lying): BaitCard {
  return { is: 'BaitCard', owner, card: (owner === PUBLIC ? view.public : view.bait[owner])?.[at] ?? 0 }
}

/** The same meld as it would be offered: a block of the hand, Bait by rank, owner and suit. Null: no block. */
export function asBlock(places: readonly number[], bait: readonly BaitCard[], trap: boolean): PlayMeld | SetTrap | null {
  const sorted = [...places].sort((a, b) => a - b)
  const start = sorted[0] ?? 0
  if (sorted.some((place, at) => place !== start + at)) return null
  const ordered = [...bait].sort((a, b) => rankOf(a.card) - rankOf(b.card) || a.owner - b.owner || a.card - b.card)
  return { is: trap ? 'SetTrap' : 'PlayMeld', start, length: sorted.length, bait: ordered }
}
