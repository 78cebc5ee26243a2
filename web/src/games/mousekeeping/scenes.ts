/**
 * The scenes of Mousekeeping!: a catch, step by step, and the end of the shift. While a clock runs, nothing holds it up: then a
 * catch is told by the ribbon, and the board cheers by itself.
 */
import type { Scenes, Step } from '../../scenes/scene'
import { shows } from './hotel'
import type { Event, View } from './wire'

function after(view: View, event: Event): View {
  switch (event.is) {
    case 'KeycardsPlaced': return { ...view, room: shows(event.layout), shown: event.layout, shown_seat: event.seat, turn: (event.seat + 1) % view.seats, placements: view.placements + 1, used: view.used + 1 }
    case 'KeycardsMisplaced': return { ...view, placements: view.placements + 1, used: view.used + 1, misplaced: view.misplaced + 1 }
    case 'MouseCaught': return { ...view, mice: event.mice }
    case 'ShiftEnded': return { ...view, turn: null, ended: event.reason }
    default: return view
  }
}

const told = (event: Event, view: View): Pick<Step<View, Event>, 'lit' | 'remark'> => {
  if (event.is === 'MouseCaught') return { lit: [`room-${event.room}`, 'mice'], remark: { id: 'scene-caught', args: { n: view.used } } }
  if (event.is === 'DestinationRolled') return { lit: ['destination'] }
  return event.is === 'ShiftEnded' ? { lit: ['mice'] } : {}
}

export const scenes: Scenes<View, Event> = {
  steps(events, before, last) {
    const hasEnded = events.some((each) => each.is === 'ShiftEnded')
    const isTimed = before.clock !== null && !hasEnded
    if (isTimed || !events.some((each) => each.is === 'MouseCaught' || each.is === 'ShiftEnded')) return []
    const steps: Step<View, Event>[] = []
    let view = before
    for (const event of events) {
      view = after(view, event)
      steps.push({ view, events: [event], ...told(event, view) })
    }
    if (hasEnded) steps.push({ view: last, events: [], remark: { id: 'scene-ended', args: { mice: last.mice } } })
    return steps
  },
}
