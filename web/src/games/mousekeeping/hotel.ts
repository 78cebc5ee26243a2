/** The hotel as it is shown: which rooms two keycards can show, and where they are on the map. The server decides what is legal. */
import type { Box, Place } from './wire'

/** KEEP-3 Both digits of the top card, and the one of the bottom card that it leaves uncovered. */
export function shows(layout: Place): number {
  const { bottom, top, side } = layout
  return Number(side === 'right' ? bottom.charAt(0) + top : top + bottom.charAt(1))
}

export const turned = (way: string): string => [...way].reverse().join('')

/** The other face of a keycard, flipped from left to right. */
export function flipped(way: string, faces: readonly string[]): string {
  const here = faces.findIndex((face) => face === way || turned(face) === way)
  const other = faces[(here + 1) % faces.length] ?? way
  return faces[here] === way ? other : turned(other)
}

export function layouts(box: Box): Place[] {
  const ways = box.keycards.faces.flatMap((face) => [face, turned(face)])
  return ways.flatMap((bottom) => ways.flatMap((top) => ['left', 'right'].map((side): Place => ({ is: 'Place', bottom, top, side }))))
}

export const rooms = (box: Box): number[] => [...new Set(layouts(box).map(shows))].sort((a, b) => a - b)

/** A layout that shows this room: the current one if it does, else the first. */
export function layoutOf(room: number, box: Box, now: Place): Place | null {
  return [now, ...layouts(box)].find((layout) => shows(layout) === room) ?? null
}

/** KEEP-5 The elevator that stops at a room; its index decides its colour and shape. */
export const shaftOf = (room: number, box: Box): number => box.shafts.findIndex((shaft) => Number(shaft.ending) === room % 100)

/** By shaft; the terminal draws the same. */
export const SHAPES = ['triangle', 'square', 'circle', 'diamond'] as const

export const floorOf = (room: number): number => Math.floor(room / 100)

/** A room of the map, in units of the drawing: upper floors above, two beside each other. */
export const CELL = 44
export const FLOOR = 4 * CELL
export const GAP = 8
export const HEAD = 19
export const WIDTH = 2 * FLOOR + GAP
export const HEIGHT = 2 * (FLOOR + HEAD) + GAP

export function corner(floor: number): { x: number; y: number } {
  const [column, row] = [(floor - 1) % 2, floor > 2 ? 0 : 1]
  return { x: column * (FLOOR + GAP), y: row * (FLOOR + HEAD + GAP) + HEAD }
}

export function spot(room: number): { x: number; y: number } {
  const { x, y } = corner(floorOf(room))
  return { x: x + CELL * ((Math.floor(room / 10) % 10) - 1), y: y + CELL * ((room % 10) - 1) }
}

/** The nearest room in the direction of an arrow key. */
export function towards(from: number, key: string, all: readonly number[]): number {
  const here = spot(from)
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp')
  let [best, cost] = [from, Infinity]
  for (const room of all) {
    const [x, y] = [spot(room).x - here.x, spot(room).y - here.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (along > 0 && along + 3 * aside < cost) [best, cost] = [room, along + 3 * aside]
  }
  return best
}
