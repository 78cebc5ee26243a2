/**
 * Head of Mousehold, step by step: what everybody has chosen and what the Daily Event changes, then the end of a round. All
 * cards turn up, and trap by trap the mice line up by the speed of the day, the first are caught, and the next takes the cheese.
 */
import type { Remark, Scenes, Step } from '../../scenes/scene'
import { letterOf, squeaks } from './clans'
import { placeOf, turnedUp, unfold } from './unfold'
import type { Card, Event, View } from './wire'

/** Events of the same part are shown together, but no more meeples at a time than can be read in a ribbon. */
const PARTS: Record<Event['is'], string> = {
  ClanTaken: 'round', TrapsBaited: 'round', MiceChosen: 'chosen', MeeplesShown: 'meeples', EventRevealed: 'event', SpeedSet: 'effect', CheeseAdded: 'effect', CheeseRedrawn: 'effect',
  HostagePicked: 'hostage', HostageTaken: 'hostage', LineupDecided: 'lineup', MousePlaced: 'placed', TurnPassed: 'placed',
  MiceTurnedUp: 'line', MouseTrapped: 'caught', CatFed: 'caught', CheeseTaken: 'cheese', CheeseLeft: 'cheese', ClanCounted: 'count',
}

interface Group { readonly part: string; readonly events: Event[] }

function groupsOf(events: readonly Event[]): Group[] {
  const groups: Group[] = []
  for (const event of events) {
    const [last, part] = [groups.at(-1), PARTS[event.is]]
    const isRound = event.is === 'SpeedSet' && last?.part === 'round'
    const isEmpty = event.is === 'CheeseLeft' && last?.part === 'line' && last.events[0]?.is === 'MiceTurnedUp' && !last.events[0].line.length
    const isFull = part === 'line' || (part === 'meeples' && last?.events.length === 2)
    if (last && (isRound || isEmpty || (last.part === part && !isFull))) last.events.push(event)
    else groups.push({ part, events: [event] })
  }
  return groups
}

function litBy(event: Event, before: View): string[] {
  switch (event.is) {
    case 'MeeplesShown': return [`clan-${event.seat}`]
    case 'EventRevealed': return ['event']
    case 'SpeedSet': return ['speed']
    case 'CheeseAdded': case 'CheeseRedrawn': return before.traps.map((_, n) => `trap-${n}`)
    case 'HostageTaken': return [`clan-${event.seat}`]
    case 'MousePlaced': return [`lane-${event.trap}-${before.traps[event.trap]?.cards.length ?? 0}`]
    case 'MiceTurnedUp': return [`lane-${event.trap}`, 'speed']
    case 'MouseTrapped': case 'CatFed': case 'CheeseTaken': return [`lane-${event.trap}-${placeOf(before, event.trap, event.clan_seat, event.mouse)}`, `clan-${event.clan_seat}`]
    case 'CheeseLeft': return [`trap-${event.trap}`]
    default: return []
  }
}

const mouseArgs = (card: Card): Record<string, string> => ({ letter: letterOf(card.mouse), squeaks: String(squeaks(card.mouse)) })

/** Why the line stands as it does, if the event of the day has changed it. */
function whyLine(line: readonly Card[], view: View): Remark | undefined {
  const colours = new Set(line.map((card) => letterOf(card.mouse)))
  const [fastest, slowest] = [view.speed[0]?.letter ?? '', view.speed.at(-1)?.letter ?? '']
  if (view.event === 'false-start' && colours.has(slowest)) return { id: 'why-false-start', args: { letter: slowest } }
  if (view.event === 'heroic-sprint' && colours.has(fastest)) return { id: 'why-heroic-sprint', args: { letter: fastest } }
  return line.length > 1 && colours.size < line.length ? { id: 'why-same-colour' } : undefined
}

/** Why nobody was caught, or why the cat did not come, or what else the cat took. */
function whyCaught(events: readonly Event[], line: readonly Card[], view: View): Remark | undefined {
  const cat = events.find((event) => event.is === 'CatFed')
  const slowest = view.speed.at(-1)?.letter ?? ''
  if (cat?.is === 'CatFed') return letterOf(cat.mouse) === slowest ? { id: 'why-cat-slowest', args: { letter: slowest } } : undefined
  const [first] = line
  if (!first || !squeaks(first.mouse)) return undefined
  if (view.is_cat_asleep) return { id: 'why-asleep' }
  return line.length === 1 ? { id: 'why-cat-nobody' } : undefined
}

/** Why this mouse has the cheese: usually as the next in line. */
function whyCheese(event: Event, line: readonly Card[], view: View, isLast: boolean): Remark | undefined {
  if (event.is === 'CheeseLeft') return isLast ? { id: 'why-left-last' } : { id: line.length ? 'why-left' : 'why-empty' }
  if (event.is !== 'CheeseTaken') return undefined
  const fates = view.fates?.[event.trap] ?? []
  const [at, most] = [placeOf(view, event.trap, event.clan_seat, event.mouse), Math.max(...view.traps.map((trap) => trap.cards.length))]
  const card = line[at]
  if (card && card.by_seat !== card.clan_seat) return { id: 'why-hostage', args: { by_seat: { seat: card.by_seat }, clan_seat: { seat: card.clan_seat } } }
  if (!card || fates.some((fate) => fate !== null)) return undefined
  if (view.has_defects && line.length === most) return { id: 'why-defective', args: { n: most } }
  return { id: 'why-slowest', args: mouseArgs(card) }
}

function remarkOf(group: Group, before: View, after: View, isLast: boolean): Remark | undefined {
  const event = group.events.at(-1)
  if (!event) return undefined
  if (group.part === 'line' && event.is === 'MiceTurnedUp') return whyLine(event.line, after)
  const line = 'trap' in event ? after.traps[event.trap]?.cards ?? [] : []
  if (group.part === 'caught') return whyCaught(group.events, line, after)
  if (group.part === 'cheese' || group.part === 'line') return whyCheese(event, line, before, isLast)
  return undefined
}

const WEIGHTS: Record<string, number> = { line: 0.8, chosen: 0.55, meeples: 0.55, placed: 0.7 }

function steps(events: readonly Event[], before: View): Step<View, Event>[] {
  const groups = groupsOf(events)
  if (groups.length < 2) return []
  const lines = new Map(events.flatMap((event) => (event.is === 'MiceTurnedUp' ? [[event.trap, event.line] as const] : [])))
  const isLast = events.some((event) => event.is === 'ClanCounted') // the last round: cheese that is left counts for nobody
  const found: Step<View, Event>[] = []
  let view = before
  for (const group of groups) {
    if (group.part === 'line' && found.at(-1)?.remark?.id !== 'all-turned-up' && !found.some((step) => step.events[0]?.is === 'MiceTurnedUp')) {
      view = turnedUp(view, lines)
      found.push({ view, events: [], remark: { id: 'all-turned-up' }, lit: view.traps.map((_, n) => `lane-${n}`) })
    }
    const was = view
    const lit: string[] = []
    for (const event of group.events) {
      lit.push(...litBy(event, view))
      view = unfold(view, event)
    }
    const remark = remarkOf(group, was, view, isLast)
    const isTrapDone = group.events.some((event) => event.is === 'CheeseTaken' || event.is === 'CheeseLeft')
    found.push({ view, events: group.events, lit, weight: WEIGHTS[group.part] ?? 1, rest: isTrapDone, ...(remark ? { remark } : {}) })
  }
  return found
}

export const scenes: Scenes<View, Event> = { steps: (events, before) => steps(events, before) }
