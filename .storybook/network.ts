import { HttpResponse, http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'

const unmocked: string[] = []
let started: Promise<SetupWorker> | undefined

async function start() {
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => {
      unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
      return HttpResponse.json(
        { error: true, error_message: 'Nenhuma resposta combinada para esta chamada.', code: 'internal' },
        { status: 501 },
      )
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative, so that a Storybook served under a path finds its own worker.
    serviceWorker: { url: './api-worker.js' },
  })
  return worker
}

/** Starts the mock service worker; it answers API calls without a handler with 501 and records them. */
export function startWorker(): Promise<SetupWorker> {
  // A docs page calls this once per story, in parallel; a page has one worker.
  started ??= start()
  return started
}

/** Forgets the calls of the previous story. */
export function forgetUnmockedCalls() {
  unmocked.length = 0
}

/** Fails a story whose API call had no handler. */
export function refuseUnmockedCalls() {
  if (unmocked.length === 0) return
  const calls = [...new Set(unmocked)].join(', ')
  forgetUnmockedCalls()
  throw new Error(`Unmocked call: ${calls}. Add a handler in the story's beforeEach({ msw }).`)
}
