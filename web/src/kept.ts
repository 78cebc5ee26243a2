/** What this browser stores for its user. If storage is forbidden, everything works but nothing is stored. */
import { isHere } from './home'

const OF_TABLES = ['keys', 'mine', 'seen'] // lists of tables: a server's, and those in this browser, are kept apart

const whole = (name: string): string => `mousehole.${isHere && OF_TABLES.includes(name) ? 'here.' : ''}${name}`

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(whole(name))
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(whole(name), JSON.stringify(value))
  } catch {
    // private windows may refuse: then it is forgotten when the page closes
  }
}
