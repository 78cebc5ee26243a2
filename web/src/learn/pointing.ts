/**
 * Where a learner should tap when one choice takes several taps: the accessible names of those things begin like this.
 * Boards show choices of a single tap by themselves, because nothing else is offered in a lesson.
 */
import type { Choice } from '../games/board'
import type * as haunted from '../wire/haunted-mouse'
import type * as head from '../wire/head-of-mousehold'

type Says = (id: string, args?: Record<string, string | number>) => string
type Pointing = (choice: Choice, view: unknown, t: Says, names: readonly string[]) => string[]

const hauntedMouse: Pointing = (given, seen, t, names) => {
  const [choice, view] = [given as haunted.Choices, seen as haunted.View]
  const card = (number: number): string => t('Card', { suit: ['cats', 'snakes', 'owls', 'hawks'][number % 4] ?? '', rank: String(Math.floor(number / 4) + 1) })
  const hand = view.hands[0] ?? []
  const place = (at: number): string => t('place', { place: at + 1, card: card(hand[at] ?? 0) })
  if (choice.is === 'SetBait') return choice.places.map(place)
  if (choice.is === 'LayBait') return [place(choice.place)]
  if (choice.is === 'DrawFromPile') return [t('pile', { n: view.pile })]
  if (choice.is === 'InsertCard') return [t('insert-before', { place: choice.place + 1, card: card(hand[choice.place] ?? 0) })]
  const used = choice.is === 'UseBait' ? [choice.bait] : choice.is === 'PlayMeld' ? choice.bait : []
  const bait = used.map((each) => each.owner < 0 ? t('public-bait-card', { card: card(each.card) })
    : each.owner === 0 ? t('your-bait-card', { card: card(each.card) }) : t('bait-of', { name: names[each.owner] ?? '', card: card(each.card) }))
  return choice.is !== 'PlayMeld' ? bait : [...Array.from({ length: choice.length }, (_, n) => place(choice.start + n)), ...bait]
}

const headOfMousehold: Pointing = (given, _, t) => {
  const choice = given as head.Choices
  const mouse = (written: string): string => t('Mouse', { letter: written.slice(0, 1), squeaks: String(written.endsWith('!')) })
  if (choice.is === 'Choose') return choice.mice.map(mouse)
  return choice.is === 'Place' ? [mouse(choice.mouse), t('trap-short', { trap: choice.trap + 1 })] : []
}

const ALL: Record<string, Pointing> = { 'haunted-mouse': hauntedMouse, 'head-of-mousehold': headOfMousehold }

export const pointing = (game: string, ...told: Parameters<Pointing>): string[] => ALL[game]?.(...told) ?? []

/** Marks everything tappable that has one of these names, whenever the board is redrawn. */
export function pointAt(board: HTMLElement, names: readonly string[]): () => void {
  const look = (): void => {
    for (const each of board.querySelectorAll('[aria-label]:is(button, [role="button"])')) {
      each.toggleAttribute('data-pointed', names.some((name) => each.getAttribute('aria-label')?.startsWith(name)))
    }
  }
  const watch = new MutationObserver(look)
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
  look()
  return () => watch.disconnect()
}
