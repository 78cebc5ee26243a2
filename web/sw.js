// The service worker: keeps this version of the page – shell, boards, fonts, words and rules – and the tutorials for times
// without a connection. Written by hand; the build fills in the version and the files (worker.mjs). Caches are named after
// their contents: a new version gets new ones, and what has not changed is taken from the old ones.
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const SHELL = `mousehole-page-${VERSION}`
const DATA = `mousehole-games-${VERSION}`
const HOME = new URL('./', self.location.href).pathname // the page may be below a path
const PATIENCE = 4000 // ms for the network, while somebody waits for a page
const ENGINE = 'mousehole-engine' // what hosts tables in this browser: large, so it is kept only once somebody uses it
const KEPT = /^api\/games(\/[\w-]+\/(lesson|editions\/[\w-]+))?$/ // the same for everybody, and small

const ofUs = (path) => HOME + path
const isHashed = (path) => path.startsWith('assets/')

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(visit(event.notification.data?.path ?? HOME))
})
self.addEventListener('message', (event) => {
  if (event.data === 'lessons') event.waitUntil(fetchLessons())
  if (event.data === 'engine') event.waitUntil(fetchEngine())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(HOME)) return
  const path = url.pathname.slice(HOME.length)
  if (request.mode === 'navigate' && !path.startsWith('api/')) event.respondWith(page(request))
  else if (path === 'engine/engine.json') event.respondWith(newest(request, ENGINE))
  else if (path.startsWith('engine/')) event.respondWith(part(request))
  else if (KEPT.test(path)) event.respondWith(newest(request))
  else if (FILES.includes(path) || isHashed(path)) event.respondWith(file(request))
})

/** A push message: whose turn it is, in words already. One per table, which a later one replaces. */
async function show({ title, body, table }) {
  const path = /^[\w-]{1,40}$/.test(table ?? '') ? `${HOME}t/${table}` : HOME
  const seen = await self.clients.matchAll({ type: 'window' })
  if (seen.some((each) => each.visibilityState === 'visible' && new URL(each.url).pathname === path)) return // they see it
  await self.registration.showNotification(title || 'Mousehole', { body: body || '', tag: `turn-${table}`, icon: ofUs('icon-192.png'), badge: ofUs('icon-192.png'), data: { path } })
}

/** Whoever taps a notification gets to the table: in the page that shows it already, if there is one. */
async function visit(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((each) => new URL(each.url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}

/** All or nothing: a version that is not complete is not used. */
async function fill() {
  const cache = await caches.open(SHELL)
  await Promise.all(FILES.map(async (path) => {
    const known = isHashed(path) ? await caches.match(ofUs(path), { ignoreVary: true }) : undefined
    if (known) await cache.put(ofUs(path), known)
    else await cache.add(new Request(ofUs(path), { cache: isHashed(path) ? 'default' : 'no-cache' }))
  }))
  await cache.add(new Request(HOME, { cache: 'no-cache' }))
  await self.skipWaiting() // pages that are open stay as they are: they only ask for files by their names
}

/** Keeps the version before this one, too: a page that is still open may want a part of it. */
async function tidy() {
  const names = await caches.keys()
  const kept = names.filter((name) => name.startsWith('mousehole-page-')).slice(-2)
  const old = names.filter((name) => name.startsWith('mousehole-') && !kept.includes(name) && name !== SHELL && name !== DATA && name !== ENGINE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** A page: as the server has it, or, if that takes too long or fails, the one we keep. */
async function page(request) {
  const kept = () => caches.open(SHELL).then((cache) => cache.match(HOME, { ignoreVary: true }))
  const asked = fetch(request)
  asked.catch(() => {})
  try {
    const answer = await Promise.race([asked, new Promise((_, late) => setTimeout(late, PATIENCE))])
    return answer.status < 500 ? answer : ((await kept()) ?? answer)
  } catch {
    return (await kept()) ?? asked
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request)
}

async function newest(request, name = DATA) {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** Tutorials that are not here yet, one after the other. */
async function fetchLessons() {
  const cache = await caches.open(DATA)
  const games = await (await newest(new Request(ofUs('api/games')))).clone().json()
  for (const { id } of games) {
    for (const path of [`api/games/${id}/lesson`, `api/games/${id}/editions/standard`]) {
      if (!(await cache.match(ofUs(path), { ignoreVary: true }))) await cache.add(ofUs(path))
    }
  }
}

/** A part of the engine, whose address names its version. */
async function part(request) {
  const cache = await caches.open(ENGINE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** All parts of the engine, and nothing of an older one: from now on it runs without a connection. */
async function fetchEngine() {
  const cache = await caches.open(ENGINE)
  const { version, files, others } = await (await newest(new Request(ofUs('engine/engine.json'), { cache: 'no-cache' }), ENGINE)).clone().json()
  for (const name of [...Object.keys(files), ...others]) await part(new Request(ofUs(`engine/${name}?${version}`)))
  for (const { url } of await cache.keys()) {
    const { search } = new URL(url)
    if (search && search !== `?${version}`) await cache.delete(url)
  }
}
