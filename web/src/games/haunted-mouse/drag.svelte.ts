/**
 * A card under a finger or a mouse button: from the pile or from where the drawn card lies, into a gap of the hand. It hangs on
 * the window, because what was touched first may be gone before the finger is lifted.
 */
const FAR = 10 // pixels: less is a tap

export class Drag {
  at = $state.raw<{ x: number; y: number } | null>(null) // where the card is; null: nothing is being dragged
  gap = $state<number | null>(null) // which gap it is over
  private ended = 0

  /** `begun`: it is a drag, no tap. `dropped`: over this gap, or over none. */
  start(down: PointerEvent, begun: () => void, dropped: (gap: number | null) => void): void {
    if (down.button !== 0) return
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return
      if (!this.at && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
      if (!this.at) begun()
      this.at = { x: event.clientX, y: event.clientY }
      this.gap = gapAt(event.clientX, event.clientY)
    }
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      if (!this.at) return
      const gap = event.type === 'pointerup' ? gapAt(event.clientX, event.clientY) : null
      this.at = null
      this.gap = null
      this.ended = event.timeStamp
      dropped(gap)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  /** A click that only ends a drag is none. */
  isClick(event: MouseEvent): boolean {
    return event.timeStamp - this.ended > 50 || event.detail === 0
  }
}

/** The gap below this point: the left half of a card is the gap before it, the right half the one behind it. */
function gapAt(x: number, y: number): number | null {
  const slot = document.elementsFromPoint(x, y).find((each) => each instanceof HTMLElement && each.dataset.gap !== undefined)
  if (!(slot instanceof HTMLElement)) return null
  const box = slot.getBoundingClientRect()
  const isBehind = slot.dataset.end === undefined && x > box.left + box.width / 2
  return Number(slot.dataset.gap) + (isBehind ? 1 : 0)
}
