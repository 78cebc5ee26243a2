/** Where a choice is made: the spots of the cards, gaps and buttons that are tapped for it. */
import type { Pointing } from '../board'
import { lyingOf } from './cards'
import { PUBLIC, type Choice, type View } from './wire'

export const pointing: Pointing<View, Choice> = (choice, view, _t, _names, seat) => {
  const place = (at: number): string => `hand-${seat ?? 0}-${at}`
  const bait = (choice.is === 'UseBait' || choice.is === 'TakeBait' ? [choice.bait] : choice.is === 'PlayMeld' || choice.is === 'SetTrap' ? choice.bait : [])
  const lying = lyingOf(view, bait).map(({ owner, at }) => (owner === PUBLIC ? `public-${at}` : `bait-${owner}-${at}`))
  switch (choice.is) {
    case 'SetBait': return { spots: choice.places.map(place) }
    case 'LayBait': return { spots: [place(choice.place)] }
    case 'DrawFromPile': return { spots: ['pile'] }
    case 'InsertCard': return { spots: [`gap-${choice.place}`] }
    case 'PlayMeld': case 'SetTrap': return { spots: [...Array.from({ length: choice.length }, (_, n) => place(choice.start + n)), ...lying] }
    case 'LayNoBait': case 'Pass': return { spots: [`do-${choice.is}`] }
    default: return { spots: lying }
  }
}
