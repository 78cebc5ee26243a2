/**
 * Asks what a thing is, where a tap already does something else: a long press, a right click, or the key `?` on the focused
 * thing. The click that ends a long press is swallowed.
 */
import type { Attachment } from 'svelte/attachments'

const LONG = 550 // ms

export function explain(ask: () => void): Attachment<Element> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsked = false
    const stop = (): void => clearTimeout(timer)
    const down = (): void => {
      isAsked = false
      stop()
      timer = setTimeout(() => { isAsked = true; ask() }, LONG)
    }
    const menu = (event: Event): void => {
      event.preventDefault()
      stop()
      if (!isAsked) ask()
      isAsked = true
    }
    const click = (event: Event): void => {
      if (!isAsked) return
      isAsked = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    const key = (event: Event): void => { if (event instanceof KeyboardEvent && event.key === '?') ask() }
    const heard: [string, (event: Event) => void, boolean][] = [
      ['pointerdown', down, false], ['pointerup', stop, false], ['pointerleave', stop, false], ['pointercancel', stop, false],
      ['contextmenu', menu, false], ['click', click, true], ['keydown', key, false],
    ]
    for (const [name, act, early] of heard) thing.addEventListener(name, act, early)
    return () => {
      stop()
      for (const [name, act, early] of heard) thing.removeEventListener(name, act, early)
    }
  }
}
