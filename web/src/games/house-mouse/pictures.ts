/**
 * A small drawing for every card: layers of a color and a path, in a square of 28 units around the middle. Cards of an
 * edition that we have no drawing for get that of their family: what kind of Point, or what the first effect does.
 */
import type { Deck } from './deck'
import type { EffectPrint, PointPrint } from './wire'

export type Picture = readonly (readonly [fill: string, path: string])[]

const [GREY, SILVER, GOLD, RED, PINK, BLUE, GREEN, BROWN, CREAM, PLUM, DARK, LINE] = [
  '#c9c2b8', '#dfe4e8', '#f0bf4c', '#c9573f', '#efb9ae', '#8fb3d6', '#9cc08b', '#b98555', '#fff3d6', '#c9a0cc', '#5a4a40', 'none']

const POINTS: Record<string, Picture> = {
  'dryer-lint': [[GREY, 'M-11 2q-3-6 3-8 1-6 7-4 6-4 8 2 6 1 4 7 3 6-4 7-3 5-8 2-7 3-9-2-4-1-1-4z'], [LINE, 'M-5-2q4-3 6 0M0 5q4 2 6-2']],
  'bent-paperclip': [[LINE, 'M-9 10 3-8q3-4 6-1t0 6l-9 11q-2 2-4 0t0-4L4-5M-9 10q-3-1-2-5l6-9']],
  'sock-thread': [[RED, 'M-5-13h9v14l7 5q2 6-4 6-8 0-12-6z'], [CREAM, 'M-5-13h9v4h-9z'], [LINE, 'M6 12q-8 3-14-2t-3-11']],
  'cotton-ball': [['#ffffff', 'M-8 6q-6-4-1-9-1-7 6-6 4-5 8-1 7-1 6 6 5 4 0 8-1 6-7 4-5 4-8 0-4 1-4-2z'], [LINE, 'M-3-1q3-3 6 0M-1 5q4 1 5-2']],
  'bottle-cap': [[SILVER, 'M0-13 4-10 8-10 10-6 13-3 12 1 13 5 9 7 7 11 3 11 0 13-3 11-7 11-9 7-13 5-12 1-13-3-10-6-8-10-4-10z'], [RED, 'M0-7a7 7 0 1 0 .1 0z'], [CREAM, 'M0-4 1.5-.5 5 0 2.500 2.500 3 6 0 4-3 6-2.500 2.500-5 0-1.500-.5z']],
  thimble: [[SILVER, 'M-6-9q6-5 12 0l4 17h-20z'], [GREY, 'M-11 8h22v4h-22z'], [LINE, 'M-3-5h.1M2-5h.1M-4-1h.1M0-1h.1M5-1h.1M-5 3h.1M0 3h.1M5 3h.1']],
  'doll-shoe': [[PINK, 'M-12-5q5 5 9 2 6 6 14 5 3 7-1 9h-22z'], [DARK, 'M-12 8h22v3h-22z'], [GOLD, 'M-2 1a2 2 0 1 0 .1 0z']],
  'silk-ribbon': [[PLUM, 'M0-2q-12-12-13-2t13 5q12 6 13-3T0-2z'], [PLUM, 'M-1 1-8 13l5-2 3 3 2-12zM1 1l8 12-5-2-3 3-2-12z'], [GOLD, 'M0-5a4 4 0 1 0 .1 0z']],
  'spare-key': [[GOLD, 'M-6-10a6 6 0 1 0 4 10l9 9 2-2-2-2 3-3 2 2 2-2-11-10a6 6 0 0 0-9-2zM-7-5a2 2 0 1 1-.1 0z']],
  'silver-charm': [[LINE, 'M0-13v5M-3-11a3 3 0 0 1 6 0'], [SILVER, 'M0 12q-12-9-11-15t11-2q10-4 11 2T0 12z'], [LINE, 'M-6-1q1-3 4-2']],
  'lost-earring': [[LINE, 'M2-5q6-8-1-8t-3 6'], [GOLD, 'M0-5a3 3 0 1 0 .1 0z'], [BLUE, 'M0 1l6 7-6 6-6-6z'], [CREAM, 'M0 4l2 3-2 2-2-2z']],
  'chewed-gum': [[PINK, 'M-10 4q-4-6 3-8 0-6 7-4 8-3 9 4 5 3 1 8t-9 5q-8 2-11-5z'], [LINE, 'M-4-2q3 3 6-1M-1 6q4 1 6-3M5 11v3']],
  'cat-hair': [[LINE, 'M-12 8q4-18 8-6t8-8M-8 12q8-14 12-4t8-9M-4 13q2-20 10-25M-11-2q6-10 14-8']],
  'rusty-tack': [['#b8643c', 'M-8-9h14l-3 4 1 6q6 1 5 5h-20q-1-4 5-5l1-6z'], [GREY, 'M-2 6h3l-1.500 8z'], [DARK, 'M-4-3h2v2h-2zM3 2h2v2h-2z']],
  mothball: [['#f4f4f0', 'M-2-6a8 8 0 1 0 .1 0z'], ['#f4f4f0', 'M8 1a5 5 0 1 0 .1 0z'], [LINE, 'M-8-10q3-3 6 0M3-12q3-3 6 0M9-5q2-2 4 0']],
  'glue-trap': [[BROWN, 'M-13 2 0-5 13 2 0 9z'], [GOLD, 'M-8 2 0-2 8 2 0 6z'], [LINE, 'M-3 1v-9M3 1v-7M-4-9l2 2M5-8 3-6M0 9v5']],
  'fiberglass-insulation': [[PINK, 'M-12 11v-16a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v16z'], [CREAM, 'M-6-11a6 6 0 0 1 6 6v16h-12v-16a6 6 0 0 1 6-6z'], [LINE, 'M-6-6a2 2 0 1 0 .1 0M4-3q3 2 6 0M4 2q3 2 6 0M4 7q3 2 6 0']],
  'cracker-crumbs': [['#e2b878', 'M-12-6-2-12 3-5 0 3-8 5z'], ['#e2b878', 'M3 2l7-3 3 6-6 4z'], ['#e2b878', 'M-8 9l5-1 1 5h-5z'], [LINE, 'M-7-4h.1M-3-7h.1M-4 0h.1M7 4h.1M3 11h.1M11-7h.1']],
  'shiny-buttons': [[BLUE, 'M-5-12a8 8 0 1 0 .1 0z'], [RED, 'M6-2a7 7 0 1 0 .1 0z'], [LINE, 'M-7-5h.1M-3-5h.1M-7-2h.1M-3-2h.1M4 4h.1M8 4h.1M4 7h.1M8 7h.1']],
  'newspaper-shreds': [['#f4efe2', 'M-12-9 10-12l2 7-4 2 3 4-5 2 1 6-18 2z'], [LINE, 'M-8-5 6-7M-7-1 4-2M-7 3 3 2M-6 7h6']],
  'pencil-shavings': [['#e2b878', 'M-11 4q2-13 14-12 9 2 8 12-3-8-10-8T-11 4z'], [RED, 'M-11 4q-2 6 4 8 1-10 7-13-9 0-11 5z'], [LINE, 'M2-8q-3 6 0 11M8-4q-4 3-5 7']],
  'part-of-an-envelope': [[CREAM, 'M-13-8h22l-3 5 4 3-4 4 3 5h-22z'], [LINE, 'M-13-8 0 3l8-7']],
  'an-old-stamp': [[CREAM, 'M-10-12h3l1 2 2-2h2l1 2 1-2h3l1 2 2-2h4v4l-2 1 2 2v3l-2 1 2 2v3l-2 1 2 2v5h-4l-2-2-1 2h-3l-1-2-1 2h-3l-1-2-2 2h-2v-5l2-1-2-2v-3l2-1-2-2v-3l2-1-2-2z'], [GREEN, 'M-6-7h12v14h-12z'], [BROWN, 'M-4 5q0-9 4-9t4 9z']],
  needle: [[SILVER, 'M12-13q1 4-3 8L-13 13-12 12 4-8q4-5 8-5z'], [LINE, 'M10-11 6-6M6-6q-8-2-10 3t-6 1']],
  'spool-of-thread': [[BROWN, 'M-9-12h18v4h-18zM-9 8h18v4h-18z'], [BLUE, 'M-7-8h14v16h-14z'], [LINE, 'M-7-4 7-6M-7 0l14-2M-7 4l14-2M7 4q7 0 6 8']],
  'watch-gear': [[GOLD, 'M-2-13h4l1 3 3 1 3-2 3 3-2 3 1 3 3 1v4l-3 1-1 3 2 3-3 3-3-2-3 1-1 3h-4l-1-3-3-1-3 2-3-3 2-3-1-3-3-1v-4l3-1 1-3-2-3 3-3 3 2 3-1zM0-4a4 4 0 1 0 .1 0z']],
  'watch-spring': [[LINE, 'M0 0q3 0 3 3t-4 3-6-5 6-8 10 7-8 11-13-10 10-14 14 5M12-8l2-4']],
  peanut: [['#d9a86a', 'M-8-11q9-4 9 4 0 3 4 5 8 4 6 10t-11 4-7-8q0-2-2-4-4-8 1-11z'], [LINE, 'M-7-6h.1M-3-8h.1M-4-3h.1M2 3h.1M6 6h.1M2 8h.1']],
  'peanut-shell': [['#d9a86a', 'M-12 2q2-10 12-7 2 0 4-2 6-5 9 1-2 4-6 6-5 2-6 4-5 6-13-2z'], [DARK, 'M-10 2q3-6 9-4 6 1 11-4-2 6-8 8-5 2-6 2-3 1-6-2z']],
  'left-mitten': [[RED, 'M-2-12q8-2 8 8v9h-13v-5q-7 0-6-5 3-3 6 0-1-6 5-7z'], [CREAM, 'M-8 6h15v6h-15z']],
  'right-mitten': [[RED, 'M2-12q-8-2-8 8v9h13v-5q7 0 6-5-3-3-6 0 1-6-5-7z'], [CREAM, 'M8 6h-15v6h15z']],
  'doll-teacup': [[CREAM, 'M-11-6h18q0 14-9 14t-9-14z'], [LINE, 'M7-4q6-1 5 4t-7 4M-4-13q3 2 0 4M2-13q3 2 0 4M-9 12h14'], [BLUE, 'M-9-1h14l-1 3h-12z']],
  'doll-saucer': [[CREAM, 'M-14 0q14-8 28 0-3 10-14 10T-14 0z'], [BLUE, 'M-9 0q9-4 18 0-9 5-18 0z']],
  'candle-stub': [[CREAM, 'M-6-1q2-3 4 0 2 2 4 0 3-3 5 1v10h-13z'], [GREY, 'M-12 9h24q-1 5-6 5h-12q-5 0-6-5z'], [GOLD, 'M0-14q6 6 0 10-6-4 0-10z'], [LINE, 'M0-4v4']],
  matchstick: [['#e2b878', 'M-13 11-11 13 7-4 5-6z'], [RED, 'M4-7q0-6 6-6 3 5-3 9z']],
  'cracked-marble': [[BLUE, 'M0-12a12 12 0 1 0 .1 0z'], [GREEN, 'M-8 3q4-10 10-4t6-6q3 8-5 10t-11 0z'], [LINE, 'M2-12-1-6 3-3-1 2M-5-7q1-2 3-2']],
  'marble-pouch': [[PLUM, 'M-5-6q-9 9-6 15t11 5 11-5-6-15z'], [PLUM, 'M-7-12 0-9 7-12 5-6H-5z'], [GOLD, 'M-6-7h12v3h-12z'], [BLUE, 'M0 1a4 4 0 1 0 .1 0z']],
}

const FORMS: Record<string, Picture> = {
  basic: [[BROWN, 'M-9-3h18q-1 14-9 14t-9-14z'], [GREEN, 'M-11-3q0-8 11-8t11 8z'], [LINE, 'M0-11v-3']],
  collection: [[CREAM, 'M-12-4h12v16h-12z'], [CREAM, 'M-7-8h12v16h-12z'], [GOLD, 'M-1-12h12v16h-12z']],
  combo: [[RED, 'M-13-8h12v5q5-2 5 3t-5 3v5h-12z'], [BLUE, 'M13-8h-11v4q5 0 5 4t-5 4v4h11z']],
}

/** What the first effect of a Power or Boost does. */
const EFFECTS: Record<string, Picture> = {
  peek: [['#ffffff', 'M-13 0q13-15 26 0-13 15-26 0z'], [BLUE, 'M0-6a6 6 0 1 0 .1 0z'], [DARK, 'M0-2.500a2.500 2.500 0 1 0 .1 0z']],
  reveal: [[GOLD, 'M0-13q9 0 9 8 0 5-4 8v4h-10v-4q-4-3-4-8 0-8 9-8z'], [GREY, 'M-4 9h8v2l-2 3h-4l-2-3z'], [LINE, 'M-13-7h-1M13-7h1M-11-12l-1-1M11-12l1-1']],
  reshuffle: [[PLUM, 'M4-12q-14 2-12 14t15 9q-9-3-9-12t6-11z'], [GOLD, 'M8-8l1 3 3 0-2 2 1 3-3-2-3 2 1-3-2-2h3z']],
  flip: [[CREAM, 'M-12-8 2-12l4 16-14 5z'], [PLUM, 'M3-8h10v17h-10z'], [LINE, 'M-6 13q8 3 14-1l-1-3M8 12l-4 1']],
  trade: [[GOLD, 'M-13-7h14v-5l12 8-12 8v-5h-14z'], [BLUE, 'M13 6h-13v-3l-11 6 11 6v-4h13z']],
  give: [[RED, 'M-11-3h22v14h-22z'], [GOLD, 'M-3-3h6v14h-6zM-13-7h26v5h-26z'], [LINE, 'M0-7q-8-8-9-3t9 3q8-8 9-3T0-7']],
  steal: [[BROWN, 'M0-1q8 0 8 7t-8 6-8-6 8-7z'], [BROWN, 'M-10-5q4-1 4 3t-3 4q-4-2-1-7zM10-5q-4-1-4 3t3 4q4-2 1-7zM-4-12q4 0 4 5t-3 4q-4-4-1-9zM4-12q-4 0-4 5t3 4q4-4 1-9z'], [PINK, 'M0 3q4 0 4 3t-4 3-4-3 4-3z']],
  discard: [[GREY, 'M-9-6h18l-2 19h-14z'], [GREY, 'M-11-10h22v4h-22z'], [LINE, 'M-3-3v12M3-3v12M-3-13h6']],
  move: [[BROWN, 'M-7-12q5 0 5 6t-4 6-5-5 4-7zM-7 3q3 0 3 3t-4 2-3-3 4-2z'], [BROWN, 'M7-7q5 0 5 6t-4 6-5-5 4-7zM7 8q3 0 3 3t-4 2-3-3 4-2z']],
  swap: [[LINE, 'M-13 8h5q4 0 8-8t8-8h3M-13-8h5q4 0 6 4M4 5q2 3 4 3h3'], [GOLD, 'M9-13l6 5-6 5zM9 3l6 5-6 5z']],
  teleport: [[BROWN, 'M-13 12v-9a13 13 0 0 1 26 0v9z'], [DARK, 'M-8 12v-8a8 8 0 0 1 16 0v8z'], [GOLD, 'M-1 12v-8M-4 7l4-5 4 5z']],
  scavenge: [[BROWN, 'M-13 6 1-1q3-5 5-2 4-1 3 2 4 0 2 3 3 2-1 4-4 4-9 2l-10 5z'], [GOLD, 'M9-13l2 3 3 1-2 3 0 3-3-1-3 1 0-3-2-3 3-1z']],
  put: [[CREAM, 'M-7-13h14v14h-14z'], [BROWN, 'M-13 4h26v5h-26z'], [LINE, 'M-9 9v5M9 9v5M0-10v7M-3-6l3 3 3-3']],
  draw: [[PLUM, 'M-11-6h14v18h-14z'], [CREAM, 'M-3-12h14v18h-14z'], [LINE, 'M4-8v9M1-2l3 3 3-3']],
  refresh: [[LINE, 'M9-7A11 11 0 1 0 11 3'], [GOLD, 'M4-6l9-5v9z']],
  actions: [[GOLD, 'M3-14-9 3h7l-3 11 12-17h-7z']],
  nap: [[BLUE, 'M-12-3h9v3l-5 5h5v4h-10v-3l5-5h-4zM2-12h10v4l-5 6h5v4h-11v-3l6-7h-5z']],
  cancel: [[RED, 'M0-13a13 13 0 1 0 .1 0z'], [CREAM, 'M-9-3h18v6h-18z']],
  glue: [[GOLD, 'M-1-14q9 11 9 16 0 8-8 8t-8-8q0-5 7-16z'], [GOLD, 'M-12 12q12-5 24 0-3 3-12 2t-12-2z'], [LINE, 'M-3 3q0 3 3 4']],
}

function effectOf(print: EffectPrint): string {
  const first = print.effects[0] ?? {}
  if (first.do === 'actions' && Number(first.count ?? first.up_to ?? 1) < 0) return 'nap'
  return String(first.do)
}

export function pictureOf(deck: Deck, code: string): Picture {
  const kind = deck.kind(code)
  if (!kind) return FORMS.basic ?? []
  if (kind.back === 'point') return POINTS[kind.slug] ?? FORMS[(kind.print as PointPrint).form] ?? []
  return EFFECTS[effectOf(kind.print as EffectPrint)] ?? EFFECTS.actions ?? []
}
