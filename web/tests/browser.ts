/** As much of a browser as code without drawing needs: events, storage, and whether anybody is looking. */
import { beforeEach } from 'vitest'

class Storage {
  private rows = new Map<string, string>()
  getItem(name: string): string | null { return this.rows.get(name) ?? null }
  setItem(name: string, text: string): void { this.rows.set(name, text) }
  removeItem(name: string): void { this.rows.delete(name) }
  clear(): void { this.rows.clear() }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false, querySelector: () => null, documentElement: {} })
const around = new EventTarget()

Object.assign(globalThis, {
  document: page,
  window: globalThis,
  localStorage: new Storage(),
  addEventListener: around.addEventListener.bind(around),
  removeEventListener: around.removeEventListener.bind(around),
  dispatchEvent: around.dispatchEvent.bind(around),
})
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, languages: ['en'] }, configurable: true, writable: true })

beforeEach(() => {
  localStorage.clear()
})
