/**
 * Fluent catalogues, the very files that Python reads: what all games say, what each game says, and what only the page
 * says. They are built into the page, each a small file of its own that is fetched when its game is opened.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Said } from '../wire/messages'
import commonEn from '../../../src/mousehole/locale/en.ftl?raw'
import commonFr from '../../../src/mousehole/locale/fr.ftl?raw'
import pageEn from './en.ftl?raw'
import pageFr from './fr.ftl?raw'

export const LANGUAGES = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

const SHELL: Record<Language, string[]> = { en: [commonEn, pageEn], fr: [commonFr, pageFr] }
const games = import.meta.glob<string>('../../../src/mousehole/games/*/locale/*.ftl', { query: '?raw', import: 'default' })
const boards = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' })

/** The folder of a game's rules: as its id, but Python does not like hyphens. */
export const folder = (game: string): string => game.replaceAll('-', '_')

export class Catalogue {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, ...texts: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of [...SHELL[language], ...texts]) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }

  /** And these words, too. */
  with(text: string): this {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    return this
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null
  }

  /** A message. A missing one shows its id: ugly, but nobody is left without words, and a test looks for it. */
  message(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id
  }

  /** What the table said. `names`: of the players, by seat. */
  say(said: Said, names: readonly string[] = []): string {
    const args: Record<string, FluentVariable> = {}
    for (const [name, arg] of Object.entries(said.args ?? {})) args[name] = this.arg(arg, names)
    return this.message(said.id, args)
  }

  name(seat: number, names: readonly string[]): string {
    if (seat < 0) return this.message('clock-name')
    return names[seat] || this.message('player-name', { n: seat + 1 })
  }

  private arg(arg: Arg, names: readonly string[]): FluentVariable {
    if (Array.isArray(arg)) return arg.map((each) => String(this.arg(each, names))).join(', ') || this.message('nothing')
    if (arg === null) return ''
    if (typeof arg === 'boolean') return String(arg)
    if (typeof arg !== 'object') return arg
    return 'seat' in arg ? this.name(arg.seat, names) : this.say(arg, names)
  }
}

/** What is said at a table of this game: its own catalogue and its board's, on top of what all say. */
export async function catalogueOf(game: string, language: Language): Promise<Catalogue> {
  const own = games[`../../../src/mousehole/games/${folder(game)}/locale/${language}.ftl`]
  const board = boards[`../games/${game}/words/${language}.ftl`]
  return new Catalogue(language, (await own?.()) ?? '', (await board?.()) ?? '')
}
