/** Small sounds of our own making, off until somebody wants them: a squeak when it is your turn, a tap when something happens. */
import { keep, kept } from './kept'

class Sounds {
  on = $state(kept('sounds', false))
  private air: AudioContext | null = null

  choose(on: boolean): void {
    this.on = on
    keep('sounds', on)
    if (on) this.squeak()
  }

  /** Two short rising notes. */
  squeak(): void {
    this.note(1400, 2300, 0, 0.09, 0.06)
    this.note(1700, 2700, 0.12, 0.08, 0.05)
  }

  tap(): void {
    this.note(320, 160, 0, 0.06, 0.08)
  }

  private note(from: number, to: number, after: number, length: number, loud: number): void {
    if (!this.on) return
    this.air ??= new AudioContext()
    const [start, tone, level] = [this.air.currentTime + after, this.air.createOscillator(), this.air.createGain()]
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + length)
    level.gain.setValueAtTime(loud, start)
    level.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(level).connect(this.air.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

export const sounds = new Sounds()
