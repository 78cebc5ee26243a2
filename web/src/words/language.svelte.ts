/** The language of the page: chosen here before, else the browser's, else English. Switching it redraws everything at once. */
import type { FluentVariable } from '@fluent/bundle'
import { kept, keep } from '../kept'
import { Catalogue, LANGUAGES, type Language } from './catalogue'

const isLanguage = (code: string): code is Language => code in LANGUAGES

function first(): Language {
  const wanted = [kept('language', ''), ...navigator.languages.map((code) => code.slice(0, 2))]
  return wanted.find(isLanguage) ?? 'en'
}

class Speech {
  language = $state<Language>(first())
  shell = $derived(new Catalogue(this.language))

  choose(language: Language): void {
    this.language = language
    keep('language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** What the page says. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return speech.shell.message(id, args)
}
