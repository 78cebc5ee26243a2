/**
 * The connection to a table: a conversation that is reopened whenever it is lost, quickly at first, then at growing intervals.
 * It knows nothing about the game; its owner is told about messages and the connection's state.
 */
import type { FromViewer, ToViewer } from './messages'
import { transport, type Talk } from './transport'

export type LineState = 'connecting' | 'open' | 'lost' | 'over'

const PATIENCE = [300, 700, 1500, 3000, 5000]
const BEAT = 15_000 // a line that says nothing for two beats is dead, whatever the browser thinks

export interface Listener {
  hello: () => FromViewer
  heard: (message: ToViewer) => void
  changed: (state: LineState) => void
}

export class Line {
  private talk: Talk | null = null
  private tries = 0
  private timer = 0
  private beat = 0
  private silent = 0
  private isOver = false

  constructor(private readonly listener: Listener) {
    if (transport.isFar) {
      addEventListener('online', this.again)
      addEventListener('offline', this.cut)
    }
    document.addEventListener('visibilitychange', this.again)
    this.open()
  }

  send(message: FromViewer): boolean {
    if (!this.talk?.isOpen) return false
    this.talk.say(JSON.stringify(message))
    return true
  }

  /** Disconnects and connects again, perhaps with other keys. */
  renew(): void {
    this.tries = 0
    if (this.talk) this.talk.close()
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
    this.talk?.close()
    this.listener.changed('over')
  }

  private readonly again = (): void => {
    if (document.visibilityState === 'visible' && (navigator.onLine || !transport.isFar) && !this.isOver && this.talk === null) this.open()
  }

  /** The device reports that it is offline: a socket would notice only much later. */
  private readonly cut = (): void => {
    const talk = this.talk
    if (!talk) return
    this.lost(talk)
    talk.close()
  }

  private open(): void {
    clearTimeout(this.timer)
    if (this.isOver || this.talk) return
    this.listener.changed(this.tries ? 'lost' : 'connecting')
    const talk: Talk = transport.open({
      opened: () => {
        this.silent = 0
        this.send(this.listener.hello())
        this.beat = window.setInterval(() => this.check(talk), BEAT)
      },
      said: (text) => {
        if (this.talk !== talk) return
        this.silent = 0
        const message = JSON.parse(text) as ToViewer
        if (message.is === 'welcome') {
          this.tries = 0
          this.listener.changed('open')
        }
        this.listener.heard(message)
      },
      closed: () => this.lost(talk),
    })
    this.talk = talk
  }

  private check(talk: Talk): void {
    this.silent += 1
    if (this.silent > 2 && transport.isFar) talk.close()
    else this.send({ is: 'ping', sent: performance.now() })
  }

  private lost(talk: Talk): void {
    if (this.talk !== talk) return
    clearInterval(this.beat)
    this.talk = null
    if (this.isOver) return
    this.listener.changed('lost')
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 5000
    this.tries += 1
    this.timer = window.setTimeout(() => this.open(), wait)
  }
}
