// Only calls to the API are asked of the mocks. The modules, fonts and pictures of a page go to the network at once: each
// would wait for an answer of the page that it belongs to.
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation()
})

importScripts('./mockServiceWorker.js')
