/** What this browser stores for its user. If storage is forbidden, everything works but nothing is stored. */
export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`mousehole.${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`mousehole.${name}`, JSON.stringify(value))
  } catch {
    // private windows may refuse: then it is forgotten when the page closes
  }
}
