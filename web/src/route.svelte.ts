/** Where the page is: the path in parts, and what stands behind the # (a key that only this browser shall see). */
class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)
  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent))

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  /** The same place under another address: going back skips the old one. */
  instead(path: string): void {
    history.replaceState(null, '', path)
    this.look()
  }

  private look(): void {
    this.path = location.pathname
    this.hash = location.hash
  }
}

export const route = new Route()

/** For links: the page changes without loading anew, unless a new tab is asked for. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  route.go(link.getAttribute('href') ?? '/')
}
