import { describe, expect, it } from 'vitest'
import { filesOf, unpack } from '../src/here/archive'

const utf8 = new TextEncoder()
const record = (size: number, numbers: Record<number, number>, ...after: Uint8Array[]): Uint8Array => {
  const head = new Uint8Array(size)
  const at = new DataView(head.buffer)
  for (const [place, number] of Object.entries(numbers)) at.setUint32(Number(place), number, true) // lengths are small: two bytes are zero
  return joined(head, ...after)
}
const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(parts.flatMap((each) => [...each]))

/** An archive as Python's zipfile writes it, without compression. */
function archived(files: Record<string, string>, method = 0): Uint8Array {
  let parts: Uint8Array = new Uint8Array()
  let heads: Uint8Array = new Uint8Array()
  for (const [name, text] of Object.entries(files)) {
    const [named, content] = [utf8.encode(name), utf8.encode(text)]
    heads = joined(heads, record(46, { 0: 0x02014b50, 10: method, 20: content.length, 24: content.length, 28: named.length, 42: parts.length }, named))
    parts = joined(parts, record(30, { 0: 0x04034b50, 8: method, 18: content.length, 22: content.length, 26: named.length }, named, content))
  }
  const count = Object.keys(files).length
  return joined(parts, heads, record(22, { 0: 0x06054b50, 8: count + (count << 16), 12: heads.length, 16: parts.length }))
}

const texts = (archive: Uint8Array): Record<string, string> => Object.fromEntries([...filesOf(archive)].map(([name, content]) => [name, new TextDecoder().decode(content)]))

describe('an archive of the engine', () => {
  const files = { 'a.txt': 'one', 'games/é/b.pyc': '', 'games/c': 'three\n' }

  it('is taken apart, wherever it lies in memory', () => {
    expect(texts(archived(files))).toEqual(files)
    const around = new Uint8Array(1000)
    around.set(archived(files), 7)
    expect(texts(around.subarray(7, 7 + archived(files).length))).toEqual(files)
  })

  it('is written into folders that are made once', () => {
    const made: string[] = []
    const written: string[] = []
    unpack(archived(files), { mkdirTree: (path) => made.push(path), writeFile: (path) => written.push(path) }, '/x')
    expect(made).toEqual(['/x', '/x/games/é', '/x/games'])
    expect(written).toEqual(['/x/a.txt', '/x/games/é/b.pyc', '/x/games/c'])
  })

  it.each([
    ['cut off', archived(files).subarray(0, -1)],
    ['empty', new Uint8Array(3)],
    ['compressed', archived(files, 8)],
  ])('is refused if it is %s', (_, archive) => {
    expect(() => texts(archive)).toThrow('damaged')
  })
})
