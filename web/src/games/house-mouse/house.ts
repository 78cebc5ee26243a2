/** HOUSE-1 The house as it lies: rooms are squares of a grid, corners its points, named as on the wire (`b2`). */
import type { Box, View } from './wire'

export interface Corner { name: string; x: number; y: number }
export interface Plan { corners: Corner[]; rooms: { x: number; y: number }[]; columns: number; rows: number }

export function planFor(box: Box, seats: number): Plan {
  const rows = box.houses.find((house) => house.fewest <= seats && seats <= house.most)?.plan ?? []
  const rooms = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])))
  const corners: Corner[] = []
  const columns = Math.max(...rows.map((row) => row.trimEnd().length))
  for (let y = 0; y <= rows.length; y += 1) {
    for (let x = 0; x <= columns; x += 1) {
      const touches = rooms.some((room) => (room.x === x || room.x === x - 1) && (room.y === y || room.y === y - 1))
      if (touches) corners.push({ name: `${'abcdefghijkl'.charAt(x)}${y + 1}`, x, y })
    }
  }
  return { corners, rooms, columns, rows: rows.length }
}

/** HOUSE-38 The actions of the turn that runs, and how many are left of them. */
export function actionsLeft(view: View): { all: number; left: number } {
  const all = Math.max(1, 3 + view.bonus - view.naps)
  return { all, left: Math.max(all - view.spent, 0) }
}

/** Mice are still being placed: nobody is on turn yet. */
export const isSetUp = (view: View): boolean => view.mice.slice(0, view.seats).includes(null)

/** HOUSE-3 The other corners of the rooms at a corner, across the room as well; by their numbers. */
export function neighbours(plan: Plan, corner: number): number[] {
  const here = plan.corners[corner]
  const touches = (room: { x: number; y: number }, at: Corner): boolean => (at.x === room.x || at.x === room.x + 1) && (at.y === room.y || at.y === room.y + 1)
  const rooms = plan.rooms.filter((room) => here && touches(room, here))
  return plan.corners.flatMap((at, n) => (n !== corner && rooms.some((room) => touches(room, at)) ? [n] : []))
}

/** The nearest corner in the direction of an arrow key. */
export function towards(from: Corner, key: string, all: readonly Corner[]): Corner {
  const dx = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')
  const dy = Number(key === 'ArrowDown') - Number(key === 'ArrowUp')
  let [best, cost] = [from, Infinity]
  for (const corner of all) {
    const [x, y] = [corner.x - from.x, corner.y - from.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (along > 0 && along + 3 * aside < cost) [best, cost] = [corner, along + 3 * aside]
  }
  return best
}
