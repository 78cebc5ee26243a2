/** What has a sheet of its own, and the clause it comes from: the same as in the game's guide.py. */
import type { About } from '../board'
import { squeaks } from './clans'

const CLAUSES: Record<string, string> = {
  'total-black-out': 'HEAD-30', 'mouse-held-hostage': 'HEAD-31', 'false-start': 'HEAD-32', 'cheese-heist': 'HEAD-33', 'blind-tasting': 'HEAD-34', 'heroic-sprint': 'HEAD-35',
  'miraculous-sleeping-pills': 'HEAD-36', 'mice-at-the-front': 'HEAD-37', 'defective-trap': 'HEAD-38', 'lineup-change': 'HEAD-39',
  trap: 'HEAD-22', speed: 'HEAD-21', slowest: 'HEAD-23', mouse: 'HEAD-21', squeaker: 'HEAD-24', 'face-down': 'HEAD-17', cheese: 'HEAD-26', hostage: 'HEAD-31', meeples: 'HEAD-12', event: 'HEAD-14', clan: 'HEAD-40',
}

export const aboutThing = (thing: string, t: (id: string, args?: Record<string, string>) => string): About => ({ title: t('Thing', { thing }), clause: CLAUSES[thing] ?? '' })

/** Which sheet tells about this mouse. */
export const thingOf = (mouse: string): string => (mouse === '?' ? 'face-down' : squeaks(mouse) ? 'squeaker' : 'mouse')

/** The nearest thing around an element that has a sheet: boards mark it with `data-sheet`. */
export const thingAt = (target: EventTarget | null): string => (target instanceof Element ? target.closest('[data-sheet]')?.getAttribute('data-sheet') ?? '' : '')
