/** How fast scenes are played in this browser, and how long a sentence needs to be read. */
import { keep, kept } from '../kept'

export type Pace = 'normal' | 'fast' | 'off'
export const PACES: readonly Pace[] = ['normal', 'fast', 'off']

const [SHORTEST, LONGEST] = [1100, 5200] // ms per step
const [START, PER_LETTER] = [600, 42]
const FAST = 0.45
const HURRY = 0.5 // when others have played on meanwhile

class Pacing {
  pace = $state<Pace>(kept<Pace>('scenes', 'normal'))

  choose(pace: Pace): void {
    this.pace = pace
    keep('scenes', pace)
  }

  /** Milliseconds that a step stays. `isLate`: many others are waiting to be shown. */
  time(letters: number, weight: number, isLate: boolean): number {
    const read = Math.min(LONGEST, Math.max(SHORTEST, START + PER_LETTER * letters)) * weight
    return read * (this.pace === 'fast' ? FAST : 1) * (isLate ? HURRY : 1)
  }
}

export const pacing = new Pacing()
