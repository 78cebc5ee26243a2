/**
 * The connection to a table: one WebSocket that is reopened whenever it is lost, quickly at first, then at growing intervals.
 * It knows nothing about the game; its owner is told about messages and the connection's state.
 */
import type { FromViewer, ToViewer } from './messages'

export type LineState = 'connecting' | 'open' | 'lost' | 'over'

const PATIENCE = [300, 700, 1500, 3000, 5000]
const BEAT = 15_000 // a line that says nothing for two beats is dead, whatever the browser thinks

export interface Listener {
  hello: () => FromViewer
  heard: (message: ToViewer) => void
  changed: (state: LineState) => void
}

export class Line {
  private socket: WebSocket | null = null
  private tries = 0
  private timer = 0
  private beat = 0
  private silent = 0
  private isOver = false

  constructor(private readonly address: string, private readonly listener: Listener) {
    addEventListener('online', this.again)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.again)
    this.open()
  }

  send(message: FromViewer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Disconnects and connects again, perhaps with other keys. */
  renew(): void {
    this.tries = 0
    if (this.socket) this.socket.close()
    else this.open()
  }

  /** Disconnects for good. */
  close(): void {
    this.isOver = true
    removeEventListener('online', this.again)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.again)
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
    this.listener.changed('over')
  }

  private readonly again = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine && !this.isOver && this.socket === null) this.open()
  }

  /** The device reports that it is offline: a socket would notice only much later. */
  private readonly cut = (): void => {
    const socket = this.socket
    if (!socket) return
    socket.onmessage = null
    this.lost(socket)
    socket.close()
  }

  private open(): void {
    clearTimeout(this.timer)
    if (this.isOver || this.socket) return
    this.listener.changed(this.tries ? 'lost' : 'connecting')
    const socket = new WebSocket(this.address)
    this.socket = socket
    socket.onopen = () => {
      this.silent = 0
      this.send(this.listener.hello())
      this.beat = window.setInterval(() => this.check(socket), BEAT)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.silent = 0
      const message = JSON.parse(event.data) as ToViewer
      if (message.is === 'welcome') {
        this.tries = 0
        this.listener.changed('open')
      }
      this.listener.heard(message)
    }
    socket.onclose = () => this.lost(socket)
  }

  private check(socket: WebSocket): void {
    this.silent += 1
    if (this.silent > 2) socket.close()
    else this.send({ is: 'ping', sent: performance.now() })
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return
    clearInterval(this.beat)
    this.socket = null
    if (this.isOver) return
    this.listener.changed('lost')
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 5000
    this.tries += 1
    this.timer = window.setTimeout(() => this.open(), wait)
  }
}
