/** Calls the user of this browser when a table begins to wait for them. */
import { sounds } from '../sounds.svelte'
import { closeNotices, notify, type Notice } from './notices'
import { ways } from './ways.svelte'

const LONG = 4000 // ms: whoever has waited longer for the others may be looking elsewhere

export class Caller {
  private wasWanted: boolean | null = null // null: the table has only just been opened
  private since = performance.now()

  /** Is told whenever something may have changed. `notice`: what a notification would say. */
  look(isWanted: boolean, notice: () => Notice): void {
    const before = this.wasWanted
    if (isWanted === before) return
    this.wasWanted = isWanted
    const waited = performance.now() - this.since
    this.since = performance.now()
    if (!isWanted) void closeNotices(notice().table)
    else if (before !== null) this.call(waited, notice)
  }

  /** Whoever has come back need not be called any more. */
  readonly seen = (table: string): void => { if (!document.hidden) void closeNotices(table) }

  private call(waited: number, notice: () => Notice): void {
    if (document.hidden || waited > LONG) {
      sounds.play('squeak', 0, ways.sound)
      if (ways.vibration) navigator.vibrate?.([120, 60, 120])
    } else sounds.play('squeak')
    if (document.hidden && ways.notices) void notify(notice())
  }
}
