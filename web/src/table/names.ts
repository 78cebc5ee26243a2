/** What players are called: by their own name, as a bot, or by their number. */
import type { Chair } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'

export function nameOf(chair: Chair, says: Catalogue): string {
  const n = chair.seat + 1
  if (chair.name) return chair.name
  return chair.who === 'bot' ? says.message('bot-name', { n, level: says.message(`bot-${chair.level}`) }) : says.message('player-name', { n })
}
