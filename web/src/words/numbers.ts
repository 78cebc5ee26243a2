/** Numbers that stand alone, as the page's language writes them: 46% or 46 %, 2.5 or 2,5. Sentences format their own. */
import { speech } from './language.svelte'

export const percent = (share: number, digits = 0): string => new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: digits }).format(share)

export const decimal = (value: number, digits = 1): string => new Intl.NumberFormat(speech.language, { maximumFractionDigits: digits }).format(value)
