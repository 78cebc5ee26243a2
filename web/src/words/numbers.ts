/** Numbers that stand alone, as the page's language writes them: 46% or 46 %, 2.5 or 2,5. Sentences format their own. */
import { breath } from '../breath'
import { speech } from './language.svelte'

export const percent = (share: number, digits = 0): string => new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: digits }).format(share)

export const decimal = (value: number, digits = 1): string => new Intl.NumberFormat(speech.language, { maximumFractionDigits: digits }).format(value)

/** The first formatter of a page takes 15 to 30 ms: whoever draws more than a number makes it before, in a task of its own. */
export async function formatsReady(): Promise<void> {
  await breath()
  momentOf(0)
  await breath()
}

/** A moment as somebody would say it today: the time alone, or with its day. */
export function momentOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(speech.language, isToday ? { hour: 'numeric', minute: '2-digit' } : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(time)
}
