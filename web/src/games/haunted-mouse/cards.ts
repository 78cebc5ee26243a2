/** Cards as players see them: rank, suit, and which meld several of them make. The server decides what may be played. */
import { PUBLIC, type BaitCard, type Choice, type View } from './wire'

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

/** Where these Bait cards lie; of two equal ones, one after the other. */
export function lyingOf(view: View, bait: readonly BaitCard[]): Lying[] {
  const found: Lying[] = []
  for (const { owner, card } of bait) {
    const row = (owner === PUBLIC ? view.public : view.bait[owner]) ?? []
    const at = row.findIndex((each, n) => each === card && !found.some((other) => lies(other, { owner, at: n })))
    if (at >= 0) found.push({ owner, at })
  }
  return found
}

/**
 * These cards as a meld or Trap, link by link: the offered choice that they fill, and the Bait for what it leaves open.
 * Null: nothing of the kind is offered.
 */
export function linksOf(offers: readonly Choice[], places: readonly number[], bait: readonly BaitCard[], trap: boolean, me: number | null): Choice[] | null {
  const sorted = [...places].sort((a, b) => a - b)
  const start = sorted[0] ?? 0
  if (sorted.some((place, at) => place !== start + at)) return null
  if (!sorted.length && !bait.some((each) => each.owner === me)) return null // it would not be completed
  for (const option of offers) {
    if (option.is !== (trap ? 'SetTrap' : 'PlayMeld') || option.start !== start || option.length !== sorted.length) continue
    if (option.bait.length + option.wanted.length !== bait.length) continue
    const rest = [...bait]
    const take = (fits: (each: BaitCard) => boolean): BaitCard[] => {
      const at = rest.findIndex(fits)
      return at < 0 ? [] : rest.splice(at, 1)
    }
    const isSure = option.bait.every((sure) => take((each) => each.owner === sure.owner && each.card === sure.card).length)
    const uses = option.wanted.flatMap((slot) => take((each) => (trap ? each.card : rankOf(each.card)) === slot))
    if (isSure && uses.length === option.wanted.length) return [option, ...uses.map((each): Choice => ({ is: 'UseBait', bait: each }))]
  }
  return null
}

/** Bait for what a choice leaves open: the player's own first, then Public Bait, then that of players who keep other cards. */
export function filling(view: View, wanted: readonly number[], trap: boolean, sure: readonly BaitCard[], me: number | null): BaitCard[] {
  const all: BaitCard[] = [...view.public.map((card): BaitCard => ({ is: 'BaitCard', owner: PUBLIC, card })), ...view.bait.flatMap((row, owner) => row.map((card): BaitCard => ({ is: 'BaitCard', owner, card })))]
  const cost = ({ owner }: BaitCard): number => (owner === me ? 0 : owner === PUBLIC ? 1 : view.hands[owner]?.length ? 2 : 3)
  const rest = all.sort((a, b) => cost(a) - cost(b))
  const take = (fits: (each: BaitCard) => boolean): BaitCard[] => {
    const at = rest.findIndex(fits)
    return at < 0 ? [] : rest.splice(at, 1)
  }
  for (const each of sure) take((other) => other.owner === each.owner && other.card === each.card)
  return wanted.flatMap((slot) => take((each) => (trap ? each.card : rankOf(each.card)) === slot))
}
