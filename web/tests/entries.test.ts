import { describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../src/scenes/entries'
import type { LoggedEvent } from '../src/wire/messages'
import { Catalogue } from '../src/words/catalogue'

const WORDS = `
you = You
you-nom = you
you-obj = you
you-dat = you
you-whose = your
pronouns = you
player-name = Player { $n }
name-whose = { $name }’s
Ran = { $seat } ran to { $room }.
Slept =
`
const says = Catalogue.of('en', [WORDS]).readBy(0)
const names = ['Anna', 'Ben']
const ran = (number: number, seat: number, room: number): LoggedEvent => ({ number, event: { is: 'Ran' }, say: { id: 'Ran', args: { seat: { seat }, room } } })

describe('the log', () => {
  it('says what happened, to whom it concerns', () => {
    const [mine, theirs, own] = entriesOf([ran(1, 0, 112), ran(2, 1, 121), ran(3, 0, 122)], says, names, [3])
    expect(mine).toEqual({ number: 1, words: 'You ran to 112.', isAboutMe: true, isVoid: false })
    expect(theirs).toEqual({ number: 2, words: 'Ben ran to 121.', isAboutMe: false, isVoid: false })
    expect(own?.isAboutMe).toBe(false)
  })

  it('words an event once, however often the log is drawn', () => {
    const said = vi.spyOn(says, 'say')
    const story: LoggedEvent[] = []
    for (let n = 1; n <= 50; n++) {
      story.push(ran(n, n % 2, 112))
      expect(entriesOf([...story], says, [...names])).toHaveLength(n)
    }
    expect(said).toHaveBeenCalledTimes(50)
  })

  it('words it again for another reader, another language or other names', () => {
    const event = ran(1, 0, 112)
    const words = (catalogue: Catalogue, called: readonly string[]): string | undefined => entriesOf([event], catalogue, called)[0]?.words
    expect(words(says, names)).toBe('You ran to 112.')
    expect(words(says.readBy(1), names)).toBe('Anna ran to 112.')
    expect(words(says.readBy(1), ['Zoe', 'Ben'])).toBe('Zoe ran to 112.')
    expect(words(Catalogue.of('de', [WORDS.replace('ran to', 'lief nach')]), names)).toBe('Anna lief nach 112.')
    expect(words(says, names)).toBe('You ran to 112.')
  })
})

describe('the people of a sentence', () => {
  it('are not mixed up when names or words change', () => {
    const catalogue = Catalogue.of('en', [WORDS])
    const { say } = ran(1, 1, 112)
    expect(catalogue.say(say, names)).toBe('Ben ran to 112.')
    expect(catalogue.say(say, ['Anna', 'Zoe'])).toBe('Zoe ran to 112.')
    expect(catalogue.say(say, names)).toBe('Ben ran to 112.')
    expect(catalogue.say(say, [])).toBe('Player 2 ran to 112.')
    catalogue.with('player-name = Mouse { $n }')
    expect(catalogue.say(say, [])).toBe('Mouse 2 ran to 112.')
  })
})
