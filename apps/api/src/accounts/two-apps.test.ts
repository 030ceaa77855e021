import { endpoints, fillPath } from '@ensaio/domain'
import { demoRequests } from '@ensaio/testing/requests/demo-requests'
import { type DemoScene, openDemoScene } from '@ensaio/testing/scenes/demo-scene'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let scene: DemoScene
const lines: string[] = []
beforeAll(async () => {
  const logs = { write: (line: string) => lines.push(line) }
  const config = { logLevel: 'info', rateLimits: true, trustProxy: ['10.0.0.1'] }
  scene = await openDemoScene({ logs, config })
})
afterAll(() => scene.demo.close())

interface Kept {
  value: string
  path: string
}

/** A browser: it stores cookies by name and path, and sends each one below its path only. */
function browser(app: FastifyInstance, address = '203.0.113.1') {
  const kept = new Map<string, Kept & { name: string }>()
  const isBelow = (url: string, path: string) => path === '/' || url === path || url.startsWith(`${path}/`)
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const sent = [...kept.values()].filter(({ path }) => isBelow(url.split('?')[0] ?? '', path))
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url,
      remoteAddress: '10.0.0.1',
      headers: {
        'x-forwarded-for': address,
        cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value, path = '/' } of answer.cookies) {
      if (value === '') kept.delete(`${name} ${path}`)
      else kept.set(`${name} ${path}`, { name, value, path })
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : null, headers: answer.headers }
  }
  return {
    get: (url: string) => ask('GET', url),
    post: (url: string, payload?: object) => ask('POST', url, payload),
    who: async (base: string) => (await ask('GET', `${base}/auth/user`)).body.data?.email ?? null,
    /** Adds a cookie, such as one of an older version. */
    keep: (name: string, cookie: Kept) => kept.set(`${name} ${cookie.path}`, { name, ...cookie }),
    paths: () => [...kept.values()].map(({ path }) => path).sort(),
  }
}

const portal = '/api'
const staff = '/backoffice/api'
const client = { email: 'prepago@demo.test', password: 'ensaio123' }
const admin = { email: 'admin@demo.test', password: 'ensaio123' }

describe('portal and back office have separate logins', () => {
  test('a client in one tab and staff in another, at once; each signs out separately', async () => {
    const tabs = browser(scene.demo.app)
    await tabs.post(`${portal}/auth/login`, client)
    await tabs.post(`${staff}/auth/login`, admin)
    expect(tabs.paths()).toEqual(['/', '/backoffice'])
    expect([await tabs.who(portal), await tabs.who(staff)]).toEqual([client.email, admin.email])
    await tabs.post(`${portal}/auth/logout`)
    expect([await tabs.who(portal), await tabs.who(staff)]).toEqual([null, admin.email])
    await tabs.post(`${portal}/auth/login`, client)
    await tabs.get(`${staff}/auth/logout`)
    expect([await tabs.who(portal), await tabs.who(staff)]).toEqual([client.email, null])
    expect(tabs.paths()).toEqual(['/'])
  })

  test('the cookie of the back office is sent to the back office alone', async () => {
    const tabs = browser(scene.demo.app)
    const login = await tabs.post(`${staff}/auth/login`, admin)
    expect(login.headers['set-cookie']).toMatch(
      /^ensaio-staff=[\w-]{43}; Path=\/backoffice; Expires=.*; HttpOnly; SameSite=Lax$/,
    )
    expect(await tabs.who(portal)).toBeNull()
    expect((await tabs.get(`${portal}/staff/companies`)).status).toBe(401)
  })

  test('each app reads its own cookie alone', async () => {
    const tabs = browser(scene.demo.app)
    await tabs.post(`${portal}/auth/login`, admin)
    expect(await tabs.who(portal)).toBe(admin.email)
    expect(await tabs.who(staff)).toBeNull()
  })

  test('a shared cookie of an older version: a client stays signed in, staff sign in once', async () => {
    const { cookie: ofClient } = await scene.callerFor('owner')
    const { cookie: ofAdmin } = await scene.callerFor('admin')
    const cookieValue = (cookie: string | null) => cookie?.split('=')[1] ?? ''
    const mariana = browser(scene.demo.app)
    mariana.keep('ensaio', { value: cookieValue(ofClient), path: '/' })
    expect(await mariana.who(portal)).toBe('pospago@demo.test')
    const helena = browser(scene.demo.app)
    helena.keep('ensaio', { value: cookieValue(ofAdmin), path: '/' })
    expect(await helena.who(staff)).toBeNull()
    await helena.post(`${staff}/auth/login`, admin)
    expect(await helena.who(staff)).toBe(admin.email)
  })
})

describe('the same API under both', () => {
  test('answers to the back office address pictures, plans and logos below its path', async () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(strings)
          : []
    const tabs = browser(scene.demo.app)
    await tabs.post(`${staff}/auth/login`, admin)
    const files = new Set<string>()
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.method !== 'GET' && !/^(search|list|find)/.test(name)) continue
      // Skipped because they end or start login sessions.
      if (name === 'logoutByLink' || name === 'followMagicLink') continue
      const request = (await demoRequests[name]?.(scene, 'admin')) ?? {}
      const query = request.query ? `?${new URLSearchParams(request.query)}` : ''
      const url = `${staff}${fillPath(endpoint.path, request.path ?? {})}${query}`
      const answer = await (endpoint.method === 'GET'
        ? tabs.get(url)
        : tabs.post(url, request.body as object))
      const found = strings(answer.body).filter((text) => /^\/(backoffice\/)?api\//.test(text))
      expect(
        found.filter((text) => !text.startsWith(staff)),
        name,
      ).toEqual([])
      for (const file of found) files.add(file)
    }
    const kinds = [...files].map((file) => {
      const [area, kind] = file.split('/').slice(3)
      return area === 'files' ? kind : area
    })
    expect(new Set(kinds)).toEqual(new Set(['photos', 'blueprints', 'logos', 'properties']))
    for (const file of files) {
      // Asked again while its sizes are drawn (rule derivatives-once).
      const reached = async (): Promise<number> => {
        const { status } = await tabs.get(file)
        return status === 409 ? reached() : status
      }
      expect(await reached(), file).toBe(200)
    }
    const photo = [...files].find((file) => /files\/photos.*\/original$/.test(file)) ?? ''
    expect((await tabs.get(photo.replace('/backoffice', ''))).status).toBe(401)
  })

  test('limits count calls of both apps together', async () => {
    const guess = (base: string, nth: number) =>
      browser(scene.demo.app, '203.0.113.77').post(`${base}/auth/login`, { ...admin, password: `${nth}` })
    const seen: number[] = []
    for (let nth = 0; nth < 12; nth += 1) seen.push((await guess(nth % 2 ? staff : portal, nth)).status)
    expect(seen).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('logs and refusals are those of an API, never a page', async () => {
    const tabs = browser(scene.demo.app)
    await tabs.get(`${staff}/sessions/public/${scene.token}`)
    expect(lines.join('\n')).toContain('"/backoffice/api/sessions/public/:token"')
    expect(lines.join('\n')).not.toContain(scene.token)
    const none = await scene.demo.app.inject({ url: `${staff}/nothing`, headers: { accept: 'text/html' } })
    expect([none.statusCode, none.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
    const cross = await scene.demo.app.inject({
      method: 'POST',
      url: `${staff}/auth/logout`,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(cross.statusCode).toBe(403)
  })

  test('OpenAPI names both addresses and both cookies', async () => {
    const page = (await browser(scene.demo.app).get(`${portal}/openapi.json`)).body
    expect(page.servers.map(({ url }: { url: string }) => url)).toEqual([
      'http://localhost:3000/api',
      'http://localhost:3000/backoffice/api',
    ])
    const cookies = Object.values<{ name: string }>(page.components.securitySchemes).map(({ name }) => name)
    expect(cookies).toEqual(['ensaio', 'ensaio-staff', undefined])
    expect(page.paths['/sessions/{id}'].get.security).toEqual([
      { session: [] },
      { staffSession: [] },
      { key: ['sessions_read'] },
      { key: ['deliverables_read'] },
    ])
    expect((await browser(scene.demo.app).get(`${staff}/openapi.json`)).body).toEqual(page)
  })
})
