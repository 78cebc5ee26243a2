/**
 * The host of this browser's tables, as a transport. One tab owns it (a Web Lock sees to that): its worker answers this tab and,
 * over a broadcast channel, all others. When the owner is closed, another tab takes over, and everybody connects again: requests without
 * an answer are made again, and so are moves (`table/sitting`), unless the journal shows that they had arrived.
 */
import { keepCopy, leaving } from '../along/copies'
import { drawn } from '../drawn'
import { root } from '../home'
import type { Hearer, Reply, Talk, Transport } from '../wire/transport'
import type { FromHost, ToHost } from './messages'
import { here } from './here.svelte'
import { madeAnswer } from './made'

const LOCK = 'mousehole-host'
const PACE = 900 // minimum ms per bot move
const SMALL = 4 // GB of memory: with less, or on a phone, bots share the host's worker

/** Between tabs: to the owner, from the owner to one tab or to all, and when there is a new owner, or one tab less. */
type Between =
  | { to: 'owner'; tab: string; message: ToHost }
  | { to: 'tab'; tab: string; message: FromHost }
  | { to: 'all'; message: FromHost }
  | { to: 'all'; is: 'owner' }
  | { to: 'owner'; tab: string; is: 'gone' }

const tab = crypto.randomUUID()
const channel = new BroadcastChannel(LOCK)
const waiting = new Map<string, { yes: (reply: Reply) => void; no: (why: Error) => void; message: ToHost }>()
const talks = new Map<string, { hearer: Hearer; isOpen: boolean }>()
const guests = new Map<string, Set<string>>() // the conversations of other tabs with our worker
let worker: Worker | null = null
let count = 0

function isSmall(): boolean {
  const memory = (navigator as Navigator & { deviceMemory?: number }).deviceMemory
  return (memory !== undefined && memory < SMALL) || /Mobi|Android|iPhone|iPad/.test(navigator.userAgent)
}

/** To whoever is the owner. */
function send(message: ToHost): void {
  if (worker) worker.postMessage(message)
  else channel.postMessage({ to: 'owner', tab, message } satisfies Between)
}

function heard(message: FromHost): void {
  if (message.is === 'progress') here.progress = message.part
  else if (message.is === 'ready') here.begin()
  else if (message.is === 'broken') {
    here.why = message.why
    for (const [n, waits] of waiting) {
      waiting.delete(n)
      waits.no(new Error(message.why))
    }
  } else if (message.is === 'lost') here.lost = message.why
  else if (message.is === 'answer' || message.is === 'failed') {
    const waits = waiting.get(message.n)
    waiting.delete(message.n)
    if (message.is === 'failed') waits?.no(new Error(message.why))
    else waits?.yes({ ok: message.status < 400, text: message.text })
  } else {
    const talk = talks.get(message.n)
    if (!talk) return
    if (message.is === 'said') talk.hearer.said(message.text)
    else if (message.is === 'opened') {
      talk.isOpen = true
      talk.hearer.opened()
    } else ended(message.n)
  }
}

function ended(n: string): void {
  const talk = talks.get(n)
  talks.delete(n)
  talk?.hearer.closed()
}

/** Our worker's messages are for the tab that their name begins with; those without a name are for everybody. */
function route(message: FromHost): void {
  if (!('n' in message)) {
    heard(message)
    if (message.is === 'ready' || message.is === 'broken' || message.is === 'lost') channel.postMessage({ to: 'all', message } satisfies Between)
    return
  }
  const whose = message.n.split(' ')[0] ?? ''
  if (whose === tab) return heard(message)
  if (message.is === 'closed') guests.get(whose)?.delete(message.n)
  channel.postMessage({ to: 'tab', tab: whose, message } satisfies Between)
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if (data.to === 'tab') {
    if (data.tab === tab) heard(data.message)
  } else if (data.to === 'all') {
    if ('message' in data) heard(data.message)
    else startOver()
  } else if (worker) {
    if (!('message' in data)) {
      for (const n of guests.get(data.tab) ?? []) worker.postMessage({ is: 'close', n } satisfies ToHost)
      guests.delete(data.tab)
      return
    }
    if (data.message.is === 'open') guests.set(data.tab, (guests.get(data.tab) ?? new Set<string>()).add(data.message.n))
    worker.postMessage(data.message)
  }
}

/** There is a new owner. Conversations were with the one before: lines open new ones. What was asked and not answered is asked again. */
function startOver(): void {
  here.why = ''
  for (const n of [...talks.keys()]) {
    send({ is: 'close', n }) // it may have reached the new one already
    ended(n)
  }
  for (const { message } of waiting.values()) send(message)
}

/** Becomes the owner, until this tab is closed. */
function own(): Promise<never> {
  worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => route(data)
  worker.onerror = (event) => heard({ is: 'broken', why: event.message || 'the worker did not start' })
  here.isOwner = true
  here.isReady = false
  const pace = Number(new URLSearchParams(location.search).get('pace') ?? PACE)
  worker.postMessage({ is: 'begin', root, alone: isSmall(), pace } satisfies ToHost)
  startOver()
  channel.postMessage({ to: 'all', is: 'owner' } satisfies Between)
  return new Promise<never>(() => {})
}

// Soon if nobody owns it, otherwise when the owner is gone. Without locks (an insecure page), there is only this tab.
void drawn.then(() => ('locks' in navigator ? navigator.locks.request(LOCK, own) : own()))
addEventListener('pagehide', () => { if (!worker) channel.postMessage({ to: 'owner', tab, is: 'gone' } satisfies Between) })

const name = (): string => `${tab} ${++count}`

function asked(message: ToHost & { n: string }): Promise<Reply> {
  if (here.why) return Promise.reject(new Error(here.why))
  return new Promise((yes, no) => {
    waiting.set(message.n, { yes, no, message })
    send(message)
  })
}

async function ask(path: string, body?: unknown, key = ''): Promise<Reply> {
  const made = body === undefined ? await madeAnswer(path) : null
  if (made !== null) return { ok: true, text: made }
  const method = body === undefined ? 'GET' : 'POST'
  return asked({ is: 'ask', n: name(), method, path, body: body === undefined ? '' : JSON.stringify(body), key })
}

function open(hearer: Hearer): Talk {
  const n = name()
  talks.set(n, { hearer, isOpen: false })
  send({ is: 'open', n })
  return {
    get isOpen() { return talks.get(n)?.isOpen ?? false },
    say: (text) => send({ is: 'say', n, text }),
    close() {
      send({ is: 'close', n })
      ended(n)
    },
  }
}

export const host: Transport = { isFar: false, ask, open, isThere: async () => !here.why }

/** Removes a table: it is somewhere else from now on. */
export const forgotten = async (table: string): Promise<void> => void (await asked({ is: 'forget', n: name(), table }))

/** All tables as the text of a file. */
export const exported = async (tables = ''): Promise<string> => (await asked({ is: 'export', n: name(), tables })).text

/** Takes in such a file; returns the ids of its tables. Rejects if it cannot be read. */
export const imported = async (text: string): Promise<string[]> => JSON.parse((await asked({ is: 'import', n: name(), text })).text) as string[]

/** Games that were taken along from a server are tables here before anybody asks for one. */
async function takeInLeaving(): Promise<void> {
  for (const copy of await leaving()) {
    await imported(JSON.stringify({ is: 'mousehole-tables', version: 1, tables: [{ id: copy.table, entries: copy.entries }] }))
    await keepCopy({ ...copy, state: 'here' })
  }
}

export const arrived: Promise<unknown> = takeInLeaving().catch((error: unknown) => { here.lost = String(error) })
