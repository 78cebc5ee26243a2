import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sounds } from '../src/sounds.svelte'

const made: object[] = []
const resumed = vi.fn(async () => {})
let started = 0
let state = 'running'

class Air {
  readonly currentTime = 0
  readonly destination = {}
  readonly state = state
  readonly resume = resumed
  constructor() { made.push(this) }
  private readonly knob = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  createOscillator = (): object => ({ frequency: this.knob, connect: (to: object) => to, start: () => { started += 1 }, stop: () => {} })
  createGain = (): object => ({ gain: this.knob, connect: (to: object) => to })
}

const settled = (): Promise<void> => new Promise((go) => setTimeout(go))

beforeEach(() => {
  made.length = started = 0
  state = 'running'
  resumed.mockClear()
  vi.stubGlobal('AudioContext', Air)
})
afterEach(() => vi.unstubAllGlobals())

describe('the first sound', () => {
  it('waits for the loudspeakers, so that the page need not', async () => {
    let found = (_: object[]): void => {}
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices: () => new Promise<object[]>((yes) => { found = yes }) } })
    const sounds = new Sounds()
    sounds.play('squeak', 0, true)
    sounds.play('tap', 0, true)
    await settled()
    expect(made).toHaveLength(0)
    found([])
    await settled()
    expect(made).toHaveLength(1)
    expect(started).toBe(3) // two notes and one
    sounds.play('tap', 0, true)
    await settled()
    expect(made).toHaveLength(1)
    expect(started).toBe(4)
  })

  it.each([
    ['where the page may not ask for them', {}],
    ['where the answer is no', { mediaDevices: { enumerateDevices: () => Promise.reject(new Error('not allowed')) } }],
  ])('is heard %s, too', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    new Sounds().play('tap', 0, true)
    await settled()
    expect(started).toBe(1)
  })

  it('wakes what the browser keeps quiet until somebody has tapped', async () => {
    vi.stubGlobal('navigator', {})
    state = 'suspended'
    new Sounds().play('tap', 0, true)
    await settled()
    expect(resumed).toHaveBeenCalledOnce()
  })

  it('is not even prepared while sounds are off', async () => {
    vi.stubGlobal('navigator', {})
    new Sounds().play('tap')
    await settled()
    expect(made).toHaveLength(0)
  })
})
