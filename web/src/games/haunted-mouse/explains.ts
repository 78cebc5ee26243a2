/**
 * Sheets on request: whatever carries `data-sheet` explains itself. A tap opens it unless the tap already chooses something; a long
 * press, a right click, or the key ? on the focused thing always does.
 */
const LONG = 480 // ms that a finger stays
const FAR = 10 // px that it may slip

/** Attach to the board. `open` gets the value of `data-sheet`, and of `data-about`: a card's name. */
export function explains(open: () => ((sheet: string, about: string) => void) | undefined): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start: { x: number; y: number } | null = null
    let isOpened = false // by a long press: the click that ends it means nothing else

    const thing = (event: Event): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sheet]') : null)
    const show = (found: HTMLElement): void => open()?.(found.dataset.sheet ?? '', found.dataset.about ?? '')
    const isChoice = (event: Event): boolean => event.target instanceof Element && event.target.closest('button:not(.about), .slot') !== null
    const stop = (): void => { clearTimeout(timer); timer = undefined; start = null }

    const down = (event: PointerEvent): void => {
      stop()
      isOpened = false
      const found = thing(event)
      if (!found || event.pointerType === 'mouse') return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => { isOpened = true; show(found) }, LONG)
    }
    const move = (event: PointerEvent): void => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) stop()
    }
    const click = (event: MouseEvent): void => {
      stop()
      const found = thing(event)
      if (isOpened) {
        isOpened = false
        event.preventDefault()
        event.stopPropagation()
      } else if (found && !isChoice(event)) show(found)
    }
    const menu = (event: MouseEvent): void => {
      const found = thing(event)
      if (!found || !open()) return
      event.preventDefault()
      if (!isOpened) show(found)
    }
    const key = (event: KeyboardEvent): void => {
      const found = event.key === '?' ? thing(event) : null
      if (found) show(found)
    }
    root.addEventListener('pointerdown', down)
    root.addEventListener('pointermove', move)
    root.addEventListener('pointercancel', stop)
    root.addEventListener('click', click, true)
    root.addEventListener('contextmenu', menu)
    root.addEventListener('keydown', key)
    return () => {
      stop()
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointermove', move)
      root.removeEventListener('pointercancel', stop)
      root.removeEventListener('click', click, true)
      root.removeEventListener('contextmenu', menu)
      root.removeEventListener('keydown', key)
    }
  }
}
