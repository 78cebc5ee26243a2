/** Mousewarming Party, step by step: the walk, what happens where it ends, the raccoon's ride, then the die of the next turn. */
import type { Remark, Scenes, Step } from '../../scenes/scene'
import { unfold } from './unfold'
import type { Event, View } from './wire'

const LOW = 2 // tokens left on both feeders: a warning

/** Events of the same part are shown together. */
const PARTS: Record<Event['is'], string> = {
  RaccoonPlaced: 'set-up', MouseTaken: 'set-up', GoldenGiven: 'set-up', MousePlaced: 'set-up', DieRolled: 'die', FoodPlaced: 'die', NothingPlaced: 'die',
  RaccoonLulled: 'ability', FoodShot: 'ability', FoodReturned: 'ability', FeederRaided: 'ability', FoodPacked: 'ability',
  FoodDropped: 'walk', MouseMoved: 'walk', FoodPickedUp: 'food', KitchenFound: 'door', GuestsSeated: 'door', FoodServed: 'served', RaccoonFed: 'raccoon', RaccoonStayed: 'raccoon', PartyEnded: 'end',
}

function litBy(event: Event, before: View): string[] {
  switch (event.is) {
    case 'MouseMoved': case 'MousePlaced': return [`mouse-${event.mouse}`, `space-${event.space}`]
    case 'RaccoonPlaced': return [`space-${event.space}`]
    case 'FoodDropped': case 'FoodPlaced': case 'FoodReturned': return [`space-${event.space}`]
    case 'FoodPickedUp': case 'GoldenGiven': return [`tray-${event.mouse}`]
    case 'FeederRaided': return ['tray-fitness', `space-${event.space}`]
    case 'FoodPacked': return ['tray-traveler']
    case 'KitchenFound': return [`space-${event.space}`]
    case 'GuestsSeated': return [`space-${event.space}`, 'table']
    case 'FoodServed': case 'FoodShot': return ['table']
    case 'RaccoonFed': return [`space-${event.space}`, `pantry-${event.food}`]
    case 'RaccoonLulled': case 'RaccoonStayed': return before.raccoon === null ? [] : [`space-${before.raccoon}`]
    case 'PartyEnded': return event.reason === 'pantry' ? ['pantry'] : event.reason === 'party' ? ['table'] : [...before.loop].flatMap((kind, at) => (kind === 'F' ? [`space-${at}`] : []))
    default: return []
  }
}

/** What a step means beyond its own sentence. */
function remarkOf(events: readonly Event[], before: View, after: View): Remark | undefined {
  const event = events.at(-1)
  if (event?.is === 'RaccoonFed' && before.loop[event.space] === 'F' && event.stored < event.full) {
    const left = after.feeders.reduce((sum, each) => sum + each, 0)
    return left <= LOW ? { id: 'why-feeders', args: { n: left } } : undefined
  }
  if (event?.is === 'RaccoonFed' && event.stored === event.full) return { id: 'why-pantry' }
  return undefined
}

const WEIGHTS: Record<string, number> = { walk: 0.8, food: 0.7, die: 0.8, served: 0.9 }

function steps(events: readonly Event[], before: View): Step<View, Event>[] {
  const groups: { part: string; events: Event[] }[] = []
  for (const event of events) {
    const [last, part] = [groups.at(-1), PARTS[event.is]]
    const isShot = event.is === 'FoodServed' && last?.events.at(-1)?.is === 'FoodShot'
    if (last && part !== 'walk' && (last.part === part || isShot)) last.events.push(event)
    else groups.push({ part, events: [event] })
  }
  if (groups.length < 2) return []
  let view = before
  return groups.map((group) => {
    const was = view
    const lit: string[] = []
    for (const event of group.events) {
      lit.push(...litBy(event, view))
      view = unfold(view, event)
    }
    const remark = remarkOf(group.events, was, view)
    return { view, events: group.events, lit, weight: WEIGHTS[group.part] ?? 1, ...(remark ? { remark } : {}) }
  })
}

export const scenes: Scenes<View, Event> = { steps: (events, before) => steps(events, before) }
