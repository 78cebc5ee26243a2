import { describe, expect, it } from 'vitest'
import { Announcements, type Telling, type Turn } from '../src/scenes/announcements.svelte'
import type { LoggedEvent } from '../src/wire/messages'

const event = (number: number, id: string): LoggedEvent => ({ number, event: { is: id }, say: { id, args: {} } }) as LoggedEvent
const STORY = [event(1, 'dealt'), event(2, 'took'), event(3, 'gave'), event(4, '')]
const say = { event: (each: LoggedEvent) => each.say.id, remark: ({ id }: { id: string }) => `(${id})`, mine: (words: string) => `Your turn. ${words}` }

const told = (length: number, more: Partial<Telling> = {}): Telling => ({ story: STORY.slice(0, length), remark: null, jump: { n: 1, from: 0 }, ...more })
const mine = (n: number): Turn => ({ key: `asked ${n}`, words: `Choose ${n}.`, isMine: true })
const others = (...waits: number[]): Turn => ({ key: `waits ${waits.join(' ')}`, words: `Waiting for ${waits.join(' and ')}.`, waits })

function heard(...all: readonly (readonly [Telling, Turn | null])[]): string[] {
  const announcements = new Announcements()
  const lines: string[] = []
  let last = -1
  for (const [telling, turn] of all) {
    announcements.hear(telling, turn, say)
    lines.push(...announcements.lines.filter((line) => line.n > last).map((line) => line.words))
    last = announcements.lines.at(-1)?.n ?? last
  }
  return lines
}

describe('the voice of a table', () => {
  it('tells everything once, in order, and then whose turn it is', () => {
    expect(heard([told(1), others(1)], [told(1), others(1)], [told(2), null], [told(3), mine(3)], [told(4), mine(3)]))
      .toEqual(['dealt', 'Waiting for 1.', 'took', 'gave', 'Your turn. Choose 3.'])
  })

  it('tells of a jump only what led there', () => {
    expect(heard([told(3, { jump: { n: 1, from: 2 } }), null], [told(1, { jump: { n: 2, from: 0 } }), null])).toEqual(['gave', 'dealt'])
  })

  it('tells a remark once, after what it is about', () => {
    const remark = { id: 'why' }
    expect(heard([told(2, { remark }), null], [told(2, { remark }), mine(1)])).toEqual(['dealt', 'took', '(why)', 'Your turn. Choose 1.'])
  })

  it('says “your turn” before the first of several questions', () => {
    expect(heard([told(0), mine(1)], [told(0), mine(2)], [told(0), others(1)], [told(0), mine(3)]))
      .toEqual(['Your turn. Choose 1.', 'Choose 2.', 'Waiting for 1.', 'Your turn. Choose 3.'])
  })

  it('is silent when one of several awaited players has decided', () => {
    expect(heard([told(0), others(1, 2)], [told(0), others(2)], [told(0), others(3)])).toEqual(['Waiting for 1 and 2.', 'Waiting for 3.'])
  })
})
