/** The entries of the log: one sentence per event, and whether it concerns the reader. */
import type { Arg, LoggedEvent } from '../wire/messages'
import { voided } from './notices'
import type { Catalogue } from '../words/catalogue'

export interface Entry {
  readonly number: number // of the move that it belongs to
  readonly words: string
  readonly isAboutMe: boolean
  readonly isVoid: boolean // it was taken back
}

const mentions = (arg: Arg | undefined, seat: number): boolean => {
  if (Array.isArray(arg)) return arg.some((each) => mentions(each, seat))
  if (arg === null || typeof arg !== 'object') return false
  return 'seat' in arg ? arg.seat === seat : Object.values(arg.args ?? {}).some((each) => mentions(each, seat))
}

/** An event without words leaves no entry. `moves`: the numbers of the reader's own moves, of which they need not be told. */
export function entriesOf(story: readonly LoggedEvent[], says: Catalogue, names: readonly string[], moves: readonly number[] = []): Entry[] {
  const me = says.viewer
  const taken = voided(story)
  return story.map((each) => ({
    number: each.number, words: says.say(each.say, names), isVoid: taken.has(each),
    isAboutMe: me !== null && !moves.includes(each.number) && Object.values(each.say.args).some((arg) => mentions(arg, me)),
  })).filter((entry) => entry.words !== '')
}
