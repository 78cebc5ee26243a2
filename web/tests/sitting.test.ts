import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Sitting } from '../src/table/sitting.svelte'
import { hold, keyOf } from '../src/table/keys'
import type { Listener } from '../src/wire/line'
import { PROTOCOL, type FromViewer, type LoggedEvent, type Room, type State, type ToViewer } from '../src/wire/messages'

const wire = vi.hoisted(() => ({ listener: null as unknown as Listener, sent: [] as FromViewer[], closed: 0 }))

vi.mock('../src/wire/line', () => ({
  Line: class {
    constructor(listener: Listener) { wire.listener = listener }
    send(message: FromViewer): boolean { wire.sent.push(message); return true }
    renew(): void {}
    close(): void { wire.closed += 1; wire.listener.changed('over') }
  },
}))
vi.mock('../src/offline.svelte', () => ({ lookForUpdate: () => {} }))

const PLAY = { is: 'Play', card: 3 }
const PASS = { is: 'Pass' }
const question = (n: number, ...choices: { is: string }[]) =>
  ({ n, prompt: 'play', clause: 'X-1', say: { id: 'ask-play', args: {} }, interrupt: false, due: null, seconds: null, options: choices.map((choice) => ({ choice, say: { id: choice.is, args: {} }, line: choice.is })) })
const event = (number: number): LoggedEvent => ({ number, event: { is: 'Happened' }, say: { id: 'Happened', args: {} } })

function state(number: number, more: Partial<State> = {}): State {
  return { is: 'state', number, match: 1, time: 1000, view: {}, asked: [], questions: [question(number, PLAY, PASS)], events: [], ended: null, ...more }
}

function room(more: Partial<Room> = {}): Room {
  const chairs = ['Anna', 'Bo'].map((name, seat) => ({ seat, who: 'person', name, level: '', away: false, resigned: false, connected: true, muted: false, left: null, commitment: '', withheld: false }))
  return { is: 'room', table: 'T', status: 'playing', match: 1, chairs, called: [], awaited: [], starts: null, time: 1000, paused: false, commitment: 'c', ...more } as Room
}

const hear = (message: unknown): void => wire.listener.heard(message as ToViewer)
const welcome = (more: object = {}): void => {
  wire.listener.changed('open')
  hear({ is: 'welcome', seat: 0, host: false, protocol: PROTOCOL, time: 1000, ...more })
}
const answers = (): FromViewer[] => wire.sent.filter((each) => each.is === 'answer')

let sitting: Sitting

beforeEach(() => {
  vi.useFakeTimers()
  wire.sent.length = 0
  wire.closed = 0
  hold({ table: 'T', key: 'seat-key' })
  sitting = new Sitting('T')
  welcome()
  hear(room())
  hear(state(1))
})

afterEach(() => {
  sitting.close()
  vi.useRealTimers()
})

describe('an answer', () => {
  it('goes out once, however often it is tapped', () => {
    sitting.answer(PLAY)
    sitting.answer(PLAY)
    sitting.answer(PASS)
    expect(answers()).toEqual([{ is: 'answer', id: '1', n: 1, choice: PLAY }])
  })

  it('can be given again once it is taken, or refused', () => {
    sitting.answer(PLAY)
    hear({ is: 'taken', id: '1', number: 2 })
    sitting.answer(PASS)
    hear({ is: 'refused', id: '2', of: 'answer', why: { code: 'no', clause: 'X-1', say: { id: 'refused-no', args: {} } } })
    expect(sitting.rejection?.code).toBe('no')
    sitting.answer(PLAY)
    expect(answers()).toHaveLength(3)
    expect(sitting.rejection).toBeNull()
  })

  it('is not sent unless it is offered, or while the line is lost', () => {
    sitting.answer({ is: 'Play', card: 99 } as never)
    wire.listener.changed('lost')
    sitting.answer(PLAY)
    expect(answers()).toEqual([])
  })

  it('is sent again after a lost line if its question is still open: the same one, once', () => {
    sitting.answer(PLAY)
    wire.listener.changed('lost')
    welcome()
    hear(state(1))
    hear(state(1))
    expect(answers()).toEqual([{ is: 'answer', id: '1', n: 1, choice: PLAY }, { is: 'answer', id: '1', n: 1, choice: PLAY }])
  })

  it('is not sent again if it had arrived', () => {
    sitting.answer(PLAY)
    wire.listener.changed('lost')
    welcome()
    hear(state(2))
    expect(answers()).toHaveLength(1)
    expect(sitting.sent).toBeNull()
  })

  it('that is not possible is asked about, and an offered one never', () => {
    sitting.whyNot({ is: 'Play', card: 99 } as never)
    sitting.whyNot(PLAY)
    expect(answers()).toEqual([{ is: 'answer', id: '1', n: 1, choice: { is: 'Play', card: 99 } }])
  })
})

describe('what happened', () => {
  it('is told once, in order, whatever comes twice', () => {
    const told: number[] = []
    sitting.follow((_, news) => told.push(...news.map((each) => each.number)))
    hear(state(2, { events: [event(2)] }))
    hear(state(3, { events: [event(2), event(3)] }))
    hear(state(2, { events: [event(2)] }))
    expect(told).toEqual([2, 3])
    expect(sitting.story.map((each) => each.number)).toEqual([2, 3])
    expect(sitting.state?.number).toBe(3)
  })

  it('waits for somebody who is not looking', () => {
    hear(state(2, { events: [event(2)] }))
    hear(state(3, { events: [event(3)] }))
    const told: number[] = []
    sitting.follow((_, news) => told.push(...news.map((each) => each.number)))
    expect(told).toEqual([2, 3])
  })

  it('begins anew with another match', () => {
    hear(state(2, { events: [event(2)] }))
    hear(state(9, { match: 2, events: [event(9)] }))
    expect(sitting.story.map((each) => each.number)).toEqual([9])
    expect(sitting.moves).toEqual([])
  })

  it('since our own last move is known after a reload, too', () => {
    sitting.answer(PLAY)
    hear({ is: 'taken', id: '1', number: 2 })
    sitting.close()
    sitting = new Sitting('T')
    welcome()
    hear(room())
    hear(state(5))
    expect(sitting.moves).toEqual([2])
  })
})

describe('a seat', () => {
  it('that is no longer ours asks nothing more', () => {
    const chairs = room().chairs.map((chair) => (chair.seat === 0 ? { ...chair, who: 'bot' as const } : chair))
    hear(room({ chairs }))
    expect(sitting.seat).toBeNull()
    expect(sitting.state?.questions).toEqual([])
    expect(keyOf('T')).toBeUndefined()
  })

  it('is lost by whoever was removed, with the reason', () => {
    hear({ is: 'bye', code: 'removed', say: { id: 'bye-removed', args: {} } })
    expect(sitting.bye?.id).toBe('bye-removed')
    expect(sitting.line).toBe('over')
  })

  it('survives a server that stops', () => {
    hear({ is: 'bye', code: 'shutting-down', say: { id: 'bye', args: {} } })
    expect(wire.closed).toBe(0)
    expect(sitting.seat).toBe(0)
  })

  it('is kept by a host who loses the key to it', () => {
    hold({ table: 'T', host: 'host-key' })
    hear({ is: 'bye', code: 'bad-key', say: { id: 'bye', args: {} } })
    expect(keyOf('T')?.host).toBe('host-key')
    expect(keyOf('T')?.key).toBe('')
  })
})

describe('the clock', () => {
  it('runs by the server’s time, as measured by the quickest way there and back', () => {
    const now = performance.now()
    hear({ is: 'pong', sent: now - 10, time: now + 500 }) // ten ms there and back: the offset is 505
    hear({ is: 'pong', sent: now - 900, time: now + 9000 })
    expect(sitting.local(now + 505)).toBeCloseTo(now, 0)
  })

  it('is the game’s own before a player’s, and stands while the table is paused', () => {
    const asked = [{ seat: 1, prompt: 'play', due: 4000, seconds: 30 }, { seat: -1, prompt: 'clock', due: 9000, seconds: 300 }]
    hear(state(2, { asked: asked as never }))
    expect(sitting.clock?.prompt).toBe('clock')
    hear(room({ paused: true }))
    expect(sitting.clock).toBeNull()
  })
})

describe('the conversation', () => {
  it('tells where the story ended, so that only news are sent', () => {
    hear(state(2, { events: [event(2)] }))
    expect(wire.listener.hello()).toEqual({ is: 'hello', table: 'T', key: 'seat-key', host: '', since: 2 })
  })

  it('ends with a page of another version', () => {
    welcome({ protocol: PROTOCOL + 1 })
    expect(sitting.bye?.id).toBe('outdated')
    expect(sitting.line).toBe('over')
  })

  it('keeps every line of the chat once', () => {
    hear({ is: 'chat', number: 1, text: 'hi' })
    hear({ is: 'chat', number: 1, text: 'hi' })
    expect(sitting.chat).toHaveLength(1)
  })

  it('does not complain about another page of ours that was quicker', () => {
    hear({ is: 'refused', id: '', of: 'commit', why: { code: 'late', clause: '', say: { id: 'x', args: {} } } })
    expect(sitting.rejection).toBeNull()
  })
})

describe('a proposal', () => {
  const consulted = (): FromViewer[] => wire.sent.filter((each) => each.is === 'consult')
  const proposed = (n: number): void => hear({ is: 'proposed', n, seat: 1, option: { choice: PLAY, say: { id: 'Play', args: {} }, line: 'Play' }, say: { id: 'proposal', args: {} } })

  it('is asked for once per question', () => {
    sitting.consult()
    sitting.consult()
    expect(consulted()).toEqual([{ is: 'consult', n: 1 }])
    hear(state(2))
    sitting.consult()
    expect(consulted().at(-1)).toEqual({ is: 'consult', n: 2 })
  })

  it('stays until somebody answers, and is never answered by itself', () => {
    proposed(1)
    expect(sitting.proposed?.option.choice).toEqual(PLAY)
    expect(answers()).toEqual([])
    sitting.answer(PASS)
    expect(sitting.proposed).toBeNull()
  })

  it('that was not worth the time is no reason to complain', () => {
    hear({ is: 'refused', of: 'consult', id: '', why: { code: 'too-fast', clause: '', say: { id: 'refused-too-fast', args: {} } } })
    expect(sitting.rejection).toBeNull()
  })
})

describe('a hint', () => {
  const hinted = (more: boolean) => ({ is: 'hinted', n: 1, advice: [], more })

  it('gives way to a better one', () => {
    sitting.hint()
    hear(hinted(true))
    hear(hinted(false))
    expect(sitting.hinted).toMatchObject({ more: false })
  })

  it('stays closed if it was closed before the better one came, until the player asks', () => {
    sitting.hint()
    hear(hinted(true))
    sitting.hinted = null
    hear(hinted(false))
    expect(sitting.hinted).toBeNull()
    sitting.hint()
    hear(hinted(true))
    expect(sitting.hinted).toMatchObject({ more: true })
  })
})

describe('an aid', () => {
  const aids = [{ spot: '', say: { id: 'aid-all', args: {} }, rows: [], ways: 1 }]
  const asked = (): number => wire.sent.filter((each) => each.is === 'aid').length

  it('stays open while others move, and is asked for again', () => {
    sitting.askAid('x')
    hear({ is: 'aided', aids: [] })
    hear(state(2))
    expect(sitting.aids).toEqual([])
    expect(asked()).toBe(2)
    hear({ is: 'aided', aids })
    expect([sitting.aids, sitting.aidFor]).toEqual([aids, 'x'])
  })

  it('stays closed if it was closed before the new one came, until the player asks', () => {
    sitting.askAid()
    hear({ is: 'aided', aids })
    hear(state(2))
    sitting.aids = null
    hear({ is: 'aided', aids })
    expect(sitting.aids).toBeNull()
    sitting.askAid()
    hear({ is: 'aided', aids })
    expect(sitting.aids).toEqual(aids)
  })

  it('is closed when the game is over', () => {
    sitting.askAid()
    hear({ is: 'aided', aids })
    hear(state(2, { ended: {} as never }))
    expect([sitting.aids, asked()]).toEqual([null, 1])
  })
})
