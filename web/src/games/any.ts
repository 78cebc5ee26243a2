/** Any game's view, sorted for drawing: what each player has, and what is in the middle. */

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

/** `seat`: a player. `seats`: several. `by-seat`: one entry per player. Nothing: anything else. As the types of the view say. */
export type Kinds = Readonly<Record<string, string>>

export interface Field {
  readonly name: string
  readonly value: Plain
}

/** What one player has. */
export interface Owned {
  readonly flags: readonly Field[] // true ones: what is not so is not shown
  readonly counts: readonly Field[]
  readonly rows: readonly Field[]
}

export interface Sorted {
  readonly middle: readonly Field[]
  readonly mine: readonly Field[] // rows that only the viewer has
  readonly seats: readonly Owned[] // by seat
}

const NEVER = ['is', 'agenda', 'seat', 'seats'] // not for people

/**
 * `hand` and `my_…` are the viewer's own; a row with one entry per seat is about the players; everything else is in the middle.
 * Where the types do not say which rows have one entry per seat, those do that are as long as the table has players.
 */
export function sorted(view: Readonly<Record<string, Plain>>, players: number, viewer: number | null, kinds: Kinds = {}): Sorted {
  const fields = Object.entries(view).filter(([name]) => !NEVER.includes(name)).map(([name, value]) => ({ name, value }))
  const isTyped = Object.values(kinds).includes('by-seat')
  const isOwn = ({ name, value }: Field): boolean => Array.isArray(value) && kinds[name] !== 'by-seat' && (name === 'hand' || name.startsWith('my_'))
  const isBySeat = ({ name, value }: Field): boolean =>
    Array.isArray(value) && (isTyped ? kinds[name] === 'by-seat' : players > 1 && kinds[name] !== 'seats' && value.length === players)
  const others = fields.filter((field) => !isOwn(field))
  const bySeat = others.filter(isBySeat)
  return {
    middle: others.filter((field) => !bySeat.includes(field) && !isEmpty(field.value)),
    mine: viewer === null ? [] : fields.filter(isOwn),
    seats: Array.from({ length: players }, (_, seat) => owned(bySeat.map(({ name, value }) => ({ name, value: (value as readonly Plain[])[seat] ?? null })))),
  }
}

function owned(fields: readonly Field[]): Owned {
  const isRow = ({ value }: Field): boolean => Array.isArray(value)
  return {
    flags: fields.filter(({ value }) => value === true),
    counts: fields.filter((field) => !isRow(field) && typeof field.value !== 'boolean'),
    rows: fields.filter(isRow),
  }
}

/** Whether a field names a player: its type says so, or its name. */
export const isPlayer = (name: string, kinds: Kinds): boolean => kinds[name] === 'seat' || /_seat$/.test(name)
export const arePlayers = (name: string, kinds: Kinds): boolean => kinds[name] === 'seats' || /_seats$/.test(name)

export const isEmpty = (value: Plain): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a choice is about: the values of its fields. `PlayCard(7)` is about 7. */
export function about(choice: Readonly<Record<string, Plain>>): Plain[] {
  return Object.entries(choice).filter(([name]) => name !== 'is').map(([, value]) => value)
}
