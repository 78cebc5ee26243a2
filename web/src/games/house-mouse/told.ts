/** The board after an event, made from the board before it and nothing else: what a viewer knows at that moment of a scene. */
import type { Event, View } from './wire'

type Draft = { -readonly [K in keyof View]: View[K] }
const replaced = <T>(row: readonly T[], at: number, by: T): T[] => row.map((each, n) => (n === at ? by : each))
const without = <T>(row: readonly T[], what: T): T[] => row.filter((each) => each !== what)

/** `corners`: the numbers of corners by their names, as far as the events of this frame give them away. */
export function told(before: View, event: Event, corners: ReadonlyMap<string, number>): View {
  const v: Draft = { ...before }
  const nest = (mouse: number, change: (cards: readonly string[]) => string[]): void => { v.nests = replaced(v.nests, mouse, change(v.nests[mouse] ?? [])) }

  function lay(corner: number | undefined, back: string | null, card: string | null, isUp: boolean): void {
    if (corner === undefined || corner < 0) return
    v.backs = replaced(v.backs, corner, back)
    v.house = replaced(v.house, corner, card)
    v.face_up = replaced(v.face_up, corner, isUp)
    v.peeked_seats = replaced(v.peeked_seats, corner, [])
  }

  /** A card leaves the house: where it is known to lie, else where this mouse stands, unless another card lies there. */
  function pickUp(mouse: number, card: string): void {
    const [known, here] = [card ? v.house.indexOf(card) : -1, v.mice[mouse] ?? -1]
    if (known >= 0) lay(known, null, null, false)
    else if (here >= 0 && !v.house[here] && !v.resolving.length) lay(here, null, null, false)
  }

  function hold(seat: number, change: number, card: string): void {
    v.hands = replaced(v.hands, seat, (v.hands[seat] ?? 0) + change)
    if (seat === v.seat && card) v.hand = change > 0 ? [...v.hand, card] : without(v.hand, card)
  }

  switch (event.is) {
    case 'TurnBegan':
      v.turn = event.mouse
      v.round = event.round
      v.spent = v.bonus = 0
      v.naps = v.next_naps[event.mouse] ?? 0
      v.next_naps = replaced(v.next_naps, event.mouse, 0)
      v.used = v.free = v.freed = []
      break
    case 'MousePlaced': case 'MouseMoved':
      v.mice = replaced(v.mice, event.mouse, corners.get(event.corner) ?? v.mice[event.mouse] ?? null)
      break
    case 'MiceSwapped':
      v.mice = v.mice.map((at, mouse) => (mouse === event.one ? v.mice[event.other] ?? null : mouse === event.other ? v.mice[event.one] ?? null : at))
      break
    case 'MouseGlued': v.glued = [...v.glued, event.mouse]; break
    case 'CornerRefilled':
      lay(corners.get(event.corner), event.back, null, false)
      v.pile -= 1
      break
    case 'CardScavenged':
      pickUp(event.mouse, event.card)
      nest(event.mouse, (cards) => [...cards, event.card])
      break
    case 'BoostScavenged':
      pickUp(event.seat, event.card)
      hold(event.seat, 1, event.card)
      break
    case 'CardRevealed': {
      const at = corners.get(event.corner)
      if (at !== undefined) lay(at, v.backs[at] ?? null, event.card, true)
      break
    }
    case 'CardPut':
      nest(event.seat, (cards) => without(cards, event.card))
      break
    case 'PowerDeclared':
      v.used = [...v.used, [event.card, event.seat]]
      v.resolving = [...v.resolving, { is: 'Resolving', card: event.card, who: event.seat, target: null, room: null, last: null, corner: null, left: null }]
      break
    case 'BoostPlayed':
      hold(event.seat, -1, event.card)
      v.resolving = [...v.resolving, { is: 'Resolving', card: event.card, who: event.seat, target: null, room: null, last: null, corner: null, left: null }]
      break
    case 'CardMoved':
      nest(event.giver, (cards) => without(cards, event.card))
      nest(event.taker, (cards) => [...cards, event.card])
      break
    case 'CardFlipped': v.covered = event.is_up ? without(v.covered, event.card) : [...v.covered, event.card]; break
    case 'CardTurnedUp':
      v.pile -= 1
      v.discard = [...v.discard, event.card]
      break
    case 'CardDealt':
      v.discard = without(v.discard, event.card)
      nest(event.mouse, (cards) => [...cards, event.card])
      break
    case 'CardDiscarded':
      nest(event.mouse, (cards) => without(cards, event.card))
      v.discard = [...v.discard, event.card]
      break
    case 'PileShuffled':
      v.pile = event.cards
      v.discard = []
      break
    case 'ActionsChanged':
      if (!event.now) v.next_naps = replaced(v.next_naps, event.mouse, (v.next_naps[event.mouse] ?? 0) - event.count)
      else if (event.count < 0) v.naps -= event.count
      else v.bonus += event.count
      break
    case 'PowersRefreshed': v.used = v.used.filter(([, whose]) => whose !== event.seat); break
    case 'NestFilled': v.ending = event.mouse; break
    case 'GameEnded': v.ended = event.reason; break
    default: break
  }
  return v
}
