/** The rulebook of a game by clause, in our own words: the same RULES.md that tests and refusals cite. */
import { rulebookOf } from '../wire/rest'
import { folder, type Language } from './catalogue'

const texts = import.meta.glob<string>('../../../src/mousehole/games/*/RULES*.md', { query: '?raw', import: 'default' })

export interface Clause {
  readonly id: string
  readonly words: string
  readonly ruling: boolean // ours, where the book is silent
}

export interface Chapter {
  readonly title: string
  readonly clauses: readonly Clause[]
}

const RULING = '**R**'

export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`
  const path = (file: string): string => `../../../src/mousehole/games/${folder(game)}/${file}`
  const load = texts[path(name)] ?? texts[path('RULES.md')]
  return chapters(load ? await load() : (await rulebookOf(game, language)).text)
}

/** `## Chapter`, then `- **KEEP-1** words` over one or more lines. */
export function chapters(text: string): Chapter[] {
  return text.split(/^## /m).slice(1).map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const clauses = [...lines.join('\n').matchAll(/^- \*\*([A-Z]+-\d+)\*\* ([\s\S]*?)(?=^- |^#|$(?![\s\S]))/gm)]
    return { title, clauses: clauses.map(([, id = '', words = '']) => ({ id, words: plain(words), ruling: words.includes(RULING) })) }
  }).filter((chapter) => chapter.clauses.length > 0)
}

/** Removes emphasis: the panel shows plain text. */
function plain(words: string): string {
  return words.replaceAll(RULING, '').replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').trim()
}
