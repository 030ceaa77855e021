import { type Client, createClient } from '@ensaio/client'
import { type Endpoint, endpoints, routerPath } from '@ensaio/domain'
import { handlers, now } from '@ensaio/mocks'
import { openDemoApp } from '@ensaio/testing/server/demo-app'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { expect } from 'vitest'

/** An implementation of the API: the mocks, or the server. */
export interface Target {
  /** Creates a client with its own cookies. */
  client: () => Client
  close: () => Promise<void>
}

/** Names of the endpoints called so far, over all targets. */
export const called = new Set<string>()

function endpointOf(method: string, path: string): [string, Endpoint] | undefined {
  const matches = Object.entries(endpoints).filter(([, { method: known, path: pattern }]) => {
    const expression = new RegExp(`^${routerPath(pattern).replace(/:\w+/g, '[^/]+')}$`)
    return known === method && expression.test(path)
  })
  // A literal path wins over one with parameters: `/sessions/search` over `/sessions/{id}`.
  return matches.sort(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)[0]
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
    client: () => createClient({ baseUrl: 'http://portal.test/api', fetch: checkingFetch() }),
    close: async () => server.close(),
  }
}

/** The real server with its demo. */
export async function serverTarget(): Promise<Target> {
  const demo = await openDemoApp({ now })
  const address = await demo.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    client: () => createClient({ baseUrl: `${address}/api`, fetch: checkingFetch() }),
    close: () => demo.close(),
  }
}
