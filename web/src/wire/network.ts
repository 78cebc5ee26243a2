/** A server, over HTTP and a WebSocket. */
import { file } from '../home'
import type { Hearer, Reply, Talk, Transport } from './transport'

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${file('/api/socket')}`

async function ask(path: string, body?: unknown, key?: string): Promise<Reply> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['authorization'] = `Bearer ${key}`
  const answer = await fetch(file(path), { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? null : JSON.stringify(body) })
  return { ok: answer.ok, text: await answer.text() }
}

function open(hearer: Hearer): Talk {
  const socket = new WebSocket(socketAddress())
  socket.onopen = () => hearer.opened()
  socket.onmessage = (event: MessageEvent<string>) => hearer.said(event.data)
  socket.onclose = () => hearer.closed()
  return {
    get isOpen() { return socket.readyState === WebSocket.OPEN },
    say: (text) => socket.send(text),
    close: () => socket.close(),
  }
}

/** Not by a page of the service worker's: it may have kept one. */
const isThere = (): Promise<boolean> => fetch(file('/healthz'), { cache: 'no-store' }).then((answer) => answer.ok, () => false)

export const network: Transport = { isFar: true, ask, open, isThere }
