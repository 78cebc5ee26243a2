import { home, ours } from './home'

/** The current route, below the page's home: the path in parts, and what follows the # (a key for this browser only). */
class Route {
  path = $state(pathname())
  hash = $state(location.hash)
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
    this.path = pathname()
    this.hash = location.hash
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

function pathname(): string {
  return location.pathname.startsWith(`${home}/`) ? location.pathname.slice(home.length) : location.pathname
}

export const route = new Route()

/** For links: go there without reloading, unless a new tab is wanted. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  route.go((link.getAttribute('href') ?? '/').slice(home.length) || '/')
}
