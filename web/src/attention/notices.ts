/** Notifications of the system: one per table, which a later one replaces, gone as soon as nobody is awaited any more. */
import { file, ours } from '../home'

export interface Notice { readonly table: string; readonly title: string; readonly body: string }

const tagOf = (table: string): string => `turn-${table}`
const open = new Map<string, Notification>()

/** By the service worker if there is one: phones allow nothing else. */
export async function notify({ table, title, body }: Notice): Promise<void> {
  const tag = tagOf(table)
  const path = ours(`/t/${table}`)
  const about: NotificationOptions = { body, tag, icon: file('/icon-192.png'), badge: file('/icon-192.png'), data: { path } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, about)
  const shown = new Notification(title, about)
  open.set(tag, shown)
  shown.onclick = () => {
    focus()
    shown.close()
  }
}

export async function closeNotices(table: string): Promise<void> {
  const tag = tagOf(table)
  open.get(tag)?.close()
  open.delete(tag)
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  for (const each of await worker?.getNotifications({ tag }) ?? []) each.close()
}
