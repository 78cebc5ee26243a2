/** What a tab, and the icon of an installed app, say about whether their user is awaited. */
import { file } from '../home'

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')

let wasWanted = false

export function showInTab(title: string, isWanted: boolean): void {
  if (document.title !== title) document.title = title
  if (isWanted === wasWanted) return // an icon that is set is fetched, even if it is the same
  wasWanted = isWanted
  if (icon) icon.href = file(isWanted ? '/icon-turn.svg' : '/icon.svg')
  const app = navigator as Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> }
  void (isWanted ? app.setAppBadge?.() : app.clearAppBadge?.())?.catch(() => {}) // it is not installed
}
