import { describe, expect, it } from 'vitest'
import { Talk } from '../src/chat/talk.svelte'
import type { Sitting } from '../src/table/sitting.svelte'
import type { Chat } from '../src/wire/messages'

const said = (number: number, more: Partial<Chat> = {}): Chat =>
  ({ is: 'chat', number, seat: 1, name: 'Bo', text: 'hi', time: 0, spectator: false, aside: false, reaction: '', remark: '', ...more })
const at = (chat: Chat[], told?: () => number): Talk => new Talk(() => ({ seat: 0, chat }) as unknown as Sitting, 'T', told)

describe('what a reader hears', () => {
  it('holds back a bot’s remark until what it is about has been shown', () => {
    let told = 4
    const talk = at([said(3), said(7, { remark: 'won' })], () => told)
    expect(talk.heard.map((each) => each.number)).toEqual([3])
    expect(talk.remark).toBeNull()
    told = 7
    expect(talk.remark?.number).toBe(7)
  })

  it('never holds back what people write', () => {
    expect(at([said(9)], () => 0).heard).toHaveLength(1)
  })

  it('counts as unread what others wrote, and no bot', () => {
    const talk = at([said(1), said(2, { seat: 0 }), said(3, { remark: 'won' })])
    expect(talk.unread.map((each) => each.number)).toEqual([1])
    talk.readAll()
    expect(talk.unread).toEqual([])
    expect(talk.remark).toBeNull()
  })

  it('leaves out whoever was muted, and all bots at once', () => {
    const talk = at([said(1), said(2, { name: 'Cleo', seat: 2 }), said(3, { remark: 'won' }), said(4, { remark: 'lost', name: 'Pip' })])
    talk.mute(said(1))
    talk.mute(said(3, { remark: 'won' }))
    expect(talk.heard.map((each) => each.number)).toEqual([2])
    talk.unmuteAll()
    expect(talk.heard).toHaveLength(4)
  })
})
