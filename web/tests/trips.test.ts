import { describe, expect, it } from 'vitest'
import { around, way } from '../src/motion/trips'

describe('the way a piece walks', () => {
  const ring = (n: number): number[] => [(n + 1) % 6, (n + 5) % 6]

  it('is the shortest over neighbours, both ends included', () => {
    expect(way(0, 2, ring)).toEqual([0, 1, 2])
    expect(way(0, 4, ring)).toEqual([0, 5, 4])
  })

  it('is a single place for a piece that stays', () => {
    expect(way(3, 3, ring)).toEqual([3])
  })

  it('is straight where no neighbours lead', () => {
    expect(way('attic', 'cellar', () => [])).toEqual(['attic', 'cellar'])
  })
})

describe('the way around a loop', () => {
  it('goes in its direction only, across the end', () => {
    expect(around(1, 3, 12)).toEqual([1, 2, 3])
    expect(around(10, 1, 12)).toEqual([10, 11, 0, 1])
    expect(around(5, 5, 12)).toEqual([5])
  })
})
