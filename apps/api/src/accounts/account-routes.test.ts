import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())

const credentials = { email: 'pospago@demo.test', password: 'ensaio123' }

async function count(table: 'auth_sessions' | 'outbox'): Promise<number> {
  return (await demo.db.selectFrom(table).selectAll().execute()).length
}

describe('signing in', () => {
  test('a signed-out user is null, and no login session is created', async () => {
    const before = await count('auth_sessions')
    const caller = demoCaller(demo.app)
    for (let call = 0; call < 20; call += 1) {
      expect((await caller.get('/auth/user')).body).toEqual({ data: null })
    }
    expect([caller.cookie, await count('auth_sessions')]).toEqual([null, before])
  })

  test.each([
    ['JSON', credentials, {}],
    [
      'an urlencoded form',
      'email=pospago%40demo.test&password=ensaio123',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'a multipart form',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\npospago@demo.test\r\n--x\r\ncontent-disposition: form-data; name="password"\r\n\r\nensaio123\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('by %s', async (_form, body, headers) => {
    const caller = demoCaller(demo.app)
    const answer = await caller.post('/auth/login', body, headers)
    expect(answer.body).toEqual({ data: { scope: 'client', first_login: false } })
    expect(answer.headers['set-cookie']).toMatch(
      /^ensaio=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    )
    expect((await caller.get('/auth/user')).body.data).toEqual({
      scope: 'client',
      client_role: 'manager',
      name: 'Mariana Duarte',
      email: 'pospago@demo.test',
      phone: '+5511987654321',
      first_login: false,
      client: {
        id: expect.any(Number),
        name: 'Construtora Horizonte',
        payment_plan: 2,
        credit: { balance: 0 },
        logo_url: expect.stringMatching(/^\/api\/files\/logos\/\w+\.png$/),
        identification: '11222333000181',
      },
    })
  })

  test('a wrong password and an unknown address get the same answer, and no session', async () => {
    const before = await count('auth_sessions')
    const caller = demoCaller(demo.app)
    const wrong = await caller.post('/auth/login', { ...credentials, password: 'ensaio124' })
    const unknown = await caller.post('/auth/login', { ...credentials, email: 'ninguem@demo.test' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials'])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect([caller.cookie, await count('auth_sessions')]).toEqual([null, before])
  })

  test('an id planted before is not adopted, and the id changes at every login', async () => {
    const planted = demoCaller(demo.app)
    planted.cookie = `ensaio=${'a'.repeat(43)}`
    await planted.post('/auth/login', credentials)
    expect(planted.cookie).not.toContain('aaaa')
    const first = planted.cookie
    await planted.post('/auth/login', credentials)
    expect(planted.cookie).not.toBe(first)
    const stolen = demoCaller(demo.app)
    stolen.cookie = first
    expect((await stolen.get('/auth/user')).body.data).toBeNull()
  })

  test('the database stores only a hash of the id', async () => {
    const caller = await signedIn(demo.app, credentials.email)
    const rows = await demo.db.selectFrom('auth_sessions').select('id_hash').execute()
    const id = caller.cookie?.split('=')[1] ?? ''
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.id_hash) && row.id_hash !== id)).toBe(true)
  })

  test.each(['GET', 'POST'] as const)(
    '%s logout ends it for good: the old cookie is dead',
    async (method) => {
      const caller = await signedIn(demo.app, credentials.email)
      const { cookie } = caller
      const answer = method === 'GET' ? await caller.get('/auth/logout') : await caller.post('/auth/logout')
      expect([answer.status, answer.body, caller.cookie]).toEqual([200, { data: null }, null])
      caller.cookie = cookie
      expect((await caller.get('/auth/user')).body.data).toBeNull()
      expect((await caller.post('/sessions/search', {})).status).toBe(401)
    },
  )

  test('another site cannot sign anybody out', async () => {
    const caller = await signedIn(demo.app, credentials.email)
    expect((await caller.get('/auth/logout', { 'sec-fetch-site': 'cross-site' })).body.code).toBe(
      'wrong_origin',
    )
    expect((await caller.get('/auth/user')).body.data).not.toBeNull()
  })

  test('staff may sign in, but may not call the portal’s endpoints', async () => {
    for (const email of ['fotografo@demo.test', 'admin@demo.test']) {
      const caller = await signedIn(demo.app, email)
      const answer = await caller.post('/sessions/search', {})
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_role'])
    }
  })

  test('a login lasts a week', async () => {
    const caller = await signedIn(demo.app, credentials.email)
    demo.setClock(later(7 * 24 * 60 - 1))
    expect((await caller.get('/auth/user')).body.data).not.toBeNull()
    demo.setClock(later(7 * 24 * 60))
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    demo.setClock(noon)
  })
})

describe('recovering access', () => {
  const ask = (email: string) => demoCaller(demo.app).post('/auth/recover', { email }, { host: 'evil.test' })

  async function newestToken(): Promise<string> {
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return mail.text.match(/magictoken=([\w-]+)/)?.[1] ?? ''
  }

  test('known and unknown addresses get the same answer; the known one gets a mail with a link to our own address', async () => {
    const before = await count('outbox')
    const [known, unknown] = [await ask(credentials.email), await ask('ninguem@demo.test')]
    expect([known.status, known.body]).toEqual([200, { data: null }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await count('outbox')).toBe(before + 1)
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe(credentials.email)
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/\?magictoken=[\w-]{43}\n/)
  })

  test('at most three mails an hour', async () => {
    const before = await count('outbox')
    for (let call = 0; call < 6; call += 1) await ask('outra@demo.test')
    expect(await count('outbox')).toBe(before + 3)
  })

  test('a link works once, however many requests use it at once', async () => {
    await ask('prepago@demo.test')
    const link = `/auth/magic/?token=${await newestToken()}`
    const head = await demo.app.inject({ method: 'HEAD', url: `/api${link}` })
    const ahead = await demoCaller(demo.app).get(link, { 'sec-purpose': 'prefetch' })
    expect([head.statusCode, ahead.status]).toEqual([404, 403])
    const answers = await Promise.all(Array.from({ length: 20 }, () => demoCaller(demo.app).get(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'not_found')).toHaveLength(19)
  })

  test('a link expires after thirty minutes', async () => {
    await ask('semcredito@demo.test')
    const link = `/auth/magic/?token=${await newestToken()}`
    demo.setClock(later(30))
    expect((await demoCaller(demo.app).get(link)).status).toBe(404)
    demo.setClock(later(29.9))
    expect((await demoCaller(demo.app).get(link)).status).toBe(200)
    demo.setClock(noon)
  })
})

describe('a new password', () => {
  const email = 'novo@demo.test'

  test('five characters are too few, 128 are accepted and all compared', async () => {
    const caller = await signedIn(demo.app, email)
    expect((await caller.post('/newpassword', { password: '12345' })).body).toMatchObject({
      code: 'invalid',
      fields: { password: 'A senha precisa ter pelo menos seis caracteres.' },
    })
    const long = 'ç'.repeat(128)
    expect((await caller.post('/newpassword', { password: long })).status).toBe(200)
    const login = (password: string) => demoCaller(demo.app).post('/auth/login', { email, password })
    expect((await login(long.slice(0, 127))).status).toBe(401)
    expect((await login(long)).status).toBe(200)
  })

  test.each(['123456', 'Senha123', 'FLAMENGO', ' qwerty123 '])(
    '%s is too common and refused; nothing changes',
    async (password) => {
      const caller = await signedIn(demo.app, 'prepago@demo.test')
      const answer = await caller.post('/newpassword', { password })
      expect(answer.body).toMatchObject({
        code: 'invalid',
        fields: {
          password: expect.stringMatching(/^A senha informada é inválida! Está entre as mais usadas/),
        },
      })
      expect((await caller.post('/newpassword', { password: `${password} na praia` })).status).toBe(200)
      await caller.post('/newpassword', { password: 'ensaio123' })
    },
  )

  test('the current password is refused as a new one', async () => {
    const caller = await signedIn(demo.app, 'prepago@demo.test')
    expect((await caller.post('/newpassword', { password: 'ensaio123' })).body).toMatchObject({
      code: 'invalid',
      fields: { password: 'A senha informada é inválida! Ela é a que você já usa. Escolha outra.' },
    })
  })

  test('ends the other login sessions, not this one', async () => {
    const devices = await Promise.all(Array.from({ length: 5 }, () => signedIn(demo.app, 'outra@demo.test')))
    const [own, ...others] = devices
    expect((await own?.post('/newpassword', { password: 'outra-senha' }))?.status).toBe(200)
    expect((await own?.get('/auth/user'))?.body.data).not.toBeNull()
    for (const other of others) expect((await other.get('/auth/user')).body.data).toBeNull()
  })

  test('is reported by mail to users who had one before; a refused one is not', async () => {
    const told = async () =>
      demo.db.selectFrom('outbox').selectAll().where('subject', '=', 'Sua senha foi alterada').execute()
    await demo.db.deleteFrom('outbox').execute()
    const caller = await signedIn(demo.app, 'semcredito@demo.test')
    await caller.post('/newpassword', { password: '12345' })
    expect(await told()).toEqual([])
    await caller.post('/newpassword', { password: 'outra-senha' })
    const [mail] = await told()
    expect(mail).toMatchObject({ recipient: 'semcredito@demo.test', recipient_name: 'Camila Ferraz' })
    expect(mail?.text).toContain('foi alterada: sexta-feira, 20 de novembro de 2026, 12h00.')
    expect(mail?.text).toContain('http://localhost:3000/login/recover\n')
    expect(mail?.text).not.toContain('outra-senha')

    await demo.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', 'semcredito@demo.test')
      .execute()
    await caller.post('/newpassword', { password: 'a-primeira' })
    expect(await told()).toHaveLength(1)
  })

  test('asks for a fresh login after ten minutes', async () => {
    const caller = await signedIn(demo.app, credentials.email)
    demo.setClock(later(11))
    const answer = await caller.post('/newpassword', { password: 'outra-senha' })
    expect([answer.status, answer.body.code]).toEqual([403, 'fresh_login_needed'])
    demo.setClock(noon)
  })
})
