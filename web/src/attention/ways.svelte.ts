/** How this browser calls its user when it is their turn: by a sound, a vibration, a notification. Each can be switched off. */
import { keep, kept } from '../kept'

export const canVibrate = 'vibrate' in navigator
/** Browsers allow notifications only over https and on the machine itself. */
export const canNotify = 'Notification' in window && isSecureContext

let known: NotificationPermission | undefined
const first = (): NotificationPermission => (known ??= canNotify ? Notification.permission : 'denied')

class Ways {
  sound = $state(kept('turn-sound', true))
  vibration = $state(kept('turn-vibration', true))
  private wanted = $state(kept('turn-notice', false))
  private given = $state<NotificationPermission | null>(null) // asked for when somebody wants to know: the browser's answer takes several ms
  private declined = $state(kept('turn-notice-declined', false))

  private get permission(): NotificationPermission { return this.given ?? first() }

  /** The system may show them, and the user wants them. */
  get notices(): boolean { return this.wanted && this.permission === 'granted' }
  /** The browser was told to block them: only its own settings can change that. */
  get isBlocked(): boolean { return canNotify && this.permission === 'denied' }
  /** Nobody has been asked yet. */
  get isOpen(): boolean { return canNotify && !this.wanted && !this.declined && this.permission !== 'denied' }

  chooseSound(on: boolean): void {
    this.sound = on
    keep('turn-sound', on)
  }

  chooseVibration(on: boolean): void {
    this.vibration = on
    keep('turn-vibration', on)
  }

  /** Asks the browser for permission if need be: only ever after a tap on something that says so. */
  async chooseNotices(on: boolean): Promise<void> {
    if (on && canNotify && this.permission === 'default') this.given = await Notification.requestPermission()
    this.wanted = on && this.permission === 'granted'
    keep('turn-notice', this.wanted)
    if (!on) this.decline()
  }

  /** No, thanks: it is not offered again, but stays in the settings. */
  decline(): void {
    this.declined = true
    keep('turn-notice-declined', true)
  }
}

export const ways = new Ways()
