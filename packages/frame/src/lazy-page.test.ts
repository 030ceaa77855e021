import { createElement, Suspense } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

test('code that is gone, while the page is loaded anew, is waited for and no failure', async () => {
  const gone = Promise.resolve(undefined as never)
  const Gone = lazyPage(() => gone, 'Page' as never)
  const stop = new AbortController()
  const failures: unknown[] = []
  const page = prerenderToNodeStream(
    createElement(Suspense, { fallback: 'Carregando…' }, createElement(Gone)),
    {
      signal: stop.signal,
      onError: (failure) => void failures.push(failure),
    },
  )
  await gone
  setImmediate(() => stop.abort('stopped'))
  await page
  expect(failures).toEqual(['stopped'])
})
