/** For the tests: formats messages given as JSON with the page's own catalogue code, to compare it with Python's. */
import { Catalogue } from './catalogue'
import type { Sentence } from '../wire/messages'

interface Wanted { language: string; texts: string[]; names: string[]; cases: (Sentence & { viewer: number | null })[] }

export function speak(wanted: Wanted[]): string[][] {
  return wanted.map(({ language, texts, names, cases }) => {
    const says = Catalogue.of(language, texts)
    return cases.map((each) => says.readBy(each.viewer).say(each, names))
  })
}
