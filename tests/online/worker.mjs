// Runs the page's service worker in a small model of a browser, against a real server, and prints what it did as JSON.
//   node worker.mjs SERVER SW_JS
import { readFileSync } from 'node:fs'

const [server, path] = process.argv.slice(2)
const stores = new Map() // caches by name, each with its answers by address
const listeners = {}
let isOffline = false
let count = 0 // requests to the network

const addressOf = (request) => new URL(typeof request === 'string' ? request : request.url, server).href

class Cache {
  answers = new Map()
  async put(request, answer) { this.answers.set(addressOf(request), answer) }
  async match(request) { return this.answers.get(addressOf(request))?.clone() }
  async add(request) {
    const answer = await network(request)
    if (!answer.ok) throw new Error(`${addressOf(request)}: ${answer.status}`)
    await this.put(request, answer)
  }
}

const caches = {
  open: async (name) => stores.get(name) ?? stores.set(name, new Cache()).get(name),
  keys: async () => [...stores.keys()],
  delete: async (name) => stores.delete(name),
  match: async (request) => {
    for (const store of stores.values()) if (await store.match(request)) return store.match(request)
  },
}

async function network(request) {
  count += 1
  if (isOffline) throw new TypeError('offline')
  return fetch(request instanceof Request ? request : addressOf(request))
}

class Here extends Request {
  constructor(address, options) { super(new URL(address, server), options) }
}

const shown = [] // notifications
const visited = [] // what a tap on one leads to
let windows = []

const self = {
  location: new URL('/sw.js', server), skipWaiting: async () => {},
  clients: { claim: async () => {}, matchAll: async () => windows, openWindow: async (path) => { visited.push(`open ${path}`) } },
  registration: { showNotification: async (title, { body, tag, data }) => { shown.push({ title, body, tag, path: data.path }) } },
  addEventListener: (name, listener) => { listeners[name] = listener },
}

function begin(source) {
  new Function('self', 'caches', 'fetch', 'Request', source)(self, caches, network, Here)
}

async function fire(name, more = {}) {
  const event = { ...more, work: [], waitUntil: (work) => event.work.push(work), respondWith: (answer) => { event.answer = answer } }
  listeners[name](event)
  await Promise.all(event.work)
  return event
}

/** The status that the page gets; null: the worker leaves it to the browser. */
async function asked(address, mode) {
  const { answer } = await fire('fetch', { request: { url: server + address, method: 'GET', mode } })
  return answer ? answer.then((found) => found.status, () => 0) : null
}

const source = readFileSync(path, 'utf-8')
begin(source)
await fire('install')
await fire('activate')
await fire('message', { data: 'lessons' })
const online = await asked('/t/nowhere', 'navigate')
const font = Object.keys(Object.fromEntries([...stores.values()].flatMap((store) => [...store.answers]))).find((name) => name.endsWith('.woff2'))
isOffline = true
const offline = {}
for (const [address, mode] of [['/', 'navigate'], ['/t/nowhere', 'navigate'], ['/api/games', 'cors'], ['/api/games/mousekeeping/lesson', 'cors'],
  ['/api/games/mousekeeping/editions/standard', 'cors'], ['/api/mine', 'cors'], ['/healthz', 'cors'], ['/api/tables/x/code.svg', 'navigate'], ['/api/games/chess/lesson', 'cors']]) {
  offline[address] = await asked(address, mode)
}
offline.font = await asked(new URL(font).pathname, 'no-cors')
isOffline = false
count = 0
for (const version of ['second', 'third']) {
  begin(source.replace(/const VERSION = '\w+'/, `const VERSION = '${version}'`))
  await fire('install')
  await fire('activate')
}
// Push messages, and taps on the notifications.
const pushed = (told) => fire('push', { data: { json: () => told } })
const tapped = (path) => fire('notificationclick', { notification: { close: () => visited.push('closed'), data: { path } } })
await pushed({ title: 'Your turn', body: 'House Mouse', table: 'abc' })
await pushed({ title: 'Your turn', body: '', table: '../../evil' })
windows = [{ url: `${server}/t/abc`, visibilityState: 'visible', focus: async () => { visited.push('focus') } }]
await pushed({ title: 'Your turn', body: 'House Mouse', table: 'abc' })
windows[0].visibilityState = 'hidden'
await pushed({ title: 'Still your turn', body: 'House Mouse', table: 'abc' })
await tapped('/t/abc')
windows = []
await tapped('/t/abc')
console.log(JSON.stringify({ shown, visited, online, offline, names: [...stores.keys()].map((name) => name.replace(/-\w{12}$/, '-first')), again: count / 2 }))
