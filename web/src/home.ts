/** Where this page is served, and whether it plays at a server's tables or at its own. */

/** What the server or the site has written into the page; null in Node, where tests run parts of it. */
const written = (name: string): HTMLMetaElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)

const served = (written('home')?.content ?? '').replace(/^\.?\/$|\/$/, '')

/** A site without a server (`mousehole site`): its only page is index.html, wherever the folder is. */
export const isSite = written('site') !== null

/** All tables are in this browser: always on such a site; at a server, under addresses whose path follows a #. */
export const isHere = isSite || (typeof location !== 'undefined' && location.hash.startsWith('#/'))

/** The folder of the page's files: "" at the root of a host, "/mousehole" under a path. A server writes it into the page. */
export const root = isSite ? location.pathname.replace(/\/[^/]*$/, '') : served

/** What the addresses of our pages begin with. */
export const home = isHere ? `${root}/#` : root

/** Returns the address of one of our pages. */
export const ours = (path: string): string => home + path

/** Returns the address of a file, or of something to ask a server for. */
export const file = (path: string): string => root + path
