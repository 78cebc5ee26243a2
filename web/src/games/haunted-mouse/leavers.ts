/** Who would go out by a meld before it is played (HAUNT-30, HAUNT-32). */
import type { BaitCard, Box, View } from './wire'

export interface Leaver { readonly seat: number; readonly cheese: number; readonly wins: boolean }

/** HAUNT-30 The cheese for whoever goes out next. */
export function prizeOf(view: View, box: Box): number {
  return box.prizes.find((each) => each.players === view.seats)?.cheese[view.out.length] ?? 0
}

/** Players whose last cards these are, clockwise from the taker, and the cheese that they take. */
export function leavers(view: View, taker: number, used: readonly BaitCard[], box: Box): Leaver[] {
  const prizes = box.prizes.find((each) => each.players === view.seats)?.cheese ?? []
  const found: Leaver[] = []
  for (let step = 1; step < view.seats; step += 1) {
    const seat = (taker + step) % view.seats
    const taken = used.filter((each) => each.owner === seat).length
    if (!taken || view.hands[seat]?.length || taken < (view.bait[seat]?.length ?? 0)) continue
    const missing = box.cheese.goal - (view.cheese[seat] ?? 0)
    const cheese = Math.min(prizes[view.out.length + found.length] ?? 0, missing)
    found.push({ seat, cheese, wins: cheese === missing })
  }
  return found
}
