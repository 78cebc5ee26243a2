/** The view after an event, as far as the event tells: what the board shows in the middle of a frame. */
import type { Event, Mouse, View } from './wire'

const put = <T>(all: readonly T[], at: number, value: T): T[] => all.map((each, n) => (n === at ? value : each))
const add = (view: View, amounts: readonly number[], food: string, more: number): number[] => amounts.map((each, n) => (view.foods[n] === food ? each + more : each))

function without(foods: readonly string[], food: string): string[] {
  const at = foods.indexOf(food)
  return foods.filter((_, n) => n !== at)
}

const changed = (view: View, name: string, change: (mouse: Mouse) => Partial<Mouse>): Mouse[] =>
  view.mice.map((mouse) => (mouse.mouse === name ? { ...mouse, ...change(mouse) } : mouse))

/** One token less on the feeder of this space. */
function fromFeeder(view: View, space: number): number[] {
  const which = [...view.loop].slice(0, space).filter((kind) => kind === 'F').length
  return view.feeders.map((left, n) => (n === which ? left - 1 : left))
}

/** PARTY-15 From the tray first, then from the backpack. */
const unloaded = (mouse: Mouse, food: string): Partial<Mouse> =>
  mouse.tray.includes(food) ? { tray: without(mouse.tray, food) } : { backpack: without(mouse.backpack, food) }

export function unfold(view: View, event: Event): View {
  switch (event.is) {
    case 'RaccoonPlaced': return { ...view, raccoon: event.space }
    case 'MousePlaced': case 'MouseMoved': return { ...view, mice: changed(view, event.mouse, () => ({ space: event.space })) }
    case 'GoldenGiven': return { ...view, mice: changed(view, event.mouse, () => ({ golden: true })) }
    case 'DieRolled': return { ...view, turn: event.seat, turns: view.turns + 1, asleep: false, rolled: event.food, side: event.side }
    case 'FoodPlaced': return { ...view, tokens: put(view.tokens, event.space, event.food), supply: add(view, view.supply, event.food, -1) }
    case 'RaccoonLulled': return { ...view, asleep: true }
    case 'FoodReturned': return { ...view, tokens: put(view.tokens, event.space, event.food), pantry: add(view, view.pantry, event.food, -1) }
    case 'FeederRaided': return { ...view, feeders: fromFeeder(view, event.space), mice: changed(view, 'fitness', (mouse) => ({ tray: [...mouse.tray, event.food] })) }
    case 'FoodPacked': return { ...view, mice: changed(view, 'traveler', (mouse) => ({ tray: event.foods.reduce<string[]>(without, mouse.tray), backpack: [...mouse.backpack, ...event.foods] })) }
    case 'FoodDropped': return { ...view, tokens: put(view.tokens, event.space, event.food), mice: changed(view, event.mouse, (mouse) => ({ tray: without(mouse.tray, event.food) })) }
    case 'FoodPickedUp': {
      const space = view.mice.find((mouse) => mouse.mouse === event.mouse)?.space ?? -1
      return { ...view, tokens: put(view.tokens, space, null), mice: changed(view, event.mouse, (mouse) => ({ tray: [...mouse.tray, event.food] })) }
    }
    case 'KitchenFound': return { ...view, doors: view.doors.filter((door) => door !== event.space), kitchens: [...view.kitchens, { is: 'Kitchen', space: event.space, tile: -1, foods: event.foods }] }
    case 'GuestsSeated': return { ...view, doors: view.doors.filter((door) => door !== event.space), guests: [...view.guests, { is: 'Guests', tile: -1, plates: event.plates }] }
    case 'FoodServed': return { ...view, plates: event.plates, served: add(view, view.served, event.food, 1), mice: changed(view, event.mouse, (mouse) => unloaded(mouse, event.food)) }
    case 'RaccoonFed': {
      const isFeeder = view.loop[event.space] === 'F'
      return {
        ...view, raccoon: event.space, pantry: add(view, view.pantry, event.food, 1),
        feeders: isFeeder ? fromFeeder(view, event.space) : view.feeders, tokens: isFeeder ? view.tokens : put(view.tokens, event.space, null),
      }
    }
    default: return view
  }
}
