import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from './adapters/clock.ts'
import { closedGateway } from './adapters/gateway/gateway-simulated.ts'
import { diskStorage } from './adapters/storage/disk-storage.ts'
import { buildApp } from './app.ts'

let demo: DemoApp
let folder: string
const lines: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-pages-'))
  for (const name of ['portal/assets', 'book', 'office']) await mkdir(join(folder, name), { recursive: true })
  const page = '<meta property="csp-nonce" content="__CSP_NONCE__">'
  const files = {
    'office/index.html': '<title>Equipe</title>',
    'portal/index.html': page,
    'portal/calendar.html': page,
    'portal/landing.html': '<style nonce="__CSP_NONCE__"></style><h1>Bem-vindo</h1>',
    'portal/assets/main-1a2b.js': 'export {}',
    'portal/assets/main-1a2b.js.br': 'compressed',
    'book/index.html': '<script>1</script>',
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  demo = await openDemoApp({
    portal: join(folder, 'portal'),
    backoffice: join(folder, 'office'),
    storybook: join(folder, 'book'),
    logs: { write: (line) => lines.push(line) },
    config: { logLevel: 'trace', rateLimits: true, trustProxy: ['10.0.0.1'] },
  })
})
afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true })
})

/** An app on the same data behind a proxy that ends TLS, with or without builds in a folder. */
function behindHttps(builds: string) {
  const config = {
    publicUrl: 'https://ensaio.test',
    trustProxy: ['127.0.0.1'],
    rateLimits: false,
    logLevel: 'silent',
    mailFrom: 'Ensaio <nao-responda@ensaio.example>',
    mailSales: null,
    leastNoticeHours: 0,
    smtpUrl: null,
    publisher: {
      sales: 'vendas@ensaio.test',
      support: null,
      socials: [{ label: 'Instagram', href: 'https://www.instagram.com/ensaio?a="><script>' }],
    },
  }
  const ports = {
    db: demo.db,
    clock: systemClock,
    storage: diskStorage(folder),
    gateway: closedGateway,
    mailer: { send: async () => undefined },
    postalCodes: [],
    places: null,
  }
  return buildApp(config, ports, { portal: builds, storybook: builds })
}

const [html, json] = [{ accept: 'text/html' }, { 'content-type': 'application/json' }]
const anybody = () => demoCaller(demo.app)

describe('pages', () => {
  test('/ is the landing page when signed out, with a nonce, and the portal with a login cookie or a magic link', async () => {
    const landing = await anybody().get('//?utm_source=x', html)
    const nonce = landing.text.match(/nonce="([\w+/=]{24})"/)?.[1] ?? 'none'
    expect(landing.text).toContain('Bem-vindo')
    expect(String(landing.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
    expect(landing.headers['cache-control']).toBe('no-store')
    for (const [path, cookie] of [
      ['//', 'ensaio=abc'],
      ['//', 'a=b; ensaio=abc'],
      ['//?magictoken=abc', ''],
      ['//login', ''],
    ] as const) {
      expect((await anybody().get(path, { ...html, cookie })).text).not.toContain('Bem-vindo')
    }
    expect((await anybody().get('//', { ...html, cookie: 'outroensaio=abc' })).text).toContain('Bem-vindo')
    expect((await anybody().get('//landing.html', html)).text).not.toContain('__CSP_NONCE__')
  })

  test.each(['//sessions', '//onboard/welcome', '//calendar/abc', '//login?x=1'])(
    '%s is the portal, with its own nonce',
    async (path) => {
      const [one, other] = [await anybody().get(path, html), await anybody().get(path, html)]
      const nonce = one.text.match(/content="([\w+/=]{24})"/)?.[1] ?? 'none'
      const policy = String(one.headers['content-security-policy'])
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/)
      expect(other.text).not.toContain(nonce)
      expect(one.headers['cache-control']).toBe('no-store')
      expect(one.headers['x-robots-tag']).toBe(path.includes('calendar') ? 'noindex, nofollow' : undefined)
      expect(one.headers['referrer-policy']).toBe('no-referrer')
    },
  )

  test.each(['//backoffice', '//backoffice/', '//backoffice/sessions/7?x=1'])(
    '%s is the back office',
    async (path) => {
      const page = await anybody().get(path, html)
      expect(page.text).toContain('Equipe')
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    },
  )

  test('hashed files are cached for ever and compressed; a missing one is 404, no page', async () => {
    const file = await anybody().get('//assets/main-1a2b.js', { 'accept-encoding': 'br' })
    expect([file.text, file.headers['content-encoding']]).toEqual(['compressed', 'br'])
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const missing = await anybody().get('//assets/main-old.js', { accept: '*/*' })
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found'])
    expect((await anybody().get('//assets/', html)).status).toBe(404)
    expect((await anybody().get('//index.html', html)).text).not.toContain('__CSP_NONCE__')
    expect((await anybody().get('//..%2f..%2fpackage.json', html)).text).not.toContain('scripts')
  })

  test('Storybook has its own, looser policy', async () => {
    expect((await anybody().get('//storybook', html)).headers.location).toBe('/storybook/')
    const book = await anybody().get('//storybook/', html)
    expect(book.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
    expect((await anybody().get('//storybook/none.html', html)).status).toBe(404)
  })

  test('without a build the page says how to get one', async () => {
    const none = join(folder, 'none')
    const bare = await behindHttps(none)
    for (const path of ['//', '//storybook']) {
      const answer = await demoCaller(bare).get(path, html)
      expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('npm run build')])
    }
    const secured = await demoCaller(bare).get('/auth/user')
    expect(secured.headers['strict-transport-security']).toMatch(/^max-age=\d+/)
    await bare.close()
  })

  test('every page holds the configured contact addresses, and nothing else', async () => {
    await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>')
    const bare = await behindHttps(folder)
    const { text } = await demoCaller(bare).get('//login', html)
    const content = text.match(/<meta name="ensaio-house" content="([^"]*)">/)?.[1] ?? ''
    expect(content).toContain('vendas@ensaio.test')
    expect(text).not.toContain('<script>')
    await bare.close()
    await rm(join(folder, 'index.html'))
  })

  test('behind https the login cookie is Secure, this host’s alone, and gone by logout', async () => {
    const bare = await behindHttps(folder)
    const caller = demoCaller(bare)
    const credentials = { email: 'prepago@demo.test', password: 'ensaio123' }
    const login = await caller.post('/auth/login', credentials, { 'x-forwarded-proto': 'https' })
    expect(login.headers['set-cookie']).toMatch(
      /^__Host-ensaio=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await caller.get('/auth/user')).body.data).not.toBeNull()
    const logout = await caller.post('/auth/logout')
    expect(logout.headers['set-cookie']).toMatch(/^__Host-ensaio=; .*Path=\/;.* Secure/)
    expect(caller.cookie).toBeNull()
    await bare.close()
  })

  test('health', async () => {
    expect((await anybody().get('//healthz')).body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect((await anybody().get('//readyz')).body).toEqual({ status: 'ready' })
  })
})

describe('refusals', () => {
  test.each(['/nothing', '//api', '//api/nothing/at/all', '//backoffice/api/nothing', '//assets/none.js'])(
    'an unknown path is 404 and never cached: %s',
    async (path) => {
      const { status, headers } = await anybody().get(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  test.each([
    ['an unknown path', '/nothing', undefined, {}, 404, 'not_found'],
    ['a broken JSON', '/auth/login', '{', json, 400, 'unreadable'],
    ['a planted prototype', '/auth/login', '{"__proto__":{"x":1}}', json, 400, 'unreadable'],
    ['text', '/auth/login', 'x', { 'content-type': 'text/plain' }, 415, 'wrong_type'],
    [
      'a form where JSON is expected',
      '/auth/recover',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'wrong_type',
    ],
    ['too much', '/auth/login', `"${'x'.repeat(262_145)}"`, json, 413, 'too_large'],
    [
      'a cut multipart',
      '/auth/login',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
      'unreadable',
    ],
    [
      'a file',
      '/auth/login',
      '--x\r\ncontent-disposition: form-data; name="email"; filename="a.txt"\r\n\r\na\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      413,
      'too_large',
    ],
    [
      'lists in lists',
      '/auth/login',
      `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      json,
      422,
      'invalid',
    ],
    ['an empty login', '/auth/login', '{}', json, 422, 'invalid'],
    ['a broken address', '/sessions/public/%zz', '{}', json, 400, 'unreadable'],
  ])('%s', async (_what, path, body, headers, status, code) => {
    const answer = await anybody().post(path, body, headers)
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error: true, code })])
    expect(answer.body.error_message).toMatch(/\.$/)
    expect(answer.text).not.toMatch(/ at |node:|Error/)
  })

  test('another site cannot write, by Fetch Metadata or by Origin; our own pages and programs can', async () => {
    const send = async (headers: Record<string, string>) =>
      (await anybody().post('/auth/logout', undefined, { host: 'localhost:3000', ...headers })).status
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await send({ origin: 'https://evil.test' })).toBe(403)
    expect(await send({ origin: 'null' })).toBe(403)
    expect(await send({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' })).toBe(200)
    expect(await send({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await send({ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3001' })).toBe(200)
    expect(await send({})).toBe(200)
  })

  test('API answers are never cached, framed or sniffed, and carry their request’s id', async () => {
    const { headers } = await anybody().get('/auth/user')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('limits', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  test('after ten wrong passwords the address may not try that account, while the owner may elsewhere', async () => {
    const attempt = (address: string, password: string) =>
      demo.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '10.0.0.1',
        headers: from(address),
        payload: { email: 'pospago@demo.test', password },
      })
    const codes: number[] = []
    for (let call = 0; call < 12; call += 1)
      codes.push((await attempt('203.0.113.5', `wrong ${call}`)).statusCode)
    expect(codes).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await attempt('203.0.113.5', 'ensaio123')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ error: true, code: 'too_many' })
    expect((await attempt('203.0.113.6', 'ensaio123')).statusCode).toBe(200)
  })

  test('sixty links a minute, and a forged forwarded address does not help', async () => {
    const codes: number[] = []
    const path = `/sessions/public/${'a'.repeat(32)}`
    for (let call = 0; call < 62; call += 1)
      codes.push((await anybody().get(path, from(`203.0.113.${call}`))).status)
    expect(codes.slice(58)).toEqual([404, 404, 429, 429])
  })
})

describe('logs', () => {
  test('never hold a token, a password, a cookie or an address', async () => {
    const caller = await signedIn(demo.app, 'prepago@demo.test')
    const row = await demo.db.selectFrom('photo_sessions').select('token').executeTakeFirstOrThrow()
    await anybody().post('/auth/login', { email: 'prepago@demo.test', password: 'canary-password' })
    await anybody().get('/auth/magic/?token=canary-token')
    await anybody().get(`//calendar/${row.token}?magictoken=canary-token`, html)
    await anybody().post(`/session-calendar/public/${row.token}`)
    await anybody().get(`/sessions/public/${row.token}/nothing`)
    await anybody().get('/sessions/public/canary-token%zz')
    const all = lines.join('\n')
    expect(all).toContain('/api/session-calendar/public/:token')
    for (const secret of [row.token, 'canary', 'ensaio123', caller.cookie?.slice(7) ?? '', 'prepago@']) {
      expect(all).not.toContain(secret)
    }
  })
})

test('a report of code without Trusted Types is logged with its place in the code, and without the page', async () => {
  const page = await anybody().get('//login', html)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(", require-trusted-types-for 'script'; trusted-types 'none'; report-uri ")
  const [, path = ''] = /report-uri (\S+)/.exec(policy) ?? []
  const report = {
    'document-uri': 'http://localhost/calendar/canary-page',
    'effective-directive': 'require-trusted-types-for',
    'script-sample': 'canary-sample',
    'source-file': 'http://localhost/assets/main-1a2b.js?canary=1',
    'line-number': 7,
  }
  const type = { 'content-type': 'application/csp-report' }
  const told = await demo.app.inject({
    method: 'POST',
    url: path,
    headers: type,
    payload: JSON.stringify({ 'csp-report': report }),
  })
  expect(told.statusCode).toBe(200)
  expect(lines.at(-2) ?? '').toContain('"file":"main-1a2b.js","line":7')
  expect(lines.join('\n')).not.toContain('canary-page')
  expect(lines.join('\n')).not.toContain('canary-sample')
  for (const payload of ['', '{', '[]', '{"csp-report":{"line-number":"x"}}']) {
    const answer = await demo.app.inject({ method: 'POST', url: path, headers: type, payload })
    expect(answer.statusCode).toBe(200)
  }
  const last = await Promise.all(
    Array.from({ length: 20 }, () =>
      demo.app.inject({ method: 'POST', url: path, headers: type, payload: '{}' }),
    ),
  )
  expect(last.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
})
