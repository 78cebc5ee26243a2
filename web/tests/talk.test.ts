import { beforeEach, describe, expect, it } from 'vitest'
import { chatter } from '../src/chat/chatter.svelte'
import { Talk } from '../src/chat/talk.svelte'
import type { Sitting } from '../src/table/sitting.svelte'
import type { Chat } from '../src/wire/messages'

const line = (number: number, more: Partial<Chat> = {}): Chat => ({ is: 'chat', number, seat: 1, name: 'Bo', text: 'Hello', time: 0, spectator: false, aside: false, reaction: '', remark: '', ...more })
const remark = (number: number): Chat => line(number, { seat: 2, name: '', text: 'remark-out-pip', remark: 'out-pip' })

let chat: Chat[]
let talk: Talk

beforeEach(() => {
  localStorage.clear()
  chatter.choose(true)
  chat = [line(1), remark(2), line(3), remark(4)]
  talk = new Talk(() => ({ chat, seat: 0 }) as unknown as Sitting, 'T')
})

describe('what bots say', () => {
  it('is heard, but calls nobody', () => {
    expect(talk.heard.length).toBe(4)
    expect(talk.unread.map((each) => each.number)).toEqual([1, 3])
    expect(talk.remark?.number).toBe(4)
    talk.readAll()
    expect(talk.remark).toBeNull()
  })

  it('is muted for all bots at once, without muting anybody else', () => {
    talk.mute(remark(2))
    expect(talk.heard.map((each) => each.number)).toEqual([1, 3])
    talk.unmuteAll()
    expect(talk.heard.length).toBe(4)
  })

  it('is not shown to readers who do not want it anywhere', () => {
    chatter.choose(false)
    expect(talk.heard.map((each) => each.number)).toEqual([1, 3])
    expect(talk.remark).toBeNull()
  })
})
