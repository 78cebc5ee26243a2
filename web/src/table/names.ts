/** Players' names: their own (in quotation marks if it is a pronoun), as a bot, or by their number. */
import type { Chair } from '../wire/messages'
import type { Catalogue } from '../words/catalogue'

/** What a bot is called: ours have a name in every language, one from another package the name that it is installed under. */
export function botName(level: string, says: Catalogue): string {
  return says.has(`bot-${level}`) ? says.message(`bot-${level}`) : level.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The same with how well it plays, where that is known. */
export const botPlays = (level: string, says: Catalogue): string => (says.has(`bot-${level}-plays`) ? says.message(`bot-${level}-plays`) : botName(level, says))

export function nameOf(chair: Chair, says: Catalogue): string {
  const n = chair.seat + 1
  const isPronoun = says.message('pronouns').split(', ').includes(chair.name.trim().toLowerCase())
  if (chair.name) return isPronoun ? says.message('name-quoted', { name: chair.name }) : chair.name
  return chair.who === 'bot' ? says.message('bot-name', { n, level: botName(chair.level, says) }) : says.message('player-name', { n })
}
