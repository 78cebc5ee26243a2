/** Journals in IndexedDB, for `mousehole.browser.disk`: every method takes and returns plain text. */
const NAME = 'mousehole'

type Work = 'readonly' | 'readwrite'

const settled = <T>(request: IDBRequest<T>): Promise<T> => new Promise((yes, no) => {
  request.onsuccess = () => yes(request.result)
  request.onerror = () => no(request.error)
})

const finished = (work: IDBTransaction): Promise<void> => new Promise((yes, no) => {
  work.oncomplete = () => yes()
  work.onerror = work.onabort = () => no(work.error)
})

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('entries', { keyPath: ['table', 'number'] })
    asked.result.createObjectStore('tables', { keyPath: 'id' })
    asked.result.createObjectStore('snapshots', { keyPath: 'table' })
    asked.result.createObjectStore('host')
  }
  return settled(asked)
}

export class Disk {
  private readonly db = opened()

  constructor(private readonly lost: (why: string) => void) {}

  private async begin(work: Work, ...stores: string[]): Promise<IDBTransaction> {
    // Strict: an entry that somebody was told about survives a power cut.
    return (await this.db).transaction(stores, work, work === 'readwrite' ? { durability: 'strict' } : {})
  }

  private all(table: string, first: number): IDBKeyRange {
    return IDBKeyRange.bound([table, first], [table, Number.MAX_SAFE_INTEGER])
  }

  async write(table: string, number: number, lines: string, row: string): Promise<string> {
    try {
      const work = await this.begin('readwrite', 'entries', 'tables')
      const entries = work.objectStore('entries')
      const done = finished(work)
      let taken = false
      for (const [n, line] of (JSON.parse(lines) as string[]).entries()) {
        entries.add({ table, number: number + n, line }).onerror = (event) => { taken ||= (event.target as IDBRequest).error?.name === 'ConstraintError' }
      }
      if (row) work.objectStore('tables').put(JSON.parse(row))
      try {
        await done
      } catch (error) {
        if (taken) return 'taken'
        throw error
      }
      return 'written'
    } catch (error) {
      this.lost(String(error))
      return String(error)
    }
  }

  async read(table: string, first: number): Promise<string> {
    const work = await this.begin('readonly', 'entries')
    const found = (await settled(work.objectStore('entries').getAll(this.all(table, first)))) as { line: string }[]
    return JSON.stringify(found.map((each) => each.line))
  }

  async rows(): Promise<string> {
    const work = await this.begin('readonly', 'tables')
    return JSON.stringify(await settled(work.objectStore('tables').getAll()))
  }

  async numbers(ids: string): Promise<string> {
    const work = await this.begin('readonly', 'entries')
    const found: Record<string, number> = {}
    await Promise.all((JSON.parse(ids) as string[]).map(async (id) => {
      const last = await settled(work.objectStore('entries').openKeyCursor(this.all(id, 0), 'prev'))
      if (last) found[id] = (last.key as [string, number])[1]
    }))
    return JSON.stringify(found)
  }

  async set_row(row: string): Promise<void> {
    const work = await this.begin('readwrite', 'tables')
    work.objectStore('tables').put(JSON.parse(row))
    await finished(work)
  }

  async snapshot(table: string): Promise<string> {
    const work = await this.begin('readonly', 'snapshots')
    const found = (await settled(work.objectStore('snapshots').get(table))) as { number: number; data: string } | undefined
    return found ? JSON.stringify([found.number, found.data]) : ''
  }

  async set_snapshot(table: string, number: number, data: string): Promise<void> {
    const work = await this.begin('readwrite', 'snapshots')
    if (data) work.objectStore('snapshots').put({ table, number, data })
    else work.objectStore('snapshots').delete(table)
    await finished(work)
  }

  async remove(table: string): Promise<void> {
    const work = await this.begin('readwrite', 'entries', 'tables', 'snapshots')
    work.objectStore('entries').delete(this.all(table, 0))
    work.objectStore('tables').delete(table)
    work.objectStore('snapshots').delete(table)
    await finished(work)
  }

  /** A text under a name of its own; "": there is none. For the page, which keeps copies of a server's games here. */
  async note(name: string): Promise<string> {
    const work = await this.begin('readonly', 'host')
    return ((await settled(work.objectStore('host').get(`note/${name}`))) as string | undefined) ?? ''
  }

  async setNote(name: string, text: string): Promise<void> {
    const work = await this.begin('readwrite', 'host')
    if (text) work.objectStore('host').put(text, `note/${name}`)
    else work.objectStore('host').delete(`note/${name}`)
    await finished(work)
  }

  /** When a host was last here, in ms. */
  async seen(): Promise<number> {
    const work = await this.begin('readonly', 'host')
    return ((await settled(work.objectStore('host').get('seen'))) as number | undefined) ?? 0
  }

  async setSeen(): Promise<void> {
    const work = await this.begin('readwrite', 'host')
    work.objectStore('host').put(Date.now(), 'seen')
    await finished(work)
  }
}
