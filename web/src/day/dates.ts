/** Days as text, like 2026-11-17: by this device's calendar, whatever the hour elsewhere. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export const today = (): string => dayOf(new Date())

/** Noon: no change of summer time can make it another day. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

export function daysBefore(day: string, count: number): string {
  const date = noonOf(day)
  date.setDate(date.getDate() - count)
  return dayOf(date)
}

/** Whether it is a date, and not a day that does not exist. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(noonOf(text)) === text

export const inWords = (day: string, language: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(language, style).format(noonOf(day))

/** The days of the year before this one, month by month, the latest first. */
export function yearBefore(day: string, count = 365): { readonly month: string; readonly days: readonly string[] }[] {
  const months = new Map<string, string[]>()
  for (let n = 1; n <= count; n++) {
    const each = daysBefore(day, n)
    const month = each.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), each])
  }
  return [...months].map(([month, days]) => ({ month, days }))
}
