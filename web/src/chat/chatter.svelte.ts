/** Whether this reader wants to hear bots: their remarks, and what partners in a team propose. */
import { keep, kept } from '../kept'

class Chatter {
  on = $state(kept('bots-talk', true))

  choose(on: boolean): void {
    this.on = on
    keep('bots-talk', on)
  }
}

export const chatter = new Chatter()
