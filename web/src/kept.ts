/** What this browser stores for its user. If storage is forbidden, everything works but nothing is stored. */
import { isHere } from './home'

const OF_TABLES = ['keys', 'mine', 'seen'] // lists of tables: a server's, and those in this browser, are kept apart

const whole = (name: string, here = isHere): string => `mousehole.${here && OF_TABLES.includes(name) ? 'here.' : ''}${name}`

/** `here`: of the tables in this browser; otherwise those of the page at hand. */
export function kept<T>(name: string, otherwise: T, here = isHere): T {
  try {
    const text = localStorage.getItem(whole(name, here))
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown, here = isHere): void {
  try {
    localStorage.setItem(whole(name, here), JSON.stringify(value))
  } catch {
    // private windows may refuse: then it is forgotten when the page closes
  }
}
