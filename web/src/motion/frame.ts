/**
 * Before the next frame is shown, all who asked measure first; only then does anybody change what follows from that. Where a
 * thing is, the browser must know for the frame anyway. To ask earlier, while the page is being changed, makes it work that out twice.
 */
type Change = () => void
/** Measures, and returns what is to be changed then, if anything. */
type Measure = () => Change | void

const waiting = new Set<{ readonly measure: Measure }>()
let isSoon = false

function run(): void {
  isSoon = false
  const all = [...waiting]
  waiting.clear()
  const changes = all.map(({ measure }) => tried(measure))
  for (const change of changes) if (change) tried(change)
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    reportError(error) // the others are shown nevertheless
    return undefined
  }
}

/** Returns what is to be called if it is no longer wanted. */
export function inNextFrame(measure: Measure): () => void {
  const asked = { measure }
  waiting.add(asked)
  if (!isSoon) requestAnimationFrame(run)
  isSoon = true
  return () => void waiting.delete(asked)
}
