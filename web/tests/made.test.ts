import { beforeEach, describe, expect, it, vi } from 'vitest'

const ENGINE = { version: 'abc', games: '["shelf"]' }
const ANSWERS = { '/api/games/x/lesson': '"lesson"', '/api/games/x/editions/standard': '"printed"' }

let asked: string[]
let isThere: boolean
let madeAnswer: (path: string) => Promise<string | null>

beforeEach(async () => {
  vi.resetModules()
  asked = []
  isThere = true
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!isThere) throw new TypeError('no connection')
    return new Response(JSON.stringify(address.includes('answers') ? ANSWERS : ENGINE))
  })
  ;({ madeAnswer } = await import('../src/here/made'))
})

describe('answers that were made beforehand', () => {
  it('are there without a host, each file fetched once', async () => {
    expect(await madeAnswer('/api/games')).toBe('["shelf"]')
    expect(asked).toEqual(['/engine/engine.json'])
    expect(await madeAnswer('/api/games/x/lesson')).toBe('"lesson"')
    expect(await madeAnswer('/api/games/x/editions/standard')).toBe('"printed"')
    expect(asked).toEqual(['/engine/engine.json', '/engine/answers.json?abc'])
  })

  it('are not looked for in what only the host knows', async () => {
    expect(await madeAnswer('/api/tables/T/edition')).toBeNull()
    expect(await madeAnswer('/api/mine')).toBeNull()
    expect(asked).toEqual([])
  })

  it('leave it to the host if there is none, or no connection', async () => {
    expect(await madeAnswer('/api/games/x/editions/other')).toBeNull()
    isThere = false
    vi.resetModules()
    ;({ madeAnswer } = await import('../src/here/made'))
    expect(await madeAnswer('/api/games')).toBeNull()
    isThere = true
    expect(await madeAnswer('/api/games')).toBe('["shelf"]')
  })
})
