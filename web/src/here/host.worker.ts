/** The worker that hosts this browser's tables. It owns their journals: only one of a browser's tabs may run it. */
import { Disk } from './disk'
import type { FromHost, ToHost } from './messages'
import { startPython } from './python'

const BEAT = 5000 // ms: how exactly it is known when a host was last here
const LATER = 1500 // ms: whoever has just sat down sees the table first

const tell = (message: FromHost): void => postMessage(message)
const disk = new Disk((why) => tell({ is: 'lost', why }))

interface Other {
  /** Whether it has started; if not, it soon will. */
  readonly is_ready: () => boolean
  readonly done: (work: string, args: string) => Promise<string>
}

/** A worker for slow work, which is started when there is some. */
function another(engine: string, runtime: WebAssembly.Module): Other {
  const waiting = new Map<number, { yes: (done: string) => void; no: (why: Error) => void }>()
  let worker: Worker | null = null
  let soon = 0
  let isReady = false
  let count = 0
  function start(): Worker {
    clearTimeout(soon)
    const other = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
    other.onmessage = ({ data }: MessageEvent<{ is: 'ready' } | { n: number; done?: string; why?: string }>) => {
      if ('is' in data) {
        isReady = true
        return
      }
      const waits = waiting.get(data.n)
      waiting.delete(data.n)
      if (data.done === undefined) waits?.no(new Error(data.why))
      else waits?.yes(data.done)
    }
    other.postMessage({ is: 'begin', engine, runtime })
    return other
  }
  return {
    is_ready() {
      if (!worker && !soon) soon = setTimeout(() => { worker ??= start() }, LATER)
      return isReady
    },
    done(work, args) {
      worker ??= start()
      const n = ++count
      const result = new Promise<string>((yes, no) => waiting.set(n, { yes, no }))
      worker.postMessage({ is: 'work', n, work, args })
      return result
    },
  }
}

const asked = new Set<string>() // a request may be made twice when there is a new owner: it is done once

// eslint-disable-next-line @typescript-eslint/no-explicit-any
let door: Promise<any> | null = null

async function begin({ root, alone, pace }: Extract<ToHost, { is: 'begin' }>): Promise<unknown> {
  const engine = new URL(`${root}/engine/`, location.origin).href
  const [seen, { python, runtime }] = await Promise.all([disk.seen(), startPython(engine, (part) => tell({ is: 'progress', part }))])
  const made = python.pyimport('mousehole.browser.door').opened(disk, alone ? undefined : another(engine, runtime), pace, seen)
  await made.open()
  await disk.setSeen()
  setInterval(() => void disk.setSeen(), BEAT)
  tell({ is: 'ready' })
  return made
}

async function handle(message: ToHost): Promise<void> {
  if (message.is === 'begin') {
    door = begin(message)
    await door
    return
  }
  const host = await door
  switch (message.is) {
    case 'ask': {
      if (asked.has(message.n)) return
      asked.add(message.n)
      const [status, , text] = JSON.parse(await host.ask(message.method, message.path, message.body, message.key)) as [number, string, string]
      return tell({ is: 'answer', n: message.n, status, text })
    }
    case 'open':
      host.connect(message.n, (text: string) => tell({ is: 'said', n: message.n, text }), () => tell({ is: 'closed', n: message.n }))
      return tell({ is: 'opened', n: message.n })
    case 'say':
      return host.hear(message.n, message.text)
    case 'close':
      return host.hang_up(message.n)
    case 'export':
      return tell({ is: 'answer', n: message.n, status: 200, text: await host.export(message.tables) })
    case 'forget':
      await host.forget(message.table)
      return tell({ is: 'answer', n: message.n, status: 200, text: '' })
    case 'import':
      return tell({ is: 'answer', n: message.n, status: 200, text: await host.take_in(message.text) })
  }
}

onmessage = ({ data }: MessageEvent<ToHost>) => {
  handle(data).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    tell('n' in data ? { is: 'failed', n: data.n, why } : { is: 'broken', why })
  })
}
