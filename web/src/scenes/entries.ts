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

interface Worded { readonly says: Catalogue; readonly names: readonly string[]; readonly words: string; readonly namesMe: boolean }

/** Each event is put into words once for a reader: a log of hundreds would otherwise be worded again with every move. */
const worded = new WeakMap<LoggedEvent, Worded>()

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((each, n) => each === others[n]))

function wordsOf(event: LoggedEvent, says: Catalogue, names: readonly string[]): Worded {
  const found = worded.get(event)
  if (found && found.says === says && areSame(found.names, names)) return found
  const me = says.viewer
  const made = { says, names, words: says.say(event.say, names), namesMe: me !== null && Object.values(event.say.args).some((arg) => mentions(arg, me)) }
  worded.set(event, made)
  return made
}

/** An event without words leaves no entry. `moves`: the numbers of the reader's own moves, of which they need not be told. */
export function entriesOf(story: readonly LoggedEvent[], says: Catalogue, names: readonly string[], moves: readonly number[] = []): Entry[] {
  const taken = voided(story)
  const mine = new Set(moves)
  return story.map((each) => {
    const { words, namesMe } = wordsOf(each, says, names)
    return { number: each.number, words, isVoid: taken.has(each), isAboutMe: namesMe && !mine.has(each.number) }
  }).filter((entry) => entry.words !== '')
}
