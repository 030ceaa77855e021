// Opens the back office without a network (rule kept-steps). It keeps the page without its data, as `/backoffice/offline` answers it, and
// the files of the pages that photographers use, which the build lists; never an answer of the API.
const cacheName = 'ensaio-backoffice'
const shell = '/backoffice/offline'
const list = '/backoffice/offline-files.json'
const assets = '/backoffice/assets/'

/** How many files are fetched at once, so that the page in front goes first. */
const atOnce = 4

/** Keeps the page and its files; those of an earlier version go with their page. */
async function keep() {
  const [page, listed] = await Promise.all([fetch(shell, { credentials: 'omit' }), fetch(list)])
  if (!page.ok || !listed.ok) return
  const files = await listed.json()
  const text = await page.clone().text()
  const cache = await caches.open(cacheName)
  const before = await cache.match(shell, { ignoreVary: true })
  const isNew = !before || withoutNonce(await before.text()) !== withoutNonce(text)
  if (isNew) for (const request of await cache.keys()) await cache.delete(request)
  const named = [...text.matchAll(/"(\/backoffice\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const wanted = [...new Set([...named, ...files])]
  const next = async () => {
    for (let file = wanted.shift(); file; file = wanted.shift()) {
      if (!(await cache.match(file))) await cache.add(file)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  // Last: with the page kept, everything that it needs is there.
  if (isNew) await cache.put(shell, page)
}

const withoutNonce = (text) => text.replaceAll(/nonce="[^"]*"|content="[A-Za-z0-9+/]{22}=="/g, '')

async function fromCache(request) {
  const cache = await caches.open(cacheName)
  return cache.match(request, { ignoreVary: true })
}

async function fetchAndKeep(request) {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone())
  return answer
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(keep().catch(() => undefined)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(assets)) {
    event.respondWith(fromCache(request).then((kept) => kept ?? fetchAndKeep(request)))
  } else if (request.mode === 'navigate' && pathname.startsWith('/backoffice')) {
    event.respondWith(
      fetch(request).catch(async (reason) => (await fromCache(shell)) ?? Promise.reject(reason)),
    )
  }
})
