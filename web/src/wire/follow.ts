/** For the tests: what the page makes of everything that some connections were sent, to compare it with whole states. */
import { Changes } from './changes'
import type { Change, State } from './messages'

interface Followed { states: (State | null)[]; resyncs: number }

export function follow(connections: (State | Change)[][]): Followed[] {
  return connections.map((messages) => {
    let resyncs = 0
    const changes = new Changes(() => { resyncs += 1 })
    return { states: messages.map((message) => changes.heard(message)), resyncs }
  })
}
