import { describe, expect, it, vi } from 'vitest'
import { Changes } from '../src/wire/changes'
import type { Change, State } from '../src/wire/messages'

const WHOLE: State = { is: 'state', number: 4, match: 1, time: 10, view: { hands: [[1, 2], [3]], round: 1 }, asked: [], questions: [], events: [], ended: null }
const change = (more: Partial<Change>): Change => ({ is: 'change', after: 4, number: 5, time: 11, ...more }) as Change

describe('a state put together from changes', () => {
  it('has the changed parts, and the others as they were', () => {
    const changes = new Changes(() => {})
    changes.heard(WHOLE)
    const state = changes.heard(change({ view: [['round', 2], ['hands', 1, 0, 9]] }))!
    expect(state.view).toEqual({ hands: [[1, 2], [9]], round: 2 })
    expect((state.view as { hands: unknown[] }).hands[0]).toBe((WHOLE.view as { hands: unknown[] }).hands[0])
    expect(state.number).toBe(5)
    expect(WHOLE.view).toEqual({ hands: [[1, 2], [3]], round: 1 })
  })

  it('makes options from their rows', () => {
    const changes = new Changes(() => {})
    changes.heard(WHOLE)
    const asking = { n: 7, prompt: 'play', clause: 'X-1', args: {}, options: [{ kind: 'Steal', fields: ['card', 'from_seat'], rows: [['steal 1 2', 1, 2]] }] }
    const state = changes.heard(change({ questions: [asking] as never }))!
    expect(state.questions[0]!.say.id).toBe('ask-play')
    expect(state.questions[0]!.options).toEqual([{ choice: { is: 'Steal', card: 1, from_seat: 2 }, say: { id: 'Steal', args: { card: 1, from_seat: { seat: 2 } } }, line: 'steal 1 2' }])
  })

  it('keeps questions that are still open by their place', () => {
    const question = { n: 3, options: [] } as never
    const changes = new Changes(() => {})
    changes.heard({ ...WHOLE, questions: [question] })
    expect(changes.heard(change({ questions: [0] as never }))!.questions[0]).toBe(question)
  })

  it('is asked for again, once, if a change was missed', () => {
    const resync = vi.fn()
    const changes = new Changes(resync)
    expect(changes.heard(change({}))).toBeNull()
    expect(changes.heard(change({ after: 5, number: 6 }))).toBeNull()
    expect(resync).toHaveBeenCalledTimes(1)
    expect(changes.heard(WHOLE)).toBe(WHOLE)
    expect(changes.heard(change({ after: 9, number: 10 }))).toBeNull()
    expect(resync).toHaveBeenCalledTimes(2)
  })
})
