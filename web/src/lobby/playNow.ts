/** Start a game with one tap: the one that the game itself thinks best for a first time. Others may read your name: it is never “you”. */
import { kept } from '../kept'
import { fetchAhead } from '../table/ahead'
import { hold, note } from '../table/keys'
import { openTable, takeSeat } from '../wire/rest'
import type { GameFacts } from '../wire/messages'
import { t } from '../words/language.svelte'

/** Returns the address of the new table. */
export async function playNow(game: GameFacts): Promise<string> {
  void fetchAhead(game.id)
  const { seats, options, bots: level } = game.quick
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [String(n + 1), level]))
  const made = await openTable({ game: game.id, seats, options, bots, ready: true })
  hold({ table: made.table, game: game.id, host: made.host })
  const taken = await takeSeat(made.table, kept('name', '') || t('player-name', { n: 1 }), 0)
  note(made.table, 1, { commitment: made.room.commitment })
  hold({ table: made.table, key: taken.key })
  return `/t/${made.table}#start`
}
