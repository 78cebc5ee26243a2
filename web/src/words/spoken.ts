/** A value of a game as a sentence: its message has the name of its class, and its fields are the arguments. */
import type { Arg, Sentence } from '../wire/messages'
import { isSeat } from './catalogue'

function argument(key: string, field: unknown): Arg {
  if (Array.isArray(field)) return field.map((each) => (key.endsWith('seats') && typeof each === 'number' ? { seat: each } : argument('', each)))
  if (isSeat(key) && typeof field === 'number') return { seat: field }
  if (typeof field === 'object' && field !== null && 'is' in field) return spoken(field as { is: string })
  return field as Arg
}

/** Seats become names, and values inside it become sentences of their own. */
export function spoken(value: { readonly is: string }): Sentence {
  const fields = Object.entries(value).filter(([key]) => key !== 'is')
  return { id: value.is, args: Object.fromEntries(fields.map(([key, field]) => [key, argument(key, field)])) }
}
