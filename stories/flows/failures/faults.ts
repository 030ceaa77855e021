import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { violations } from '../ordering.ts'

/** Waits for a text that screen readers announce (`alert`, `alertdialog`, or a focused section), and checks the page with axe. */
export async function announced(page: Page, words: string | RegExp): Promise<void> {
  await page
    .locator('[role=alert], dialog[open][role=alertdialog], section:focus')
    .filter({ hasText: words, visible: true })
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
}

/** Collects the requests to a path. */
export function requestsOf(page: Page, method: string, path: RegExp): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sent.push(request.url())
  })
  return sent
}

/** Answers requests of one method and path with `answer`; all others go to the server. */
export async function intercept(
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

/** Serves a page without its first view, as the server serves links to sign in: the browser asks for all its data. */
export async function leaveUnwritten(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch({ url: `${route.request().url()}?magictoken=none` })
      await route.fulfill({ response })
    },
  )
}

/** The response of a failing server. */
export const broken = {
  status: 500,
  json: { error: true, code: 'internal', error_message: 'Algo deu errado do nosso lado.' },
}

/** The response of a proxy without its server: no JSON. */
export const badGateway = {
  status: 502,
  contentType: 'text/html',
  body: '<html><h1>502 Bad Gateway</h1></html>',
}

/** A gate: `passed` resolves once `open` is called. */
export function gate(): { passed: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}
