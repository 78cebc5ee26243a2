/** Archives as `engine.py` writes them: stored, not compressed, so that taking a file out is only cutting. */

export interface Folder {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void
}

const END = 22 // bytes of the last record; nothing follows it
const NUMBERS = { head: 0x02014b50, end: 0x06054b50 }

/** Every file of an archive, without copying it. */
export function* filesOf(archive: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const at = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const last = archive.length - END
  if (last < 0 || at.getUint32(last, true) !== NUMBERS.end) throw new Error('an archive is damaged')
  let head = at.getUint32(last + 16, true)
  for (let left = at.getUint16(last + 10, true); left > 0; left--) {
    const size = at.getUint32(head + 20, true)
    if (at.getUint32(head, true) !== NUMBERS.head || at.getUint16(head + 10, true) !== 0) throw new Error('an archive is damaged')
    const named = at.getUint16(head + 28, true)
    const name = new TextDecoder().decode(archive.subarray(head + 46, head + 46 + named))
    const local = at.getUint32(head + 42, true)
    const begin = local + 30 + at.getUint16(local + 26, true) + at.getUint16(local + 28, true)
    yield [name, archive.subarray(begin, begin + size)]
    head += 46 + named + at.getUint16(head + 30, true) + at.getUint16(head + 32, true)
  }
}

/** Writes all of them below `path`. Python would do the same, but more slowly. */
export function unpack(archive: Uint8Array, folder: Folder, path: string): void {
  const made = new Set<string>()
  for (const [name, content] of filesOf(archive)) {
    const whole = `${path}/${name}`
    const parent = whole.slice(0, whole.lastIndexOf('/'))
    if (!made.has(parent)) {
      made.add(parent)
      folder.mkdirTree(parent)
    }
    folder.writeFile(whole, content, { canOwn: true })
  }
}
