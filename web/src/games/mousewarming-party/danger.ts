/** How near the end is, and where the raccoon goes next. The rules are the server's; this only shows what everybody can see. */
import type { Choice, View } from './wire'

export interface Standing {
  readonly served: number
  readonly plates: number
  /** The fullest row of the pantry, and how many tokens end the game. */
  readonly row: { readonly food: string; readonly stored: number; readonly full: number }
  readonly feeders: number
}

export function standingOf(view: View, plain: number, plates: number): Standing {
  const most = Math.max(0, ...view.pantry)
  return {
    served: view.served.reduce((sum, each) => sum + each, 0), plates,
    row: { food: view.foods[view.pantry.indexOf(most)] ?? '', stored: most, full: plain + 1 }, feeders: view.feeders.reduce((sum, each) => sum + each, 0),
  }
}

/** PARTY-21, PARTY-22 One short of a full row; two tokens or fewer for both feeders together. */
export const isRowDangerous = (stored: number, plain: number): boolean => stored >= plain
export const areFeedersLow = (view: View): boolean => view.feeders.length > 0 && view.feeders.reduce((sum, each) => sum + each, 0) <= 2

/** What a selected choice would change for the raccoon: where the mice stand and what lies on plates. */
function imagined(view: View, choice: Choice | undefined): { spaces: (number | null)[]; tokens: (string | null)[]; isAsleep: boolean } {
  const spaces = view.mice.map((mouse) => (choice?.is === 'Move' && mouse.mouse === choice.mouse ? choice.space : mouse.space))
  const tokens = [...view.tokens]
  if (choice?.is === 'Drop') { // whoever drops something moves on
    const at = view.mice.findIndex((mouse) => mouse.mouse === choice.mouse)
    const space = spaces[at]
    if (space != null) tokens[space] = choice.food
    spaces[at] = null
  }
  return { spaces, tokens, isAsleep: view.asleep || choice?.is === 'LullRaccoon' }
}

/** PARTY-17 Along the arrows, the first space with food and without a mouse; its own space comes last. null: it stays. */
export function nextStop(view: View, choice?: Choice): number | null {
  const { spaces, tokens, isAsleep } = imagined(view, choice)
  const [from, size] = [view.raccoon, view.loop.length]
  if (from === null || isAsleep || view.ended || view.mice.length < 2 || view.mice.some((mouse) => mouse.space === null)) return null
  let feeder = -1
  const feeders = [...view.loop].map((kind) => (kind === 'F' ? (view.feeders[(feeder += 1)] ?? 0) : 0))
  for (let step = 1; step <= size; step++) {
    const space = (from + step) % size
    if (!spaces.includes(space) && (tokens[space] || (feeders[space] ?? 0) > 0)) return space
  }
  return null
}
