import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { violations } from '../ordering.ts'

/** Waits for words that are read out when they come (`alert`, a dialog that interrupts, what takes the focus), and looks at the page with axe. */
export async function announced(page: Page, words: string | RegExp): Promise<void> {
  await page
    .locator('[role=alert], dialog[open][role=alertdialog], section:focus')
    .filter({ hasText: words, visible: true })
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
}

/** Requests to an address, as they leave the page. */
export function requestsOf(page: Page, method: string, path: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sent.push(request.url())
  })
  return sent
}

/** Answers of one method at an address are given by `answer`, the others by the server. */
export async function meddle(
  page: Page,
  method: string,
  path: RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      await answer(route)
    },
  )
}

/** What a server says that broke down. */
export const broken = {
  status: 500,
  json: { error: true, code: 'internal', error_message: 'Algo deu errado do nosso lado.' },
}

/** What a proxy says whose server is away: no JSON at all. */
export const badGateway = {
  status: 502,
  contentType: 'text/html',
  body: '<html><h1>502 Bad Gateway</h1></html>',
}

/** A gate: what waits at `passed` goes on once `open` is called. */
export function gate(): { passed: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}
