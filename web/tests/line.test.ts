import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type LineState } from '../src/wire/line'
import type { FromViewer, ToViewer } from '../src/wire/messages'
import type { Hearer } from '../src/wire/transport'

/** Every conversation that was opened, the latest last. */
const talks = vi.hoisted(() => [] as { hearer: Hearer; said: string[]; isOpen: boolean; close: () => void; say: (text: string) => void }[])

vi.mock('../src/wire/transport', () => ({
  transport: {
    isFar: true,
    open(hearer: Hearer) {
      const talk = {
        hearer, said: [] as string[], isOpen: false,
        say(text: string) { talk.said.push(text) },
        close() { talk.isOpen = false; hearer.closed() },
      }
      talks.push(talk)
      return talk
    },
  },
}))

const WELCOME = JSON.stringify({ is: 'welcome' })
const hello: FromViewer = { is: 'hello', table: 'T', key: '', host: '', since: 0 }
let states: LineState[]
let heard: ToViewer[]
let line: Line

const latest = (): (typeof talks)[number] => talks.at(-1)!
const answered = (): void => { latest().isOpen = true; latest().hearer.opened() }
const lose = (): void => latest().hearer.closed()

beforeEach(() => {
  vi.useFakeTimers()
  talks.length = 0
  states = []
  heard = []
  line = new Line({ hello: () => hello, heard: (message) => heard.push(message), changed: (state) => states.push(state) })
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
})

describe('the line to a table', () => {
  it('says hello once somebody answers, and is open once it is welcome', () => {
    expect(states).toEqual(['connecting'])
    answered()
    expect(latest().said).toEqual([JSON.stringify(hello)])
    latest().hearer.said(WELCOME)
    expect(states).toEqual(['connecting', 'open'])
    expect(heard).toEqual([{ is: 'welcome' }])
  })

  it('sends nothing while it is not open', () => {
    expect(line.send({ is: 'guide' })).toBe(false)
    answered()
    expect(line.send({ is: 'guide' })).toBe(true)
  })

  it('comes back quickly at first, then at growing intervals', () => {
    for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
      lose()
      const before = talks.length
      vi.advanceTimersByTime(wait - 1)
      expect(talks.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(talks.length).toBe(before + 1)
    }
  })

  it('is impatient again after a welcome', () => {
    for (const wait of [300, 700, 1500]) { lose(); vi.advanceTimersByTime(wait) }
    answered()
    latest().hearer.said(WELCOME)
    lose()
    const before = talks.length
    vi.advanceTimersByTime(300)
    expect(talks.length).toBe(before + 1)
  })

  it('pings, and gives up a line that stays silent for two beats', () => {
    answered()
    vi.advanceTimersByTime(30_000)
    expect(latest().said.slice(1).map((text) => (JSON.parse(text) as { is: string }).is)).toEqual(['ping', 'ping'])
    expect(states.at(-1)).toBe('connecting')
    vi.advanceTimersByTime(15_000)
    expect(states.at(-1)).toBe('lost')
  })

  it('stays as long as anything is heard', () => {
    answered()
    for (let n = 0; n < 6; n += 1) {
      vi.advanceTimersByTime(15_000)
      latest().hearer.said(JSON.stringify({ is: 'pong' }))
    }
    expect(talks.length).toBe(1)
  })

  it('ignores what an old conversation still says', () => {
    answered()
    const old = latest()
    lose()
    vi.advanceTimersByTime(300)
    old.hearer.said(WELCOME)
    old.hearer.closed()
    expect(heard).toEqual([])
    expect(talks.length).toBe(2)
  })

  it('is cut when the device goes offline, and back when it is online again', () => {
    answered()
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    dispatchEvent(new Event('online'))
    expect(talks.length).toBe(2)
  })

  it('never comes back once it was closed', () => {
    answered()
    line.close()
    expect(states.at(-1)).toBe('over')
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(talks.length).toBe(1)
  })

  it('renews itself with other keys', () => {
    answered()
    line.renew()
    vi.advanceTimersByTime(300)
    expect(talks.length).toBe(2)
  })
})
