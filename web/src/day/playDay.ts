/** Opens a table for the deal of a day. What is dealt there, the game decides. */
import { kept } from '../kept'
import { fetchAhead } from '../table/ahead'
import { hold } from '../table/keys'
import { openTable, takeSeat } from '../wire/rest'
import { t } from '../words/language.svelte'

/** Returns the address of the new table. */
export async function playDay(game: string, day: string): Promise<string> {
  void fetchAhead(game)
  const made = await openTable({ game, seats: 1, day })
  hold({ table: made.table, game, host: made.host })
  const taken = await takeSeat(made.table, kept('name', '') || t('player-name', { n: 1 }), 0)
  hold({ table: made.table, key: taken.key })
  return `/t/${made.table}#start`
}

/** The same deal, played by the best bot in everybody's place; its result page has the review. */
export async function watchDay(game: string, day: string): Promise<string> {
  const made = await openTable({ game, seats: 1, day, bots: { '0': 'old-whiskers' } })
  hold({ table: made.table, game, host: made.host })
  return `/t/${made.table}#start`
}
