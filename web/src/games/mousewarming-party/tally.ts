/** The result: what came to the table and what the raccoon got, food by food; and when something filled up or ran out. */
import type { TallyOf } from '../tally'
import type { Box, Event, View } from './wire'

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/** The turn of each event, counted by the die. */
function inTurns(story: readonly Event[]): (readonly [number, Event])[] {
  let turn = 0
  return story.map((event) => [event.is === 'DieRolled' ? (turn += 1) : turn, event] as const)
}

export const tally: TallyOf<View, Event> = ({ story, view, box: printed, t }) => {
  const box = printed as Box
  const turns = inTurns(story)
  const notes: { readonly turn: number; readonly words: string }[] = []
  const last = turns.filter(([, event]) => event.is === 'FoodServed').at(-1)
  if (last?.[1].is === 'FoodServed') notes.push({ turn: last[0], words: t('tally-served', { turn: last[0], served: last[1].served, plates: view.plates }) })
  for (const [turn, event] of turns) {
    if (event.is === 'RaccoonFed' && event.stored >= box.pantry.plain) notes.push({ turn, words: t(event.stored === event.full ? 'tally-full' : 'tally-row', { turn, food: t('FoodName', { food: event.food }), stored: event.stored, full: event.full }) })
  }
  const feeders = [...view.loop].flatMap((kind, at) => (kind === 'F' ? [at] : []))
  feeders.forEach((space, n) => {
    const taken = turns.filter(([, event]) => (event.is === 'RaccoonFed' || event.is === 'FeederRaided') && event.space === space).at(-1)
    if (view.feeders[n] === 0 && taken) notes.push({ turn: taken[0], words: t('tally-feeder', { turn: taken[0], space }) })
  })
  notes.sort((a, b) => a.turn - b.turn) // as it happened
  const left = sum(view.feeders)
  return {
    unit: t('tally-table'),
    columns: [t('pantry')],
    rows: [
      ...view.foods.map((food, n) => ({ seat: null, label: capital(t('FoodName', { food })), cells: [`${view.pantry[n] ?? 0} / ${box.pantry.plain + 1}`], total: view.served[n] ?? 0 })),
      { seat: null, label: t('tally-all'), cells: [sum(view.pantry)], total: `${sum(view.served)} / ${view.plates}` },
    ],
    notes: [...notes.map((each) => each.words), ...left ? [t('tally-feeders-left', { n: left })] : []],
  }
}
