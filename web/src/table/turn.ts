/** What the table waits for, in words: for the prompt above the board, and for screen readers. */
import type { Decision } from '../games/board'
import type { Turn } from '../scenes/announcements.svelte'
import type { Catalogue } from '../words/catalogue'
import { t } from '../words/language.svelte'
import type { Sitting } from './sitting.svelte'

/** `decisions`: what we are asked. null: nobody is awaited. */
export function turnOf(sitting: Sitting, decisions: readonly Decision[], names: readonly string[], says: Catalogue): Turn | null {
  const [room, state] = [sitting.room, sitting.state]
  if (!room || !state) return null
  if (state.ended) return null
  if (room.paused) return { key: 'paused', words: t('paused') }
  const chair = sitting.seat === null ? null : room.chairs[sitting.seat] ?? null
  if (chair && chair.away && !chair.resigned && !chair.withheld) return { key: 'away', words: t('bot-plays') }
  const mine = decisions.findIndex((d) => !d.interrupt)
  if (mine >= 0) return { key: `asked ${state.questions[mine]?.n}`, words: decisions[mine]?.words ?? '', isMine: true }
  const waits = state.asked.map((each) => each.seat).filter((seat) => seat >= 0 && seat !== sitting.seat)
  if (waits.length) return { key: `waits ${waits.join(' ')}`, words: says.say({ id: 'waiting-for', args: { waited_seats: waits.map((seat) => ({ seat })) } }, names), waits }
  const clock = state.asked.find((each) => each.seat < 0)
  return clock ? { key: `clock ${clock.prompt}`, words: says.message(`ask-${clock.prompt}`) } : null
}
