/** What was set for a table, said in whole sentences: for guests, before they sit down. */
import type { Room } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'

/** An edition that is not the standard one; `own`: somebody brought it along, whatever it is called. */
export interface Other { readonly name: string; readonly own: boolean }

export function termsOf(room: Room, other: Other | null, names: readonly string[], says: Catalogue): string[] {
  return [...clock(room, says), ...options(room, names, says), ...edition(other, says), says.message(room.hints ? 'hints-allowed' : 'hints-none'),
    says.has('aid') ? says.message(room.aids ? 'aids-allowed' : 'aids-none') : ''].filter(Boolean)
}

/** All that was set, for sentences that depend on more than one thing: a clock does not matter where it is played calmly. */
const all = (room: Room): Record<string, string | number> =>
  ({ ...Object.fromEntries(Object.entries(room.options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value])), seats: room.chairs.length })

function clock(room: Room, says: Catalogue): string[] {
  const { move, game } = room.clock
  const said = [move ? says.message('set-move', { time: span(move, says) }) : '', game ? says.message('set-match', { time: span(game, says) }) : ''].filter(Boolean)
  return said.length ? [...said, says.message('set-out-of-time')] : [says.message('set-no-clock', all(room))]
}

/** 90 → 90 seconds, 180 → 3 minutes: the largest unit that leaves nothing over. */
function span(seconds: number, says: Catalogue): string {
  const [unit, size] = ([['day', 86_400], ['hour', 3600], ['minute', 60]] as const).find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return says.message(`span-${unit}`, { n: seconds / size })
}

/** A game says its options itself (`set-<option>`; an empty sentence: it does not matter here); else name and value do. */
function options(room: Room, names: readonly string[], says: Catalogue): string[] {
  return Object.entries(room.options).map(([name, value]) => {
    const said = typeof value === 'boolean' ? says.message(value ? 'yes' : 'no') : String(value)
    if (!says.has(`set-${name}`)) return says.message('set-option', { option: says.message(`option-${name}`), value: said })
    const number = typeof value === 'number' ? { minutes: value / 60, name: names[value] ?? '' } : {}
    return says.message(`set-${name}`, { ...all(room), ...number, value: typeof value === 'boolean' ? String(value) : value })
  })
}

function edition(other: Other | null, says: Catalogue): string[] {
  if (!other) return []
  const isOurs = !other.own && says.has(`edition-${other.name}`)
  return [says.message(other.own ? 'set-edition-own' : 'set-edition', { name: isOurs ? says.message(`edition-${other.name}`) : other.name })]
}
