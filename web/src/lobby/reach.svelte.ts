/** The addresses under which other devices reach this server, and the one that is shown in links and QR codes. */
import { home, ours } from '../home'
import { addresses } from '../wire/rest'

class Reach {
  all = $state.raw<readonly string[]>([])
  isLocal = $state(false) // nothing but this machine can open our links
  base = $state(location.origin + home)
  private isAsked = false

  /** Asks once; until it knows better, links begin as this page's address does. */
  async look(): Promise<void> {
    if (this.isAsked) return
    this.isAsked = true
    try {
      const found = await addresses()
      this.all = found.addresses
      this.isLocal = found.local
      this.base = found.addresses[0] ?? this.base
    } catch {
      this.isAsked = false // without a connection: next time
    }
  }

  /** The link to a page of ours, for somebody else. */
  link(path: string): string {
    return this.all.length ? this.base + path : location.origin + ours(path)
  }
}

export const reach = new Reach()
