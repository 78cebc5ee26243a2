/** The settings of a table as a form shows them: every value in words, none as it is on the wire. */
import type { Clock, GameOption } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'
import { speech, t } from '../words/language.svelte'

export type Value = boolean | number | string

// A bot moves for players who run out of time.
const NONE: Clock = { move: 0, game: 0 }
const CLOCKS: Record<string, Clock> = {
  'move-30': { ...NONE, move: 30 }, 'move-60': { ...NONE, move: 60 }, 'move-180': { ...NONE, move: 180 },
  'game-600': { ...NONE, game: 600 }, 'game-1200': { ...NONE, game: 1200 },
  // Relaxed: nobody has to stay at the table.
  'move-hours-8': { ...NONE, move: 28_800 }, 'move-day': { ...NONE, move: 86_400 }, 'move-days-3': { ...NONE, move: 259_200 }, 'move-week': { ...NONE, move: 604_800 },
}
/** What a form shows for a limit that is not on the list. */
export const OTHER_CLOCK = 'other'
export const clockNames: readonly string[] = ['', ...Object.keys(CLOCKS)]
export const clockOf = (name: string): Clock => CLOCKS[name] ?? NONE

/** The name of a limit; `OTHER_CLOCK` if it is not on the list. */
export function clockName({ move, game }: Clock): string {
  if (!move && !game) return ''
  return Object.keys(CLOCKS).find((name) => CLOCKS[name]?.move === move && CLOCKS[name]?.game === game) ?? OTHER_CLOCK
}

/** Seat numbers are values, too, if an option names a player. */
export const valuesOf = (option: GameOption, seats: number): Value[] => option.seat ? [...option.values, ...Array.from({ length: seats }, (_, n) => n)] : option.values

/** `you`: the first seat is the reader's, as long as nobody has changed seats. */
export function valueWords(option: GameOption, value: Value, words: Catalogue | null, you = false): string {
  const own = `option-${option.name}-${value}`
  if (words?.has(own)) return words.message(own)
  if (option.seat && typeof value === 'number') return you && value === 0 ? t('seat-of-you') : t('seat-of', { n: value + 1 })
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return value === 'random' ? t('by-chance') : typeof value === 'number' ? t('value-number', { n: value }) : t('value-other', { name: value })
}

export const editionWords = (name: string): string => (speech.shell.has(`edition-${name}`) ? t(`edition-${name}`) : t('value-other', { name }))
