import { home, isHere, isSite, ours } from './home'

/** The current route, below the page's home: the path in parts, and what follows the # (a key for this browser only). */
class Route {
  path = $state(place().path)
  hash = $state(place().hash)
  parts = $derived(this.path.split('/').filter(Boolean).map(decoded))

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
  }

  go(path: string): void {
    history.pushState(null, '', ours(path))
    this.look()
    scrollTo(0, 0)
  }

  /** Replace the address of the current page: going back skips the old one. */
  instead(path: string): void {
    history.replaceState(null, '', ours(path))
    this.look()
  }

  private look(): void {
    if (!isSite && location.hash.startsWith('#/') !== isHere) location.reload() // back to the server's tables, or to those here
    const { path, hash } = place()
    this.path = path
    this.hash = hash
  }
}

/** What is not well-formed stays as it is: it leads nowhere, but it must not stop the page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** At a server: path and #; in this browser, both follow the #. */
function place(): { path: string; hash: string } {
  if (!isHere) return { path: location.pathname.startsWith(`${home}/`) ? location.pathname.slice(home.length) : location.pathname, hash: location.hash }
  const [path = '', hash = ''] = location.hash.slice(1).split('#')
  return { path: path || '/', hash: hash && `#${hash}` }
}

export const route = new Route()

/** For links: go there without reloading, unless a new tab is wanted. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  route.go((link.getAttribute('href') ?? '/').slice(home.length) || '/')
}
