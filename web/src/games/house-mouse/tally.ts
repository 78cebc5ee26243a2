/** HOUSE-25 to HOUSE-28 The result: what basic cards, collections and pairs were worth in every nest, and the cards themselves. */
import type { TallyOf, TallyRow } from '../tally'
import { Deck, kindOf, signed } from './deck'
import { BASIL, said, type Box, type Event, type Say, type View } from './wire'

export const tally: TallyOf<View, Event> = ({ view, ended, seats, box, t: plain }) => {
  const t: Say = (id, args) => (plain as Say)(id, args)
  const deck = new Deck(box as Box)
  const mice = [...Array.from({ length: seats }, (_, n) => n), ...(view.has_basil ? [BASIL] : [])]
  const nests = mice.map((mouse) => ({ mouse, ...deck.parts(view.nests[mouse] ?? []) }))
  // The ranking knows players only: Basil stands where his points put him.
  const place = (mouse: number): number => ended.ranking.findIndex((group) => group.includes(mouse))
  nests.sort((a, b) => b.total - a.total || (a.mouse === BASIL || b.mouse === BASIL ? 0 : place(a.mouse) - place(b.mouse)))
  const rows: TallyRow[] = nests.map(({ mouse, basic, collections, combos, powers, cards, total }) => ({
    seat: mouse === BASIL ? null : mouse, ...(mouse === BASIL ? { label: t('Basil') } : {}),
    cells: [signed(basic), signed(collections), signed(combos), powers, cards], total: signed(total),
  }))
  const name = (kind: string): string => t('Card', { kind, name: deck.kinds.get(kind)?.name ?? kind })
  const notes = nests.map(({ mouse, groups }) => t('tally-nest', {
    mouse_seat: said(mouse), cards: groups.map(({ codes, points }) => {
      const kinds = [...new Set(codes.map(kindOf))]
      const times = kinds.length === 1 && codes.length > 1 ? ` ×${codes.length}` : ''
      return `${kinds.map(name).join(' + ')}${times} (${signed(points)})`
    }).join(' · ') || '–',
  }))
  return { unit: t('tally-points'), columns: [t('tally-basic'), t('tally-collections'), t('tally-pairs'), t('tally-powers'), t('tally-cards')], rows, notes }
}
