/** Where a choice is made: the cards and traps that are tapped, and the buttons for what has no place. */
import type { Pointing } from '../board'
import type { Choice, View } from './wire'

/** The spots of these mice in a row; of equal ones, one after the other. */
function spotsOf(row: string, all: readonly string[], mice: readonly string[]): string[] {
  const found: number[] = []
  for (const mouse of mice) found.push(all.findIndex((each, n) => each === mouse && !found.includes(n)))
  return found.filter((at) => at >= 0).map((at) => `${row}-${at}`)
}

export const pointing: Pointing<View, Choice> = (choice, view, t, _, seat) => {
  const hand = seat === null ? [] : view.hands[seat] ?? []
  switch (choice.is) {
    case 'Choose': return { spots: spotsOf('home', view.home, choice.mice) }
    case 'AddMouse': return { spots: spotsOf('home', view.home, [choice.mouse]) }
    case 'Place': return { spots: [...(choice.hostage ? ['held-0'] : spotsOf('chosen', hand, [choice.mouse])), `goal-${choice.trap}`] }
    case 'HandOver': return { spots: spotsOf('chosen', hand, [choice.mouse]) }
    case 'Swap': return { spots: [...spotsOf('chosen', hand, [choice.mouse]), ...spotsOf('home', view.home, [choice.instead])] }
    default: return { names: [t(choice.is)] }
  }
}
