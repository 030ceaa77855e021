import { type Client, createClient } from '@ensaio/client'
import { csvDownloads, type Endpoint, endpoints, routerPath } from '@ensaio/domain'
import { handlers, now } from '@ensaio/mocks'
import { openDemoApp } from '@ensaio/testing/server/demo-app'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { expect } from 'vitest'

/** An implementation of the API: the mocks, or the server. */
export interface Target {
  /** Creates a client with its own cookies, or with an API key. */
  client: (key?: string) => Client
  close: () => Promise<void>
}

/** Names of the endpoints and CSV downloads called so far, over all targets. */
export const called = new Set<string>()

const patternOf = (path: string) => new RegExp(`^${routerPath(path).replace(/:\w+/g, '[^/]+')}$`)

function endpointOf(method: string, path: string): [string, Endpoint] | undefined {
  const matches = Object.entries(endpoints).filter(
    ([, { method: known, path: pattern }]) => known === method && patternOf(pattern).test(path),
  )
  // A literal path wins over one with parameters: `/sessions/search` over `/sessions/{id}`.
  return matches.sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)[0]
}

/** The name of the CSV download at a path. */
function csvDownloadOf(method: string, path: string): string | undefined {
  return Object.entries(csvDownloads).find(
    ([, { path: pattern }]) => method === 'POST' && patternOf(pattern).test(path),
  )?.[0]
}

/** Fetches with a cookie jar, and checks that every success has exactly the declared keys and types. */
function checkingFetch(): typeof fetch {
  const jar = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    if (jar.size > 0) request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const path = new URL(request.url).pathname.replace(/^\/api/, '')
    const csv = csvDownloadOf(request.method, path)
    if (csv !== undefined && response.ok) {
      called.add(csv)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    }
    if (csv !== undefined) return response
    const [name, endpoint] = endpointOf(request.method, path) ?? []
    expect(endpoint, `${request.method} ${path} is not a declared endpoint`).toBeDefined()
    if (endpoint && name && response.ok) {
      called.add(name)
      const { data, ...rest } = (await response.clone().json()) as { data: unknown }
      expect(rest).toEqual({})
      expect(v.parse(endpoint.output, data)).toEqual(data)
    }
    return response
  }
}

/** The default mocks over MSW; a user is signed in from the start. */
export function mocksTarget(): Target {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  return {
    client: (key) =>
      createClient({ baseUrl: 'http://portal.test/api', fetch: checkingFetch(), ...(key && { key }) }),
    close: async () => server.close(),
  }
}

/** The real server with its demo. */
export async function serverTarget(): Promise<Target> {
  const demo = await openDemoApp({ now })
  const address = await demo.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    client: (key) => createClient({ baseUrl: `${address}/api`, fetch: checkingFetch(), ...(key && { key }) }),
    close: () => demo.close(),
  }
}
