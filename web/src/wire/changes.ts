/** Puts whole states together again from the changes that the server sends. Parts that have not changed stay the same objects. */
import type { Arg, Asking, Change, NewEvent, LoggedEvent, Offered, Option, Plain, Question, State } from './messages'

/** The latest state of a connection, whole or changed. It is asked for again if a change was missed. */
export class Changes {
  private latest: State | null = null
  private isBehind = false

  constructor(private readonly resync: () => void) {}

  /** The whole state after this message; null: a change was missed before it, and the state has been asked for. */
  heard(message: State | Change): State | null {
    const state = message.is === 'state' ? message : follow(this.latest, message)
    if (state) this.latest = state
    else if (!this.isBehind) this.resync()
    this.isBehind = !state
    return state
  }
}

/** The state after a change; null: one was missed. */
function follow(state: State | null, change: Change): State | null {
  if (state?.number !== change.after) return null
  return {
    is: 'state', number: change.number, match: state.match, time: change.time,
    view: (change.view ?? []).reduce((view, row) => put(view, row.slice(0, -1), row.at(-1)), state.view),
    asked: change.asked ?? state.asked,
    questions: change.questions?.flatMap((each) => (typeof each === 'number' ? (state.questions[each] ?? []) : question(each))) ?? state.questions,
    events: (change.events ?? []).map((each) => logged(each, change.number)),
    ended: change.ended ?? state.ended,
  }
}

/** A copy in which the value at the end of the path is another one. */
function put(whole: Plain, [first, ...rest]: Plain[], value: Plain): Plain {
  if (first === undefined) return value
  const copy = Array.isArray(whole) ? [...whole] : { ...whole }
  copy[first] = put(copy[first], rest, value)
  return copy
}

function question({ n, prompt, clause, args, options, interrupt, due, seconds }: Asking): Question {
  return {
    n, prompt, clause, say: { id: `ask-${prompt}`, args }, interrupt: interrupt ?? false, due: due ?? null, seconds: seconds ?? null,
    options: options.flatMap((offered) => offered.rows.map((row) => option(offered, row))),
  }
}

function option({ kind, fields, args }: Offered, [line, ...values]: Plain[]): Option {
  const its = Object.fromEntries(fields.map((name, n) => [name, values[n]]))
  const said = args ? Object.fromEntries(args.map((name, n) => [name, values[fields.length + n]])) : argsOf(its)
  return { choice: { is: kind, ...its }, say: { id: kind, args: said }, line }
}

function logged({ event, args, number }: NewEvent, last: number): LoggedEvent {
  const { is, ...fields } = event
  return { number: number ?? last, event, say: { id: is, args: args ?? argsOf(fields) } }
}

/** The arguments of a sentence that are simply the fields of a value: seats are marked, the rest is text. */
function argsOf(fields: Record<string, Plain>): Record<string, Arg> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, argOf(name, value)]))
}

function argOf(name: string, value: Plain): Arg {
  if (Array.isArray(value)) return value.map((each) => argOf(name.endsWith('seats') ? name.slice(0, -1) : name, each))
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && (name === 'seat' || name.endsWith('_seat'))) return { seat: value }
  return value ?? ''
}
