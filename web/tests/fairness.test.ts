import { describe, expect, it } from 'vitest'
import vectors from '../../docs/fairness-vectors.json'
import { findings, headOf, seedOfDay, withheld, type Fairness, type Finding, type Head } from '../src/replay/fairness'

const heads = (vectors.seeds as unknown as (Omit<Head, 'game'> & { fairness: Fairness })[]).map((each) => ({ game: 'any', ...each }))
const wrong = (found: Finding[]): string[] => found.filter((each) => each.right === false).map((each) => each.id)
const first = heads[0]!

describe('the shuffle check', () => {
  it('agrees with every published vector', () => {
    expect(heads.length).toBeGreaterThan(2)
    for (const head of heads) {
      const found = findings(head, {})
      expect(found.map((each) => each.id)).toContain('seed-made')
      expect(wrong(found)).toEqual([])
    }
  })

  it.each([
    ['another seed', { ...first, seed: `00${first.seed.slice(2)}` }, ['seed-made']],
    ['another server seed', { ...first, fairness: { ...first.fairness, server_seed: `00${first.fairness.server_seed.slice(2)}` } }, ['commitment-kept', 'seed-made']],
    ['a nonce that was not committed to', { ...first, fairness: { ...first.fairness, nonces: ['ff', ...first.fairness.nonces.slice(1)] } }, ['nonces-kept', 'seed-made']],
    ['another match', { ...first, fairness: { ...first.fairness, match: 7 } }, ['nonces-kept', 'seed-made']],
    ['a seat too many', { ...first, seats: 3 }, ['seed-made']],
  ] as const)('catches %s', (_, head, ids) => {
    expect(wrong(findings(head as Head, {}))).toEqual(ids)
  })

  it('compares with what this browser noted itself', () => {
    const told = first.fairness
    const noted = { commitment: told.commitment, commitments: told.commitments!, nonce: told.nonces[0]!, seat: 0 }
    expect(findings(first, noted).every((each) => each.right)).toBe(true)
    expect(wrong(findings(first, { ...noted, commitment: 'other' }))).toEqual(['commitment-noted'])
    expect(wrong(findings(first, { ...noted, commitments: ['other', told.commitments![1]!] }))).toEqual(['commitments-noted'])
    expect(wrong(findings(first, { ...noted, nonce: 'other' }))).toEqual(['nonce-noted'])
  })

  it('says nothing where nothing was noted, and nothing about schemes it does not know', () => {
    expect(findings(first, {}).filter((each) => each.right === null).map((each) => each.id)).toEqual(['commitment-noted', 'commitments-noted', 'nonce-noted'])
    expect(findings({ ...first, fairness: null }, {})).toEqual([])
    expect(findings({ ...first, fairness: { ...first.fairness, scheme: 9 } }, {})).toEqual([])
  })

  it('knows the seed of a day', () => {
    const seed = seedOfDay('haunted-mouse', '2026-11-17')
    const told = { ...first.fairness, scheme: 3, day: '2026-11-17' }
    expect(findings({ game: 'haunted-mouse', seats: 2, seed, fairness: told }, {})).toEqual([{ id: 'day-seed', right: true }])
    expect(findings({ game: 'house-mouse', seats: 2, seed, fairness: told }, {})).toEqual([{ id: 'day-seed', right: false }])
  })

  it('names the seats that committed and did not reveal', () => {
    expect(withheld({ ...first.fairness, commitments: ['a', 'b', ''], nonces: ['n', '', ''] })).toEqual([1])
  })

  it('reads the head of a replay', () => {
    expect(headOf('{"game":"x","seats":2,"seed":"00"}\n[0,"…"]\n')).toEqual({ game: 'x', seats: 2, seed: '00' })
  })
})
