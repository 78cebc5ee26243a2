/** Whether games with bots should be playable without a connection on this device: copies of them are kept while they are played. */
import { isHere, isSite } from '../home'
import { keep, kept } from '../kept'
import type { Room } from '../wire/messages'

class Wanted {
  isOn = $state<boolean>(!isHere && kept<boolean>('along', false))

  set(on: boolean): void {
    this.isOn = on
    keep('along', on)
    if (on) this.prepare()
  }

  /** Without a connection, the engine must be here already. */
  prepare(): void {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('engine'))
    void (navigator.storage as StorageManager | undefined)?.persist?.()
  }
}

export const wanted = new Wanted()

/** This server has the engine, and this browser can keep it. */
export const canBeTaken = !isSite && !isHere && window.isSecureContext && document.querySelector('meta[name="engine"]') !== null

/** A match of one person with bots, in which no time counts. */
export const isAlone = (room: Room | null, seat: number | null): boolean =>
  room !== null && seat !== null && room.status === 'playing' && !room.clock.move && !room.clock.game && room.chairs.every((chair) => (chair.seat === seat ? chair.who === 'person' : chair.who === 'bot'))
