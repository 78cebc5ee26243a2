/** Synthesized sound effects, off by default: a squeak when it is your turn, and sounds of the table. */
import { keep, kept } from './kept'

export type Sound = 'card' | 'steps' | 'roll' | 'cheese' | 'snap' | 'door' | 'tap' | 'squeak'

/** One note: from and to which pitch (Hz), when, how long (s), how loud, which wave. */
type Note = readonly [from: number, to: number, after: number, length: number, loud: number, wave?: OscillatorType]

const NOTES: Record<Sound, readonly Note[]> = {
  card: [[900, 300, 0, 0.05, 0.05, 'sawtooth']],
  steps: [[420, 300, 0, 0.03, 0.07], [460, 320, 0.09, 0.03, 0.06], [420, 300, 0.18, 0.03, 0.05]],
  roll: [[240, 180, 0, 0.03, 0.07, 'square'], [300, 200, 0.06, 0.03, 0.06, 'square'], [220, 160, 0.14, 0.03, 0.05, 'square'], [260, 180, 0.24, 0.04, 0.04, 'square']],
  cheese: [[660, 670, 0, 0.1, 0.06], [880, 890, 0.1, 0.1, 0.06], [1100, 1110, 0.2, 0.16, 0.05]],
  snap: [[1800, 120, 0, 0.05, 0.1, 'square'], [140, 60, 0.04, 0.12, 0.12]],
  door: [[180, 260, 0, 0.16, 0.06, 'sawtooth']],
  tap: [[320, 160, 0, 0.06, 0.08]],
  squeak: [[1400, 2300, 0, 0.09, 0.06], [1700, 2700, 0.12, 0.08, 0.05]],
}

/**
 * To make an `AudioContext` waits until the browser has started a process for sounds, and the whole page waits with it: a tenth of a
 * second and more. To ask for the loudspeakers needs the same process, but is answered later; after that, nobody waits.
 */
async function openAir(): Promise<AudioContext> {
  await navigator.mediaDevices?.enumerateDevices().catch(() => []) // missing on pages that are not secure
  return new AudioContext()
}

export class Sounds {
  on = $state(kept('sounds', false))
  private air: Promise<AudioContext> | null = null

  choose(on: boolean): void {
    this.on = on
    keep('sounds', on)
    if (on) this.play('squeak')
  }

  /** `after`: seconds to wait. `anyway`: even if sound effects are off. */
  play(sound: Sound, after = 0, anyway = false): void {
    if (!this.on && !anyway) return
    this.air ??= openAir()
    void this.air.then((air) => {
      if (air.state === 'suspended') void air.resume() // it was opened before anybody had tapped
      for (const note of NOTES[sound]) this.note(air, note, after)
    })
  }

  private note(air: AudioContext, [from, to, after, length, loud, wave = 'triangle']: Note, wait: number): void {
    const [start, tone, level] = [air.currentTime + wait + after, air.createOscillator(), air.createGain()]
    tone.type = wave
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + length)
    level.gain.setValueAtTime(loud, start)
    level.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(level).connect(air.destination)
    tone.start(start)
    tone.stop(start + length)
  }
}

export const sounds = new Sounds()
