/** A board's notes for its player: stored in this browser for one seat of one match; otherwise until the page closes. */
import { keep, kept } from '../kept'

interface Kept { readonly match: number; readonly seat: number | null; readonly notes: Record<string, unknown> }

export class Notes {
  private notes = $state.raw<Record<string, unknown>>({})

  /** `table`: none in lessons and replays, which store nothing. */
  constructor(private readonly table: string, private readonly match: number, private readonly seat: number | null) {
    const found = table ? kept<Kept | null>(this.name, null) : null
    if (found && found.match === match && found.seat === seat) this.notes = found.notes
  }

  private get name(): string {
    return `notes.${this.table}.${this.seat ?? ''}`
  }

  noted(name: string): unknown {
    return this.notes[name]
  }

  note(name: string, value: unknown): void {
    this.notes = { ...this.notes, [name]: value }
    if (this.table) keep(this.name, { match: this.match, seat: this.seat, notes: this.notes } satisfies Kept)
  }
}
