/** The line to share: which deal, how it went, and where to try it; never what was dealt or played. */
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/language.svelte'
import type { Played } from './record'

export const scoreWords = (says: Catalogue, { won, score, rival, moves }: Played): string =>
  says.has('day-score') ? says.message('day-score', { won: won ? 'yes' : 'no', tied: score === rival ? 'yes' : 'no', score, rival, moves }) : ''

export function shareLine(title: string, day: string, says: Catalogue, played: Played, streak: number, link: string): string {
  const lines = [`Mousehole · ${title} · ${day}`, scoreWords(says, played), streak > 1 ? t('day-streak', { n: streak }) : '', link]
  return lines.filter(Boolean).join('\n')
}
