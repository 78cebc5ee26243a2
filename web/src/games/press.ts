/**
 * For drawn things that can be tapped: with `role="button"` and a `tabindex`, a click, Enter and Space press it, like a
 * button. Any other key goes to `otherwise`: arrows, for things next to each other.
 */
import type { Attachment } from 'svelte/attachments'

export function press(act: () => void, otherwise: (event: KeyboardEvent) => void = () => {}): Attachment<SVGElement | HTMLElement> {
  return (thing) => {
    const click = (): void => act()
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return
      if (event.key !== 'Enter' && event.key !== ' ') return otherwise(event)
      event.preventDefault() // Space would scroll
      act()
    }
    thing.addEventListener('click', click)
    thing.addEventListener('keydown', key)
    return () => {
      thing.removeEventListener('click', click)
      thing.removeEventListener('keydown', key)
    }
  }
}
