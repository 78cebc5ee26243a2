/** Where things lie: the loop is a square around the pizzeria, its spaces in arrow direction from the upper left corner. */

export interface Point { x: number; y: number }

export const SIZE = 360
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 }

/** The width of a space, so that a quarter of the loop and the next corner fill a side. */
export const cellOf = (spaces: number): number => SIZE / (Math.ceil(spaces / 4) + 1)

/** The middle of a space. */
export function spot(space: number, spaces: number): Point {
  const cell = cellOf(spaces)
  const long = SIZE - cell
  const way = ((space * 4) / spaces) % 4
  const [side, part] = [Math.floor(way), (way % 1) * long]
  const [near, far] = [cell / 2, SIZE - cell / 2]
  if (side === 0) return { x: near + part, y: near }
  if (side === 1) return { x: far, y: near + part }
  return side === 2 ? { x: far - part, y: far } : { x: near, y: far - part }
}

/** Half way to the next space, and where the arrow there points, in degrees. */
export function arrow(space: number, spaces: number): Point & { turn: number } {
  const [from, to] = [spot(space, spaces), spot((space + 1) % spaces, spaces)]
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn }
}

/** The door of a side in the pizzeria's wall. Sides follow each other in arrow direction, the first one above. */
export function door(side: number, sides: number, spaces: number): Point {
  const reach = SIZE / 2 - cellOf(spaces) - 13
  const angle = ((side * 360) / sides - 90) * (Math.PI / 180)
  return { x: MIDDLE.x + reach * Math.cos(angle), y: MIDDLE.y + reach * Math.sin(angle) }
}

/** PARTY-20 How many plates each sector has: those of its guests, else its own. */
export const sectorsOf = (guests: readonly { plates: number }[], sectors: number, plain: number): number[] =>
  Array.from({ length: sectors }, (_, n) => guests[n]?.plates ?? plain)

/** The plates of the round table, sector by sector; angles in degrees. */
export function plates(counts: readonly number[]): (Point & { sector: number })[] {
  const wide = 360 / counts.length
  return counts.flatMap((count, sector) => Array.from({ length: count }, (_, n) => {
    const angle = (-90 + sector * wide + ((n + 0.5) * wide) / count) * (Math.PI / 180)
    return { sector, x: 42 * Math.cos(angle), y: 42 * Math.sin(angle) }
  }))
}

/** Each food as often as there are tokens of it. */
export const tokens = (foods: readonly string[], counts: readonly number[]): string[] =>
  foods.flatMap((food, n) => Array.from({ length: counts[n] ?? 0 }, () => food))
