/** The view after an event, as far as the event tells: what the board shows in the middle of a frame. */
import { HIDDEN, type Fate } from './clans'
import type { Card, Event, Trap, View } from './wire'

const FACING: Record<string, View['facing']> = { 'total-black-out': 'all-down', 'mice-at-the-front': 'first-up' }

const put = <T>(all: readonly T[], at: number, value: T): T[] => all.map((each, n) => (n === at ? value : each))

/** Without one of these mice; if the viewer does not know which, without a hidden one. */
function without(mice: readonly string[], mouse: string): string[] {
  const at = mice.includes(mouse) ? mice.indexOf(mouse) : mice.indexOf(HIDDEN)
  return at < 0 ? [...mice] : mice.filter((_, n) => n !== at)
}

const trapped = (view: View, at: number, change: (trap: Trap) => Partial<Trap>): Trap[] =>
  view.traps.map((trap, n) => (n === at ? { ...trap, ...change(trap) } : trap))

/** Where this mouse stands in line: the first of its kind to which nothing has happened yet. */
export function placeOf(view: View, trap: number, clan: number, mouse: string): number {
  return view.traps[trap]?.cards.findIndex((card, n) => card.clan_seat === clan && card.mouse === mouse && !view.fates?.[trap]?.[n]) ?? -1
}

function marked(view: View, trap: number, clan: number, mouse: string, fate: Fate): (Fate | null)[][] {
  const at = placeOf(view, trap, clan, mouse)
  return view.traps.map((each, n) => each.cards.map((_, k) => (n === trap && k === at ? fate : view.fates?.[n]?.[k] ?? null)))
}

function caught(view: View, event: { trap: number; clan_seat: number; mouse: string }, fate: Fate): View {
  const { trap, clan_seat: clan, mouse } = event
  return {
    ...view, fates: marked(view, trap, clan, mouse, fate),
    clans: put(view.clans, clan, without(view.clans[clan] ?? [], mouse)), caught: put(view.caught, clan, [...(view.caught[clan] ?? []), mouse]),
  }
}

/** HEAD-20 Every card lies face up where it was placed. `lines`: which mice they are, as the events after it tell. */
export function turnedUp(view: View, lines: ReadonlyMap<number, readonly Card[]>): View {
  const traps = view.traps.map((trap, n) => {
    let hidden = [...(lines.get(n) ?? [])]
    for (const card of trap.cards) { // what is known already stays where it is
      const at = hidden.findIndex((each) => each.mouse === card.mouse && each.clan_seat === card.clan_seat)
      if (at >= 0) hidden = hidden.filter((_, k) => k !== at)
    }
    const cards = trap.cards.map((card) => {
      if (card.mouse !== HIDDEN) return { ...card, is_up: true }
      const at = hidden.findIndex((each) => each.clan_seat === card.clan_seat && each.by_seat === card.by_seat)
      const found = hidden[at] ?? card
      hidden = hidden.filter((_, k) => k !== at)
      return { ...found, is_up: true }
    })
    return { ...trap, cards }
  })
  return { ...view, turn: null, traps, fates: traps.map((trap) => trap.cards.map(() => null)) }
}

export function unfold(view: View, event: Event): View {
  switch (event.is) {
    case 'TrapsBaited':
      return {
        ...view, round: event.round, first: event.first_seat, turn: null, turns: 0, event: null, facing: 'alternate', is_cat_asleep: false, has_defects: false,
        fates: undefined, home: view.seat === null ? [] : [...(view.clans[view.seat] ?? [])], meeples: view.meeples.map(() => []), decided: view.decided.map(() => false),
        traps: view.traps.map((trap, n) => ({ ...trap, cheese: [...trap.cheese, ...event.cheese.slice(n, n + 1)], cards: [] })),
      }
    case 'SpeedSet': return { ...view, speed: event.colours }
    case 'MiceChosen': {
      const home = event.seat === view.seat && !view.hands[event.seat]?.length ? event.mice.reduce<string[]>(without, view.home) : view.home
      return { ...view, to_choose: 0, home, hands: put(view.hands, event.seat, event.mice) }
    }
    case 'MeeplesShown': return { ...view, to_choose: 0, meeples: put(view.meeples, event.seat, event.colours.map((colour) => colour.letter)) }
    case 'EventRevealed':
      return {
        ...view, event: event.event, revealed: [...view.revealed, event.event], pile: view.pile - 1, facing: FACING[event.event] ?? 'alternate',
        is_cat_asleep: event.event === 'miraculous-sleeping-pills', has_defects: event.event === 'defective-trap',
      }
    case 'CheeseAdded': return { ...view, traps: view.traps.map((trap, n) => ({ ...trap, cheese: [...trap.cheese, ...event.cheese.slice(n, n + 1)] })) }
    case 'CheeseRedrawn': return { ...view, gone: [...view.gone, ...event.gone], traps: view.traps.map((trap) => ({ ...trap, cheese: trap.cheese.slice(0, -1), blind: trap.blind + 1 })) }
    case 'HostagePicked': return { ...view, picked: put(view.picked, event.seat, event.mouse) }
    case 'HostageTaken':
      return {
        ...view, picked: put(view.picked, event.clan_seat, null), held: put(view.held, event.seat, event.mouse),
        hands: put(view.hands, event.clan_seat, without(view.hands[event.clan_seat] ?? [], event.mouse)),
      }
    case 'LineupDecided': {
      const decided = { ...view, decided: put(view.decided, event.seat, true) }
      if (event.seat !== view.seat || event.mouse === null || event.instead === null) return decided
      return { ...decided, home: [...without(view.home, event.instead), event.mouse], hands: put(view.hands, event.seat, [...without(view.hands[event.seat] ?? [], event.mouse), event.instead]) }
    }
    case 'MousePlaced': {
      const isHostage = event.seat !== event.clan_seat
      const card: Card = { is: 'Card', mouse: event.mouse, clan_seat: event.clan_seat, by_seat: event.seat, is_up: event.is_up }
      return {
        ...view, turns: view.turns + 1, turn: null, traps: trapped(view, event.trap, (trap) => ({ cards: [...trap.cards, card] })),
        held: isHostage ? put(view.held, event.seat, null) : view.held, hands: isHostage ? view.hands : put(view.hands, event.seat, without(view.hands[event.seat] ?? [], event.mouse)),
      }
    }
    case 'TurnPassed': return { ...view, turns: view.turns + 1 }
    case 'MiceTurnedUp': return { ...view, traps: trapped(view, event.trap, () => ({ cards: event.line })) }
    case 'MouseTrapped': return caught(view, event, 'trapped')
    case 'CatFed': return caught(view, event, 'cat')
    case 'CheeseTaken':
      return {
        ...view, fates: marked(view, event.trap, event.clan_seat, event.mouse, 'cheese'), traps: trapped(view, event.trap, () => ({ cheese: [], blind: 0 })),
        won: put(view.won, event.clan_seat, [...(view.won[event.clan_seat] ?? []), ...event.cheese]),
        won_blind: put(view.won_blind, event.clan_seat, [...(view.won_blind[event.clan_seat] ?? []), ...event.blind]),
      }
    default: return view
  }
}
