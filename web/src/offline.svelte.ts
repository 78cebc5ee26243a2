/**
 * The page as an app: its service worker (web/sw.js), a newer version to load, and the offer to install it. Browsers allow all
 * of this only over https and on the machine itself; elsewhere nothing here happens.
 */
import { here } from './here/here.svelte'
import { file, isHere } from './home'

const LATER = 2500 // ms: the page itself comes first

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

class App {
  isNewer = $state(false) // another version is there: it is used from the next load on, whenever its user likes
  installer = $state.raw<InstallPrompt | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // no banner by itself: the settings offer it
      this.installer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => { this.installer = null })
  }

  async install(): Promise<void> {
    const installer = this.installer
    this.installer = null
    await installer?.prompt()
  }

  /** Keeps this version for times without a connection, and notices newer ones. */
  begin(): void {
    if (!('serviceWorker' in navigator) || !isSecureContext || !import.meta.env.PROD) return
    const workers = navigator.serviceWorker
    let isFirst = workers.controller === null
    workers.addEventListener('controllerchange', () => {
      if (!isFirst) this.isNewer = true
      isFirst = false
    })
    setTimeout(async () => {
      if (isHere) await here.ready() // it has enough to load
      workers.register(file('/sw.js'), { updateViaCache: 'none' }).then(() => workers.ready).then(({ active }) => active?.postMessage(isHere ? 'engine' : 'lessons')).catch(() => {}) // not allowed here: the page works as always
    }, LATER)
  }
}

export const app = new App()

export function lookForUpdate(): void {
  void navigator.serviceWorker?.getRegistration().then((found) => found?.update()).catch(() => {})
}
