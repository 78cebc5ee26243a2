/** What is in a table's box: its edition. The last few are remembered, so that a board can be drawn without a connection. */
import { keep, kept } from '../kept'
import { edition as editionNamed, editionOf } from '../wire/rest'

type Box = Record<string, unknown>
interface Seen { readonly table: string; readonly box: Box }

const MOST = 4 // tables, as many as are remembered themselves

/** `table` may be '', for a game that is not played at any table. */
export async function boxOf(game: string, edition: string, table: string): Promise<Box> {
  if (!table) return editionNamed(game, edition)
  const seen = kept<Seen[]>('boxes', [])
  try {
    const box = await editionOf(table)
    keep('boxes', [{ table, box }, ...seen.filter((each) => each.table !== table)].slice(0, MOST))
    return box
  } catch (error) {
    const last = seen.find((each) => each.table === table)
    if (last) return last.box
    throw error
  }
}
