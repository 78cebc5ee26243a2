/** The options of a table in whole sentences: for players, before they take a seat. */
import type { Room } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'

/** An edition other than the standard one; `own`: a custom one, whatever it is called. */
export interface Other { readonly name: string; readonly own: boolean }

export function termsOf(room: Room, other: Other | null, names: readonly string[], says: Catalogue): string[] {
  return [...clock(room, says), ...options(room, names, says), ...edition(other, says), says.message(room.hints ? 'hints-on' : 'hints-none'), room.take_backs ? '' : says.message('take-backs-none'), // on the clock there are none, and the game may have one of its own
   
    says.has('aid') ? says.message(room.aids ? 'aids-on' : 'aids-none') : ''].filter(Boolean)
}

/** All options, for sentences that depend on more than one: a clock does not matter if moves are counted. */
const all = (room: Room): Record<string, string | number> =>
  ({ ...Object.fromEntries(Object.entries(room.options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value])), seats: room.chairs.length })

function clock(room: Room, says: Catalogue): string[] {
  const said = limitsOf(room.clock, says)
  const relaxed = room.relaxed ? [says.message('set-relaxed')] : []
  return said.length ? [...said, ...relaxed, says.message('set-out-of-time')] : [says.message('set-no-clock', all(room))]
}

/** Time limits in words, whatever they are. */
export function limitsOf({ move, game }: Room['clock'], says: Catalogue): string[] {
  return [move ? says.message('set-move', { time: span(move, says) }) : '', game ? says.message('set-match', { time: span(game, says) }) : ''].filter(Boolean)
}

/** 90 → 90 seconds, 180 → 3 minutes: the largest unit without a remainder. */
function span(seconds: number, says: Catalogue): string {
  const [unit, size] = ([['day', 86_400], ['hour', 3600], ['minute', 60]] as const).find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return says.message(`span-${unit}`, { n: seconds / size })
}

/** A game has its own sentences (`set-<option>`; an empty one: it does not matter here); otherwise name and value are shown. */
function options(room: Room, names: readonly string[], says: Catalogue): string[] {
  return Object.entries(room.options).map(([name, value]) => {
    const own = `option-${name}-${value}`
    const said = says.has(own) ? says.message(own) : typeof value === 'boolean' ? says.message(value ? 'yes' : 'no') : String(value)
    if (name === 'first_player' && typeof value === 'number') return says.say({ id: 'set-first_player', args: { value, seat: { seat: value } } }, names)
    if (!says.has(`set-${name}`)) return says.message('set-option', { option: says.message(`option-${name}`), value: said })
    const number = typeof value === 'number' ? { minutes: value / 60 } : {}
    return says.message(`set-${name}`, { ...all(room), ...number, value: typeof value === 'boolean' ? String(value) : value })
  })
}

function edition(other: Other | null, says: Catalogue): string[] {
  if (!other) return []
  const isOurs = !other.own && says.has(`edition-${other.name}`)
  return [says.message(other.own ? 'set-edition-own' : 'set-edition', { name: isOurs ? says.message(`edition-${other.name}`) : other.name })]
}
