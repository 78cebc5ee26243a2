/**
 * Draws one thing at a time, each in a task of its own, in the order in which they were asked for. What is drawn in one go takes
 * longer than a device with a busy processor can hide; in between, the browser listens and shows what is there.
 */
import { breath } from '../breath'

const waiting: (() => void)[] = []
let isRunning = false

async function run(): Promise<void> {
  isRunning = true
  while (waiting.length) {
    await breath()
    try {
      waiting.shift()?.()
    } catch (error) {
      reportError(error) // the others are drawn nevertheless
    }
  }
  isRunning = false
}

/** Returns what is to be called if it is no longer wanted. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw)
  if (!isRunning) void run()
  return () => {
    const at = waiting.indexOf(draw)
    if (at >= 0) waiting.splice(at, 1)
  }
}
