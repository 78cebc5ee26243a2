/** Whose Bait is in the standing meld or the Trap: the events say it, the view does not. */
import { PUBLIC, type BaitCard, type Event, type View } from './wire'

type Played = Extract<Event, { is: 'MeldPlayed' | 'TrapSet' }>

/** Card by card of a meld: whose Bait it was; null: it came from the hand of its owner. */
export function ownersOf({ cards, bait }: Pick<Played, 'cards' | 'bait'>): (number | null)[] {
  const rest: BaitCard[] = [...bait]
  const owners = [...cards].reverse().map((card) => {
    const at = rest.findIndex((each) => each.card === card)
    return at < 0 ? null : (rest.splice(at, 1)[0]?.owner ?? PUBLIC)
  })
  return owners.reverse()
}

/** The meld on the table, as it was played; null: unknown, or the table is empty. */
export function standing(story: readonly Event[], view: View): Played | null {
  if (!view.meld.length) return null
  for (let n = story.length - 1; n >= 0; n -= 1) {
    const event = story[n]
    if (event?.is === 'MeldPlayed') return event.cards.length === view.meld.length && event.cards.every((card, at) => card === view.meld[at]) ? event : null
  }
  return null
}
