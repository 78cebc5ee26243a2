/**
 * Web Push, where the host has set a key: the server tells this browser when it is somebody's turn, even if no page is open.
 * It follows the switch for notifications, and needs the service worker.
 */
import { pushKey, subscribe, unsubscribe } from '../wire/rest'
import { speech } from '../words/language.svelte'
import { ways } from './ways.svelte'

const told = new Set<string>() // tables that this page has subscribed for

/** The service worker of a first visit comes a while after the page: whoever wants to be told waits for it. */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.ready)?.pushManager
}

async function known(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return await worker?.pushManager.getSubscription() ?? null
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (each) => each.charCodeAt(0))
}

/** Asks the server to tell us about this seat. If anything is missing for that, the page does without. */
export async function pushFor(table: string, key: string): Promise<void> {
  if (!ways.notices || told.has(table)) return
  told.add(table)
  try {
    const pushes = await manager()
    const server = pushes ? (await pushKey()).key : ''
    if (!pushes || !server) return
    const wanted = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(server) })
    const { endpoint = '', keys } = wanted.toJSON()
    await subscribe(table, key, { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language: speech.language })
  } catch {
    told.delete(table) // another time
  }
}

/** Nothing is sent to this browser any more, whatever table it is about. */
export async function endPush(): Promise<void> {
  told.clear()
  try {
    const old = await known()
    if (!old) return
    await unsubscribe(old.endpoint).catch(() => {}) // then the push service says so, when it is called next
    await old.unsubscribe()
  } catch {
    // there is none
  }
}
