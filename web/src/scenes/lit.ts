/** Rings things on a board: what a scene's step is about, what a hint means, what a lesson points at. */

/** What to ring: names of `data-spot`, or the beginnings of accessible names of things that can be tapped. */
export interface Pointed {
  readonly spots?: readonly string[]
  readonly names?: readonly string[]
}

/** Attach to whatever holds the board. The ringed things carry the attribute `mark`; it follows the board when that is redrawn. */
export function ring(mark: 'data-lit' | 'data-advised' | 'data-pointed', what: () => Pointed): (root: HTMLElement) => () => void {
  return (root) => {
    const { spots = [], names = [] } = what()
    const look = (): void => {
      for (const each of root.querySelectorAll('[data-spot], [aria-label]:is(button, [role="button"])')) {
        const [spot, label] = [each.getAttribute('data-spot'), each.getAttribute('aria-label')]
        const isMeant = (spot !== null && spots.includes(spot)) || (label !== null && names.some((name) => label.startsWith(name)))
        if (each.hasAttribute(mark) !== isMeant) each.toggleAttribute(mark, isMeant)
      }
    }
    look()
    if (!spots.length && !names.length) return () => {}
    const watch = new MutationObserver(look)
    watch.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-label', 'data-spot'] })
    return () => {
      watch.disconnect()
      for (const each of root.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark)
    }
  }
}
