/**
 * Lets the browser draw and listen before the next piece of work, so that no piece takes long enough to be felt:
 * `for (const each of all) { show(each); await breath() }`.
 */
export const breath = (): Promise<void> => new Promise((go) => {
  const { port1, port2 } = new MessageChannel() // sooner than a timer, which browsers delay
  port1.onmessage = () => {
    port1.close()
    go()
  }
  port2.postMessage(null)
})
