/** The first drawing of something large, such as a board, in pieces. What is added once it is whole is drawn at once. */
import { flushSync, getContext, setContext } from 'svelte'
import { inTurn } from './queue'

export class Drawing {
  isWhole = $state(false)
  private left = 0

  /** Draws this piece when it is its turn. Returns what is to be called if it is no longer wanted. */
  add(draw: () => void): () => void {
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      this.left -= 1
      if (!this.left) this.isWhole = true
    }
    this.left += 1
    inTurn(() => {
      if (isOver) return
      try {
        draw()
        flushSync() // pieces inside this one are known now
      } finally {
        end() // a piece that cannot be drawn hides nothing else
      }
    })
    return end
  }
}

const KEY = Symbol('drawing')

/** What is inside the component that calls this belongs to the drawing. */
export const beginDrawing = (drawing: Drawing): Drawing => setContext(KEY, drawing)

/** The drawing that a component is inside of, if it is not whole yet. */
export function drawingNow(): Drawing | null {
  const drawing = getContext<Drawing | undefined>(KEY)
  return drawing && !drawing.isWhole ? drawing : null
}
