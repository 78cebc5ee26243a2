/** The board for any game: which part of a view belongs to whom. */
import { describe, expect, it } from 'vitest'
import { about, arePlayers, isPlayer, sorted } from '../src/games/any'

const VIEW = { is: 'View', seat: 0, agenda: [], round: 2, hand: [3, 5], market: [7, 8], crumbs: [4, 1], has_chosen: [true, false], played: [[1], []], turn: 1, found: null }

describe('with types', () => {
  const kinds = { crumbs: 'by-seat', has_chosen: 'by-seat', played: 'by-seat', turn: 'seat' }

  it('only rows that are by seat belong to players, however long the others are', () => {
    const { middle, seats } = sorted(VIEW, 2, 0, kinds)
    expect(middle.map(({ name }) => name)).toEqual(['round', 'market', 'turn'])
    expect(seats[0]).toEqual({ flags: [{ name: 'has_chosen', value: true }], counts: [{ name: 'crumbs', value: 4 }], rows: [{ name: 'played', value: [1] }] })
    expect(seats[1]).toEqual({ flags: [], counts: [{ name: 'crumbs', value: 1 }], rows: [{ name: 'played', value: [] }] })
  })

  it('a hand for every seat is nobody’s own', () => {
    const { mine, seats } = sorted({ hand: [[1, 2], [null, null]] }, 2, 0, { hand: 'by-seat' })
    expect(mine).toEqual([])
    expect(seats[1]?.rows).toEqual([{ name: 'hand', value: [null, null] }])
  })

  it('shows the seat of somebody who plays alone', () => {
    expect(sorted({ crumbs: [4], market: [7] }, 1, 0, { crumbs: 'by-seat' }).seats[0]?.counts).toEqual([{ name: 'crumbs', value: 4 }])
  })

  it('a player is known by the type or by the name', () => {
    expect([isPlayer('turn', kinds), isPlayer('speaker_seat', {}), isPlayer('round', kinds)]).toEqual([true, true, false])
    expect([arePlayers('allies', { allies: 'seats' }), arePlayers('winner_seats', {}), arePlayers('market', kinds)]).toEqual([true, true, false])
  })
})

describe('without types', () => {
  it('rows as long as the table belong to players, except a row of players', () => {
    const { middle, seats } = sorted({ crumbs: [4, 1], allies: [1, 0], deck: [9, 9, 9] }, 2, null, { allies: 'seats' })
    expect(middle.map(({ name }) => name)).toEqual(['allies', 'deck'])
    expect(seats.map(({ counts }) => counts[0]?.value)).toEqual([4, 1])
  })
})

it('what is yours is in your hand; a spectator has none', () => {
  expect(sorted(VIEW, 2, 0).mine).toEqual([{ name: 'hand', value: [3, 5] }])
  expect(sorted(VIEW, 2, null).mine).toEqual([])
})

it('a choice is about its fields', () => {
  expect(about({ is: 'PlayCard', card: 7 })).toEqual([7])
})
