/** The language of the page: chosen here before, or else the browser's, or else English. Switching it redraws everything at once. */
import type { FluentVariable } from '@fluent/bundle'
import { kept, keep } from '../kept'
import { type Catalogue, LANGUAGES, type Language, shellOf } from './catalogue'

function first(): Language {
  const wanted = [kept('language', ''), ...navigator.languages.map((code) => code.slice(0, 2))]
  return wanted.find((code) => code in LANGUAGES) ?? 'en'
}

class Speech {
  language = $state<Language>(first())
  shell = $state.raw<Catalogue>()!

  /** Only one language's words are fetched; the page starts once they have arrived. */
  async load(language: Language = this.language): Promise<void> {
    const shell = await shellOf(language)
    this.shell = shell
    this.language = language
  }

  async choose(language: Language): Promise<void> {
    await this.load(language)
    keep('language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** What the page says. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return speech.shell.message(id, args)
}
