import { describe, expect, it, vi } from 'vitest'
import { blurbOf, Catalogue, LANGUAGES, percent } from '../src/words/catalogue'
import { spoken } from '../src/words/spoken'

const COMMON = `
you = you
You = You
clock-name = the clock
player-name = Player { $n }
pronouns = you, me
name-quoted = “{ $name }”
name-whose = { $name }’s
nothing = nothing
list-and = { $head } and { $last }
`
const GAME = `
stole = { $seat_is ->
    [you] You steal { $card }.
   *[other] { $seat } steals { $card }.
}
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
points = { $points } points
chance = { $chance } of the games
Card = { $rank } of { $suit }
showed = { $cards } ({ $cards_count })
winners = { $winner_seats } won
`
const NAMES = ['Anna', 'Bo', 'You', '']
const english = Catalogue.of('en', [COMMON, GAME])

describe('sentences', () => {
  it('speak to their reader, and about everybody else', () => {
    const said = { id: 'stole', args: { seat: { seat: 1 }, card: 'a nut' } }
    expect(english.readBy(1).say(said, NAMES)).toBe('You steal a nut.')
    expect(english.readBy(0).say(said, NAMES)).toBe('Bo steals a nut.')
    expect(english.say(said, NAMES)).toBe('Bo steals a nut.')
  })

  it('are not confused by names that are pronouns, or missing', () => {
    expect(english.say({ id: 'stole', args: { seat: { seat: 2 }, card: 'x' } }, NAMES)).toBe('“You” steals x.')
    expect(english.say({ id: 'stole', args: { seat: { seat: 3 }, card: 'x' } }, NAMES)).toBe('Player 4 steals x.')
    expect(english.say({ id: 'stole', args: { seat: { seat: -1 }, card: 'x' } }, NAMES)).toBe('the clock steals x.')
  })

  it('list things, and count them', () => {
    const cards = ['cats', 'owls', 'hawks'].map((suit) => ({ id: 'Card', args: { rank: 2, suit } }))
    expect(english.say({ id: 'showed', args: { cards } }, NAMES)).toBe('2 of cats, 2 of owls and 2 of hawks (3)')
    expect(english.say({ id: 'showed', args: { cards: [] } }, NAMES)).toBe('nothing (0)')
    expect(english.say({ id: 'winners', args: { winner_seats: [{ seat: 0 }, { seat: 1 }] } }, NAMES)).toBe('Anna and Bo won')
  })

  it('quote inside a quotation with the inner marks of their language', () => {
    const quoted = (language: string, text: string): string => Catalogue.of(language, [`it = ${text}`]).message('it')
    expect(quoted('en', 'Better: “Use “Lights On””, “Pass”.')).toBe('Better: “Use ‘Lights On’”, “Pass”.')
    expect(quoted('fr', 'Mieux : « Activer « Lumière ! » ».')).toBe('Mieux\u00a0: «\u00a0Activer “Lumière\u00a0!”\u00a0».')
    expect(quoted('de', 'Besser: „„Licht an“ aktivieren“, „Passen“.')).toBe('Besser: „‚Licht an‘ aktivieren“, „Passen“.')
  })

  it('show their id when they are missing', () => {
    expect(english.message('nowhere')).toBe('nowhere')
    expect(english.has('nowhere')).toBe(false)
  })
})

describe('numbers', () => {
  it('choose their plural', () => {
    expect([0, 1, 2].map((n) => english.message('cards', { n }))).toEqual(['no cards', '1 card', '2 cards'])
  })

  it('have a real minus sign, and hyphens stay hyphens', () => {
    expect(english.message('points', { points: -3 })).toBe('−3 points')
    expect(Catalogue.of('en', ['code = MOUSE-4']).message('code')).toBe('MOUSE-4')
  })

  it('that are small need no formatter, and are written like all others', () => {
    for (const language of Object.keys(LANGUAGES)) {
      const formatted = new Intl.NumberFormat(language)
      const says = Catalogue.of(language, ['it = { $n }'])
      for (let n = -1100; n <= 1100; n++) expect(says.message('it', { n })).toBe(formatted.format(n).replace('-', '−'))
      for (const n of [0.5, 2.25, 12345]) expect(says.message('it', { n })).toBe(formatted.format(n))
    }
    const formatter = vi.spyOn(Intl, 'NumberFormat')
    expect(Catalogue.of('sv', ['it = { $n } av { $most }']).message('it', { n: 3, most: 999 })).toBe('3 av 999')
    expect(formatter).not.toHaveBeenCalled()
    formatter.mockRestore()
  })

  it('are written as the language writes them', () => {
    const french = Catalogue.of('fr', ['chance = { $chance } des parties', 'half = { $half }', 'why = Pourquoi ?'])
    expect(english.message('chance', { chance: 0.46 })).toBe('46% of the games')
    expect(french.message('chance', { chance: 0.46 })).toMatch(/^46[\u00a0\u202f]% des parties$/)
    expect(french.message('half', { half: percent(0.5) })).toMatch(/^50[\u00a0\u202f]%$/)
    expect(french.message('why')).toBe('Pourquoi\u00a0?')
  })
})

describe('catalogues', () => {
  it('can be added to, and later words win', () => {
    expect(Catalogue.of('en', ['a = one']).with('a = two').message('a')).toBe('two')
    expect(Catalogue.of('en', ['a = one', 'a = two']).message('a')).toBe('two')
  })
})

describe('long catalogues', () => {
  const long = Array.from({ length: 400 }, (_, n) => `message-${n} = { $n ->\n    [one] one of ${n}\n\n   *[other] { $n } of ${n}\n  }\n# a comment = none\n-term-${n} = term ${n}\nuses-${n} =\n    { -term-${n} }, and more`).join('\n')

  it('are read in pieces, with the same words', async () => {
    const [whole, slow] = [Catalogue.of('en', [`${long}\n`]), await Catalogue.slowly('en', [long])]
    for (let n = 0; n < 400; n++) {
      expect(slow.message(`message-${n}`, { n: 2 })).toBe(`2 of ${n}`)
      expect(slow.message(`uses-${n}`)).toBe(`term ${n}, and more`)
      expect(whole.message(`uses-${n}`)).toBe(`term ${n}, and more`)
    }
  })

  it('let the page listen in between', async () => {
    const channels = vi.spyOn(globalThis, 'MessageChannel') // a breath is a message to oneself
    await Catalogue.slowly('en', [`${long}\nlast = one`])
    expect(channels.mock.calls.length).toBeGreaterThan(long.length / 8000)
    channels.mockRestore()
  })
})

describe('the lid of a game', () => {
  it('says what its catalogue says, in every language', async () => {
    const blurbs = await Promise.all(Object.keys(LANGUAGES).map(async (language) => {
      const lid = await blurbOf('mousekeeping', language)
      expect(lid.message('title')).toBe('Mousekeeping!')
      expect(lid.has('Place')).toBe(false) // what is said at a table is read there
      return lid.message('blurb')
    }))
    expect(new Set(blurbs).size).toBe(Object.keys(LANGUAGES).length)
    expect(blurbs[0]).toContain('hotel')
  })
})

describe('a value of a game', () => {
  it('becomes a sentence in which seats are players, and values are sentences', () => {
    const event = { is: 'stole', seat: 1, card: { is: 'Card', rank: 3, suit: 'clubs' }, winner_seats: [0, 2], cards: [1, 2], count: null }
    expect(spoken(event)).toEqual({
      id: 'stole',
      args: { seat: { seat: 1 }, card: { id: 'Card', args: { rank: 3, suit: 'clubs' } }, winner_seats: [{ seat: 0 }, { seat: 2 }], cards: [1, 2], count: null },
    })
  })
})
