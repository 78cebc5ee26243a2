import { describe, expect, it } from 'vitest'
import { allDays, daysOf, noteDay, streakOf, takeInDays, type Played } from '../src/day/record'

const played = (on: string, score: number): Played => ({ on, won: true, score, rival: 0, moves: 1, of: 'T/1' })

describe('deals of the day from a file', () => {
  it('are all there on another device, with their streak', () => {
    for (const day of ['2026-11-15', '2026-11-16', '2026-11-17']) noteDay('x', day, played(day, 3))
    const file = JSON.parse(JSON.stringify(allDays()))
    localStorage.clear()
    expect(streakOf(daysOf('x'), '2026-11-17')).toBe(0)
    takeInDays(file)
    expect(allDays()).toEqual(file)
    expect(streakOf(daysOf('x'), '2026-11-17')).toBe(3)
  })

  it('do not replace a result that is here, and need not make sense', () => {
    noteDay('x', '2026-11-16', played('2026-11-16', 3))
    takeInDays({ x: { '2026-11-16': played('2026-11-16', 9), '2026-11-32': played('2026-11-16', 9), '2026-11-15': 'nothing', '2026-11-14': null }, y: null as never })
    expect(allDays()).toEqual({ x: { '2026-11-16': played('2026-11-16', 3) } })
  })
})
