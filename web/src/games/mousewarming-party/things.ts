/** What has a sheet of its own, and the clause it comes from: the same as in the game's guide.py. */
import type { About } from '../board'
import type { Say, View } from './wire'

const CLAUSES: Record<string, string> = {
  raccoon: 'PARTY-17', pantry: 'PARTY-22', feeders: 'PARTY-21', table: 'PARTY-20', kitchen: 'PARTY-15', door: 'PARTY-14', hole: 'PARTY-14', plate: 'PARTY-13', tray: 'PARTY-10', golden: 'PARTY-24', die: 'PARTY-7',
  mommy: 'PARTY-31', slingshot: 'PARTY-32', ninja: 'PARTY-33', sprinter: 'PARTY-34', fitness: 'PARTY-35', traveler: 'PARTY-36',
}

export const isMouse = (thing: string): boolean => ['mommy', 'slingshot', 'ninja', 'sprinter', 'fitness', 'traveler'].includes(thing)

export const aboutThing = (thing: string, t: Say): About => ({ title: isMouse(thing) ? t('MouseName', { mouse: thing }) : t('Thing', { thing }), clause: CLAUSES[thing] ?? '' })

/** What there is to say about a space: who stands there comes first. */
export function thingOn(view: View, space: number): string {
  if (view.raccoon === space) return 'raccoon'
  const kind = view.loop[space]
  if (kind === 'F') return 'feeders'
  if (kind === 'P') return 'plate'
  return view.doors.includes(space) ? 'door' : view.kitchens.some((kitchen) => kitchen.space === space) ? 'kitchen' : 'hole'
}
