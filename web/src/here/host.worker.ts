/** The worker that hosts this browser's tables. It owns their journals: only one of a browser's tabs may run it. */
import { Disk } from './disk'
import type { FromHost, ToHost } from './messages'
import { startPython } from './python'

const BEAT = 5000 // ms: how exactly it is known when a host was last here

const tell = (message: FromHost): void => postMessage(message)
const disk = new Disk((why) => tell({ is: 'lost', why }))

/** Does slow work in a worker of its own, which is started when there is some. */
function another(engine: string): (work: string, args: string) => Promise<string> {
  const waiting = new Map<number, { yes: (done: string) => void; no: (why: Error) => void }>()
  let worker: Worker | null = null
  let count = 0
  return (work, args) => {
    if (!worker) {
      worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<{ n: number; done?: string; why?: string }>) => {
        const waits = waiting.get(data.n)
        waiting.delete(data.n)
        if (data.done === undefined) waits?.no(new Error(data.why))
        else waits?.yes(data.done)
      }
      worker.postMessage({ is: 'begin', engine })
    }
    const n = ++count
    const result = new Promise<string>((yes, no) => waiting.set(n, { yes, no }))
    worker.postMessage({ is: 'work', n, work, args })
    return result
  }
}

const asked = new Set<string>() // a request may be made twice when there is a new owner: it is done once

// eslint-disable-next-line @typescript-eslint/no-explicit-any
let door: Promise<any> | null = null

async function begin({ root, alone, pace }: Extract<ToHost, { is: 'begin' }>): Promise<unknown> {
  const engine = new URL(`${root}/engine/`, location.origin).href
  const seen = await disk.seen()
  const python = await startPython(engine, (part) => tell({ is: 'progress', part }))
  const made = python.pyimport('mousehole.browser.door').opened(disk, alone ? undefined : another(engine), pace, seen)
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
