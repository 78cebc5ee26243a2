/**
 * What is drawn and can be tapped: with `role="button"` and a `tabindex`, it is pressed by a click, by Enter and by Space, as a
 * button is. Any other key is `otherwise`'s: arrows, where things lie beside each other.
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
