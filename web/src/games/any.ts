/** Any game's view, sorted for drawing: what each player has, and what is in the middle. */

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain }

export interface Field {
  readonly name: string
  readonly value: Plain
}

export interface Sorted {
  readonly middle: readonly Field[]
  readonly mine: readonly Field[] // rows that only the viewer has
  readonly seats: readonly (readonly Field[])[] // by seat
}

const NEVER = ['is', 'agenda', 'seat', 'seats'] // not for people

/** `hand` and `my_…` are the viewer's own; a row with one entry per seat is about the players; everything else is in the middle. */
export function sorted(view: Readonly<Record<string, Plain>>, players: number, viewer: number | null): Sorted {
  const fields = Object.entries(view).filter(([name]) => !NEVER.includes(name)).map(([name, value]) => ({ name, value }))
  const isOwn = ({ name, value }: Field): boolean => Array.isArray(value) && (name === 'hand' || name.startsWith('my_'))
  const others = fields.filter((field) => !isOwn(field))
  const bySeat = others.filter(({ value }) => players > 1 && Array.isArray(value) && value.length === players)
  return {
    middle: others.filter((field) => !bySeat.includes(field) && !isEmpty(field.value)),
    mine: viewer === null ? [] : fields.filter(isOwn),
    seats: Array.from({ length: players }, (_, seat) => bySeat.map(({ name, value }) => ({ name, value: (value as readonly Plain[])[seat] ?? null }))),
  }
}

export const isEmpty = (value: Plain): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a choice is about: the values of its fields. `PlayCard(7)` is about 7. */
export function about(choice: Readonly<Record<string, Plain>>): Plain[] {
  return Object.entries(choice).filter(([name]) => name !== 'is').map(([, value]) => value)
}
