/**
 * How a sentence names a player: *you* for its reader, a name for everybody else. A seat argument `seat` of a message brings
 * its forms along: `seat_is`, `seat_nom`, `seat_obj`, `seat_dat`, `seat_whose`. The same as `mousehole/words/people.py`.
 */
import type { FluentVariable } from '@fluent/bundle'

type Message = (id: string, args?: Record<string, FluentVariable>) => string
type Forms = Record<string, FluentVariable>

const CLOCK = -1
const CASES = ['nom', 'obj', 'dat'] as const
const VOWEL = /^[aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü]/i

export class People {
  /** What was said of a player before: a table's log has hundreds of sentences about the same few. */
  private readonly called = new Map<number, string>()
  private readonly owned = new Map<string, string>()

  constructor(private readonly message: Message, readonly names: readonly string[], readonly viewer: number | null) {}

  /** Whether these are the same people. */
  are(names: readonly string[]): boolean {
    return names === this.names || (names.length === this.names.length && names.every((name, seat) => name === this.names[seat]))
  }

  /** A player's name, even the reader's. A name that is a pronoun is quoted: nobody can be called *You*. */
  name(seat: number): string {
    const found = this.called.get(seat) ?? this.nameOf(seat)
    this.called.set(seat, found)
    return found
  }

  private nameOf(seat: number): string {
    if (seat === CLOCK) return this.message('clock-name')
    const name = (this.names[seat] ?? '').trim()
    if (!name) return this.message('player-name', { n: seat + 1 })
    const isPronoun = this.message('pronouns').split(', ').includes(name.toLowerCase())
    return isPronoun ? this.message('name-quoted', { name }) : name
  }

  /** All forms of one player, for the arguments of a message. */
  one(key: string, seat: number): Forms {
    const forms: Forms = { [key]: this.form(seat, ''), [`${key}_is`]: seat === this.viewer ? 'you' : 'other', [`${key}_whose`]: this.whose(seat) }
    for (const each of CASES) forms[`${key}_${each}`] = this.form(seat, each)
    return forms
  }

  /** The same forms for a figure of the game, which has no seat and is never the reader: Basil. */
  named(key: string, name: string): Forms {
    const forms: Forms = { [key]: name, [`${key}_is`]: 'figure', [`${key}_whose`]: this.whoseName(name) }
    for (const each of CASES) forms[`${key}_${each}`] = name
    return forms
  }

  /** All forms of several players, in the order given: it may be the order in which they went out. */
  several(key: string, seats: readonly number[]): Forms {
    const hasMe = this.viewer !== null && seats.includes(this.viewer)
    const forms: Forms = {
      [key]: this.row(seats.map((seat, n) => this.form(seat, n ? 'nom' : ''))),
      [`${key}_count`]: seats.length,
      [`${key}_is`]: hasMe ? (seats.length === 1 ? 'you' : 'us') : 'other',
    }
    for (const each of CASES) forms[`${key}_${each}`] = this.row(seats.map((seat) => this.form(seat, each)))
    return forms
  }

  /** A, B and C. */
  row(each: readonly string[]): string {
    const last = each.at(-1)
    if (last === undefined) return this.message('nothing')
    return each.length === 1 ? last : this.message('list-and', { head: each.slice(0, -1).join(', '), last })
  }

  private form(seat: number, grammar: '' | (typeof CASES)[number]): string {
    if (seat === this.viewer) return this.message(grammar ? `you-${grammar}` : 'you')
    return seat === CLOCK && grammar ? this.message(`clock-${grammar}`) : this.name(seat)
  }

  private whose(seat: number): string {
    if (seat === this.viewer) return this.message('you-whose')
    if (seat === CLOCK) return this.message('clock-whose')
    return this.whoseName(this.name(seat))
  }

  private whoseName(name: string): string {
    const found = this.owned.get(name) ?? this.message('name-whose', { name, starts: VOWEL.test(name) ? 'vowel' : 'other', ends: /s$/i.test(name) ? 's' : 'other' })
    this.owned.set(name, found)
    return found
  }
}
