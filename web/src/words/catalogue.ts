/**
 * Fluent catalogues, the same files that Python reads: those of all games, of each game, and of the page
 * itself. They are built into the page as small separate files, fetched when their language and game are needed.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import languages from '../../../src/mousehole/locale/languages.json'
import { breath } from '../breath'
import type { Arg, Sentence } from '../wire/messages'
import { People } from './people'

export const LANGUAGES: Record<string, string> = languages
export type Language = string

type Texts = Record<string, () => Promise<string>>
const common: Texts = import.meta.glob<string>('../../../src/mousehole/locale/*.ftl', { query: '?raw', import: 'default' })
const page: Texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const games: Texts = import.meta.glob<string>('../../../src/mousehole/games/*/locale/*.ftl', { query: '?raw', import: 'default' })
const boards: Texts = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' })

/** The folder of a game's rules: its id with underscores, for Python. */
export const folder = (game: string): string => game.replaceAll('-', '_')

const isSeats = (arg: Arg[]): arg is { seat: number }[] => arg.every((each) => typeof each === 'object' && 'seat' in each)
export const isSeat = (key: string): boolean => /(^|_)seat$/.test(key)
const isShare = (key: string): boolean => /(^|_)(share|chance)$/.test(key)

/** Spaces that must not break a line, before French punctuation and percent signs; catalogues are written with plain ones. */
const SPACES: Record<Language, RegExp> = { fr: /(?<=«) | (?=[:;!?»%])/g, de: /(?<=\d) (?=%)/g }
const MINUS = /(?<![\w-])-(?=\d)/g // a hyphen is too short for a number
/** Quotation marks, their first one, and those for a quotation inside another: „‚Licht an‘ aktivieren“. French ones have spaces inside. */
const QUOTES: Record<Language, [RegExp, string, [string, string]]> = { en: [/[“”]/g, '“', ['‘', '’']], fr: [/«[ \u00a0]?|[ \u00a0]?»/g, '«', ['“', '”']], de: [/[„“]/g, '„', ['‚', '‘']] }

const nested = (text: string, language: Language): string => {
  const [marks, opening, inner] = QUOTES[language] ?? [/(?!)/g, '', ['', '']]
  let depth = 0
  return text.replace(marks, (mark) => {
    const opens = mark.startsWith(opening)
    if (opens) depth++
    const isInner = depth > 1
    if (!opens) depth = Math.max(0, depth - 1)
    return isInner ? inner[opens ? 0 : 1] : mark
  })
}

const typeset = (text: string, language: Language): string => nested(text, language).replace(SPACES[language] ?? /(?!)/g, '\u00a0').replace(MINUS, '−')

const PIECE = 4000 // characters: read in one go, about a millisecond
const MESSAGE = /^-?[a-zA-Z][\w-]* *=/gm // the beginning of a message or a term, as Fluent finds it

/** A text in pieces of whole messages. */
function pieces(text: string): string[] {
  const found: string[] = []
  let [begin, last] = [0, 0]
  for (const { index } of text.matchAll(MESSAGE)) {
    if (index - begin > PIECE && last > begin) {
      found.push(text.slice(begin, last))
      begin = last
    }
    last = index
  }
  return [...found, text.slice(begin)]
}

/** Just these messages of a text: few words are needed of games that are only shown. */
function some(text: string, ids: readonly string[]): string {
  const starts = [...text.matchAll(MESSAGE)].map(({ index }) => index)
  return starts.map((start, n) => text.slice(start, starts[n + 1])).filter((each) => ids.some((id) => each.startsWith(id) && /^ *=/.test(each.slice(id.length)))).join('')
}

/** Texts that several catalogues are made of are read once. */
const known = new Map<string, readonly FluentResource[]>()
function resources(text: string): readonly FluentResource[] {
  const found = known.get(text) ?? pieces(text).map((each) => new FluentResource(each))
  known.set(text, found)
  return found
}

const reading = new Map<string, Promise<void>>()
/** The same, piece by piece, so that the page listens in between. */
async function read(text: string): Promise<void> {
  const found: FluentResource[] = []
  for (const each of pieces(text)) {
    await breath()
    found.push(new FluentResource(each))
  }
  known.set(text, found)
  reading.delete(text)
}

/**
 * A number as an argument. Small whole numbers, nearly all there are, have the same digits in all languages of the page, so no formatter is needed for
 * them: the first one that a page makes takes 15 to 30 ms, because the browser looks through all languages it knows.
 */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? `${this.value}` : super.toString(scope)
  }
}

export class Catalogue {
  private people: People | null = null // those of the last sentence, usually also those of the next

  private constructor(readonly language: Language, private readonly bundle: FluentBundle, readonly viewer: number | null) {}

  static of(language: Language, texts: readonly string[]): Catalogue {
    const made = new Catalogue(language, new FluentBundle(language, { useIsolating: false }), null)
    for (const text of texts) made.with(text)
    return made
  }

  /** The same, a piece at a time: reading a text takes several milliseconds. */
  static async slowly(language: Language, texts: readonly string[]): Promise<Catalogue> {
    for (const text of texts) {
      if (!known.has(text) && !reading.has(text)) reading.set(text, read(text))
      await reading.get(text)
    }
    return Catalogue.of(language, texts)
  }

  /** The same words for another reader: this seat's player is *you*. Spectators have no seat. */
  readBy(viewer: number | null): Catalogue {
    return viewer === this.viewer ? this : new Catalogue(this.language, this.bundle, viewer)
  }

  /** Adds these words. */
  with(text: string): this {
    for (const each of resources(text)) this.bundle.addResource(each, { allowOverrides: true })
    this.people = null
    return this
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null
  }

  /** A message. A missing one shows its id: ugly, but better than nothing, and a test looks for it. */
  message(id: string, args: Record<string, FluentVariable> = {}): string {
    return typeset(this.plain(id, args), this.language)
  }

  /** A sentence from the table. `names`: the players', by seat. */
  say(said: Sentence, names: readonly string[] = []): string {
    const people = this.people?.are(names) ? this.people : new People((id, args) => this.plain(id, args), names, this.viewer)
    this.people = people
    const args: Record<string, FluentVariable> = {}
    for (const [key, arg] of Object.entries(said.args ?? {})) Object.assign(args, this.args(key, arg, people))
    return this.message(said.id, args)
  }

  private plain(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    const shown = Object.fromEntries(Object.entries(args).map(([key, each]) => [key, typeof each !== 'number' ? each : isShare(key) ? percent(each) : new Figure(each)]))
    return pattern ? this.bundle.formatPattern(pattern, shown, []) : id
  }

  /** What an argument brings along: a seat its forms, a list its length. */
  private args(key: string, arg: Arg, people: People): Record<string, FluentVariable> {
    if (Array.isArray(arg)) {
      if (key.endsWith('seats') && isSeats(arg)) return people.several(key, arg.map((each) => each.seat))
      return { [key]: this.arg(arg, people), [`${key}_count`]: arg.length }
    }
    if (arg !== null && typeof arg === 'object' && 'seat' in arg) return people.one(key, arg.seat)
    if (isSeat(key)) return people.named(key, String(this.arg(arg, people)))
    return { [key]: this.arg(arg, people) }
  }

  private arg(arg: Arg, people: People): FluentVariable {
    if (Array.isArray(arg)) return people.row(arg.map((each) => String(this.arg(each, people))))
    if (arg === null) return ''
    if (typeof arg === 'boolean') return String(arg)
    if (typeof arg !== 'object') return arg
    return 'seat' in arg ? people.name(arg.seat) : this.say(arg, people.names)
  }
}

/** A share of 1 as the reader's language writes it: 46%, 46 %. */
export const percent = (share: number, digits = 0): FluentNumber => new FluentNumber(share, { style: 'percent', maximumFractionDigits: digits })

/** The page's own words. */
export async function shellOf(language: Language): Promise<Catalogue> {
  return Catalogue.slowly(language, await texts(language))
}

/** What is said about a game on its lid: its title and a sentence. */
export async function blurbOf(game: string, language: Language): Promise<Catalogue> {
  return Catalogue.of(language, [some(await ownOf(game, language), ['title', 'blurb'])])
}

/** The words of a table of this game: its own catalogue and its board's, on top of the common ones. */
export async function catalogueOf(game: string, language: Language): Promise<Catalogue> {
  const board = boards[`../games/${game}/words/${language}.ftl`]
  return Catalogue.slowly(language, (await Promise.all([texts(language), ownOf(game, language), board?.() ?? ''])).flat())
}

/** A game from another package has its words at the server. */
async function ownOf(game: string, language: Language): Promise<string> {
  const ours = games[`../../../src/mousehole/games/${folder(game)}/locale/${language}.ftl`]
  if (ours) return ours()
  const { wordsOf } = await import('../wire/rest') // on demand: tests read this module without a page around it
  return (await wordsOf(game, language)).game
}

async function texts(language: Language): Promise<string[]> {
  const both = [common[`../../../src/mousehole/locale/${language}.ftl`], page[`./${language}.ftl`]]
  return Promise.all(both.map(async (load) => (await load?.()) ?? ''))
}
