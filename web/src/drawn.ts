/**
 * Until a page is drawn it has the processor to itself: starting Python keeps every core of a small device busy, and everything that is drawn meanwhile
 * takes several times as long.
 */
const LATEST = 1000 // ms: whatever is drawn by then

let go = (): void => {}

export const drawn = new Promise<void>((yes) => {
  go = yes
  setTimeout(yes, LATEST)
})

/** To be called by the page when everything is there that does not depend on what comes later. */
export const isDrawn = (): void => go()
