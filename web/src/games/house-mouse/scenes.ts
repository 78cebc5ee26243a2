/**
 * What others do, step by step: a Power is named and its effects follow in order, a Boost is announced, cards that change nests
 * are followed one by one, Basil's turn can be watched, and nobody overlooks the eleventh card. One's own moves are shown at once.
 */
import type { Scenes, Step } from '../../scenes/scene'
import { told } from './told'
import { BASIL, type Event, type View } from './wire'

/** How long a step stays, compared with what its sentence needs. What changes nothing for others is brief. */
const WEIGHTS: Partial<Record<Event['is'], number>> = {
  TurnBegan: 0.5, MousePlaced: 0.5, MouseMoved: 0.5, CardScavenged: 0.75, BoostScavenged: 0.75, CardPeeked: 0.6, CardRevealed: 0.6,
  PowerDeclared: 1, BoostPlayed: 1.3, PowerCancelled: 1.3, CardMoved: 1.25, NestNearlyFull: 1.6, NestFilled: 1.5, GameEnded: 0.8,
}
const UNMISSABLE: readonly Event['is'][] = ['NestNearlyFull', 'NestFilled', 'GameEnded']

/** Who did it; null: nobody in particular. */
function doer(event: Event): number | null {
  switch (event.is) {
    case 'MouseMoved': case 'MouseGlued': case 'CardFlipped': case 'ActionsChanged': return event.by
    case 'MousePlaced': case 'CardScavenged': case 'CardDiscarded': return event.mouse
    case 'CardMoved': return event.how === 'stolen' ? event.taker : event.giver
    case 'PowerDeclared': case 'BoostPlayed': case 'BoostScavenged': case 'CardPeeked': case 'CardPut': case 'PowersRefreshed': return event.seat
    case 'PowerCancelled': return event.by
    default: return null
  }
}

/** What to look at. */
function lit(event: Event): string[] {
  switch (event.is) {
    case 'MouseMoved': case 'MousePlaced': return [`corner-${event.corner}`, `mouse-${event.mouse}`]
    case 'CardPeeked': case 'CardRevealed': case 'CornerRefilled': return [`corner-${event.corner}`]
    case 'CardPut': return [`corner-${event.corner}`, `nest-${event.seat}`, 'now']
    case 'MiceSwapped': return [`mouse-${event.one}`, `mouse-${event.other}`]
    case 'MouseGlued': return [`mouse-${event.mouse}`, 'now']
    case 'CardScavenged': case 'CardDealt': case 'CardDiscarded': case 'CardFlipped': return [`nest-${event.mouse}`, `in-${event.card}`, 'now']
    case 'BoostScavenged': return [`nest-${event.seat}`]
    case 'CardMoved': return [`nest-${event.giver}`, `nest-${event.taker}`, `in-${event.card}`, 'now']
    case 'PowerDeclared': case 'BoostPlayed': case 'PowerCancelled': return [`nest-${event.seat}`, `in-${event.card}`, 'now']
    case 'ActionsChanged': case 'NestNearlyFull': case 'NestFilled': return [`nest-${event.mouse}`]
    case 'TurnBegan': return [`mouse-${event.mouse}`, `nest-${event.mouse}`]
    default: return []
  }
}

/** Corners have numbers in a view and names in events: which is which, as far as this frame shows. */
function cornersOf(events: readonly Event[], before: View, after: View): Map<string, number> {
  const corners = new Map<string, number>()
  let left: number | null = null // the corner that was left last: it is what is refilled next
  const mice = [...before.mice]
  for (const event of events) {
    if (event.is === 'MouseMoved' || event.is === 'MousePlaced') {
      left = mice[event.mouse] ?? null
      const at = after.mice[event.mouse] ?? null
      if (at !== null) corners.set(event.corner, at)
      mice[event.mouse] = at
    } else if (event.is === 'CornerRefilled' && left !== null) {
      corners.set(event.corner, left)
      left = null
    } else if (event.is === 'CardRevealed') {
      const at = after.house.indexOf(event.card)
      if (at >= 0) corners.set(event.corner, at)
    }
  }
  return corners
}

/** A new card belongs to the move that made room for it, and the end to the card that caused it. */
const joins = (event: Event, last: Event | undefined): boolean =>
  event.is === 'CornerRefilled' && (last?.is === 'MouseMoved' || last?.is === 'CardScavenged' || last?.is === 'BoostScavenged')

export const scenes: Scenes<View, Event> = {
  steps: (events, before, after, seat) => {
    const isMine = seat !== null && events.every((event) => [seat, null].includes(doer(event)))
    const isBig = events.some((event) => UNMISSABLE.includes(event.is))
    if (isMine && !isBig && events[0]?.is !== 'TurnBegan') return []
    const corners = cornersOf(events, before, after)
    const steps: Step<View, Event>[] = []
    let view = before
    for (const event of events) {
      view = told(view, event, corners)
      const last = steps.at(-1)
      if (last && joins(event, last.events.at(-1))) {
        steps[steps.length - 1] = { ...last, view, events: [...last.events, event] }
      } else {
        const isBasils = event.is === 'TurnBegan' && event.mouse === BASIL
        steps.push({
          view, events: [event], lit: lit(event), weight: (WEIGHTS[event.is] ?? 0.8) * (isBasils ? 1.4 : 1),
          ...(isBasils ? { remark: { id: 'scene-basil' } } : {}),
        })
      }
    }
    return steps
  },
}
