/** Players' names: their own (in quotation marks if it is a pronoun), as a bot, or by their number. */
import type { Chair } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'

export function nameOf(chair: Chair, says: Catalogue): string {
  const n = chair.seat + 1
  const isPronoun = says.message('pronouns').split(', ').includes(chair.name.trim().toLowerCase())
  if (chair.name) return isPronoun ? says.message('name-quoted', { name: chair.name }) : chair.name
  return chair.who === 'bot' ? says.message('bot-name', { n, level: says.message(`bot-${chair.level}`) }) : says.message('player-name', { n })
}
