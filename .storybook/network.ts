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

/** Starts the worker that answers every story; a call to our API that no handler knows is answered 501 and remembered. */
export function startWorker(): Promise<SetupWorker> {
  // A docs page asks once per story, all at the same time; a page has one worker.
  started ??= start()
  return started
}

/** Forgets the calls of the story before. */
export function forgetUnmockedCalls() {
  unmocked.length = 0
}

/** Fails the story that called the API without saying what it answers. */
export function refuseUnmockedCalls() {
  if (unmocked.length === 0) return
  const calls = [...new Set(unmocked)].join(', ')
  forgetUnmockedCalls()
  throw new Error(`Unmocked call: ${calls}. Add a handler in the story's beforeEach({ msw }).`)
}
