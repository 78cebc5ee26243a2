/** What only the host may do with the seats of a table, and why it failed. */
import { arriving } from '../arriving'
import { keyOf } from '../table/keys'
import type { Sitting } from '../table/sitting.svelte'
import { games, inviteTo, setBot, ApiError } from '../wire/rest'
import type { Sentence, SeatTaken } from '../wire/messages'
import { levelsOf, USUAL } from './bots'

export class Hosting {
  level = $state(USUAL) // of the next bot, and of all that fill up at the start
  levels = $state.raw<readonly string[]>([USUAL])
  trouble = $state.raw<Sentence | null>(null)
  // Never stored: the key of an invitation becomes that person's own.
  private invited = $state.raw<readonly SeatTaken[]>([])

  constructor(private readonly sitting: () => Sitting) {
    const game = $derived(sitting().room?.game)
    $effect(() => {
      const wanted = game
      if (!wanted || !sitting().isHost) return
      return arriving(games(), (all) => {
        const facts = all.find((each) => each.id === wanted)
        if (facts) this.levels = levelsOf(facts)
      }, () => {}) // the usual level is always there
    })
  }

  /** The personal link for this seat, until somebody has used it. */
  linkTo(seat: number): SeatTaken | undefined {
    return this.sitting().room?.chairs[seat]?.who === 'invited' ? this.invited.find((each) => each.seat === seat) : undefined
  }

  bot(seat: number, level: string): Promise<void> {
    return this.ask(async (table, host) => {
      await setBot(table, seat, level, host)
      this.forgetLink(seat)
    })
  }

  free(seat: number): Promise<void> {
    return this.bot(seat, '')
  }

  invite(seat: number): Promise<void> {
    return this.ask(async (table, host) => {
      const made = await inviteTo(table, seat, host)
      this.forgetLink(seat)
      this.invited = [...this.invited, made]
    })
  }

  /** Hide the link; it stays valid. */
  forgetLink(seat: number): void {
    this.invited = this.invited.filter((each) => each.seat !== seat)
  }

  mute(seat: number, on: boolean): void {
    this.sitting().send({ is: 'mute', seat, on })
  }

  remove(seat: number): void {
    this.sitting().send({ is: 'remove', seat })
  }

  swap(one: number, other: number): void {
    this.rearrange((order) => { [order[one], order[other]] = [other, one] })
  }

  shuffle(): void {
    this.rearrange((order) => {
      for (let last = order.length - 1; last > 0; last--) {
        const place = Math.floor(Math.random() * (last + 1))
        ;[order[last], order[place]] = [order[place] ?? last, order[last] ?? place]
      }
    })
  }

  private rearrange(change: (order: number[]) => void): void {
    const order = this.sitting().room?.chairs.map((chair) => chair.seat) ?? []
    change(order)
    this.invited = this.invited.map((link) => ({ ...link, seat: order.indexOf(link.seat) }))
    this.sitting().send({ is: 'rearrange', order })
  }

  start(): void {
    this.sitting().send({ is: 'start', fill: this.level })
  }

  private async ask(deed: (table: string, host: string) => Promise<void>): Promise<void> {
    const { table } = this.sitting()
    this.trouble = null
    try {
      await deed(table, keyOf(table)?.host ?? '')
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.say : { id: 'refused-failed', args: {} }
    }
  }
}
