// Opens the back office without a network (rule kept-steps). It keeps the page without its data, as `/backoffice/offline` answers it, and
// the files of the build that the page has loaded; never an answer of the API. The app tells it which files: `keep-files.ts`.
const cacheName = 'ensaio-backoffice'
const shell = '/backoffice/offline'
const assets = '/backoffice/assets/'

/** Keeps the page and these files; those of an earlier version go with its page. */
async function keep(files) {
  const page = await fetch(shell, { credentials: 'omit' })
  if (!page.ok) return
  const text = await page.clone().text()
  const cache = await caches.open(cacheName)
  const before = await cache.match(shell, { ignoreVary: true })
  const isNew = !before || withoutNonce(await before.text()) !== withoutNonce(text)
  if (isNew) for (const request of await cache.keys()) await cache.delete(request)
  if (isNew) await cache.put(shell, page)
  const named = [...text.matchAll(/"(\/backoffice\/assets\/[^"]+)"/g)].map(([, file]) => file)
  for (const file of new Set([...named, ...files])) {
    if (await cache.match(file)) continue
    await cache.add(file).catch(() => undefined)
  }
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
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
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
