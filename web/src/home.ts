/** Where this page is served: "" at the root of a site, "/mousehole" under a path. The server writes it into the page. */
export const home = (document.querySelector<HTMLMetaElement>('meta[name="home"]')?.content ?? '').replace(/^\.?\/$|\/$/, '')

/** Returns one of our addresses as the browser must request it. */
export const ours = (path: string): string => home + path
