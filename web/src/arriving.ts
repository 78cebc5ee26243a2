/**
 * Takes what a promise brings, unless the effect that waits for it has ended by then: its page may be gone, or it may want
 * something else by now. To be returned from the effect: `$effect(() => arriving(games(), (all) => { … }))`.
 */
export function arriving<T>(coming: Promise<T>, take: (found: T) => void, fail?: (error: unknown) => void): () => void {
  let isOver = false
  void coming.then((found) => { if (!isOver) take(found) }, (error: unknown) => {
    if (isOver) return
    if (!fail) throw error
    fail(error)
  })
  return () => { isOver = true }
}
