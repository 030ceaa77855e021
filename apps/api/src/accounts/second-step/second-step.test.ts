import { type Enrolment, type Security, standardHouse } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { writeHouseBrand } from '../../settings/repository/house-brand.ts'
import { inviteAdministrator } from '../invite-administrator.ts'
import { codeAt } from './totp.ts'

const noon = '2026-11-20T15:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString()
const password = 'ensaio123'
const client = 'pospago@demo.test'
const admin = 'admin@demo.test'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  for (const table of ['second_steps', 'house_security', 'outbox', 'magic_links'] as const)
    await demo.db.deleteFrom(table).execute()
  await sql`truncate office_events`.execute(demo.db)
})

const securityOf = async (caller: Caller): Promise<Security> =>
  (await caller.get('/account/security')).body.data
const login = (email: string, caller = demoCaller(demo.app)) =>
  caller.post('/auth/login', { email, password })
const userOf = async (caller: Caller) =>
  (await caller.get('/auth/user')).body.data as { email: string } | null

/** Turns the second step on, with the code of this moment, which is used up. */
async function turnOn(caller: Caller): Promise<Enrolment & { codes: string[] }> {
  const enrolment: Enrolment = (await caller.post('/account/second-step', { password })).body.data
  const answer = await caller.post('/account/second-step/confirmation', {
    code: codeAt(enrolment.secret, noon),
  })
  expect(answer.status, answer.text).toBe(200)
  return { ...enrolment, ...(answer.body.data as { codes: string[] }) }
}

/** A person whose second step is on, a minute later. */
async function secured(email = client) {
  demo.setClock(noon)
  const caller = await signedIn(demo.app, email)
  const on = await turnOn(caller)
  demo.setClock(later(60))
  return { caller, ...on }
}

async function challenge(email = client): Promise<string> {
  const { data } = (await login(email)).body as { data: { challenge: string } }
  return data.challenge
}

const answerCode = (given: string, code: string, caller = demoCaller(demo.app)) =>
  caller.post('/auth/code', { challenge: given, code })
const mailsTo = async (email: string) =>
  (await demo.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  )

describe('turning the second step on (rule second-step)', () => {
  test('asks for the password, gives a secret with its QR code, and counts only after a code of it', async () => {
    const caller = await signedIn(demo.app, client)
    const wrong = await caller.post('/account/second-step', { password: 'outra' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Esta não é a sua senha.' }])
    const { secret, uri, picture }: Enrolment = (await caller.post('/account/second-step', { password })).body
      .data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
    expect((await securityOf(caller)).second_step.since).toBeNull()
    expect((await login(client)).body.data).toEqual({ scope: 'client', first_login: false })
    const refused = await caller.post('/account/second-step/confirmation', { code: '000000' })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['code']])
    const code = codeAt(secret, noon)
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const answer = await caller.post('/account/second-step/confirmation', { code: spaced })
    const { codes } = answer.body.data as { codes: string[] }
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((one) => /^(\w{4}-){3}\w{4}$/.test(one))).toBe(true)
    expect((await securityOf(caller)).second_step).toEqual({
      since: noon,
      codes_left: 10,
      is_required: false,
    })
    expect(await mailsTo(client)).toEqual(['Verificação em duas etapas ligada'])
  })

  test('has the house’s name in the app, and is mailed with the time of its clock (rule house-brand)', async () => {
    const brand = { ...standardHouse, name: 'Luz do Vale', time_zone: 'America/Manaus' }
    await transact(demo.db, (tx) => writeHouseBrand(tx, { brand, logo_file: null }, 1, noon))
    const { uri } = await secured()
    await demo.db.deleteFrom('house_brand').execute()
    expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/Luz do Vale:.*issuer=Luz do Vale&/)
    const { text } = await demo.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow()
    expect(text).toContain(
      'A verificação em duas etapas da sua conta foi ligada: sexta-feira, 20 de novembro de 2026, 11h00.',
    )
  })

  test('a second beginning is refused, and nothing answers the secret again', async () => {
    const { caller, secret, codes } = await secured()
    expect((await caller.post('/account/second-step', { password })).status).toBe(409)
    expect(
      (await caller.post('/account/second-step/confirmation', { code: codeAt(secret, later(60)) })).status,
    ).toBe(409)
    expect((await caller.get('/account/security')).text).not.toContain(secret)
    const kept = await demo.db.selectFrom('recovery_codes').selectAll().execute()
    expect(kept.some(({ code_hash }) => codes.some((code) => code_hash.includes(code)))).toBe(false)
  })
})

describe('signing in with the second step on (rule second-step)', () => {
  test('the password alone opens nothing', async () => {
    await secured()
    const before = await demo.db.selectFrom('auth_sessions').select('id').execute()
    const caller = demoCaller(demo.app)
    const answer = await login(client, caller)
    expect(answer.body.data).toEqual({ scope: 'client', first_login: false, challenge: expect.any(String) })
    expect([caller.cookie, await userOf(caller)]).toEqual([null, null])
    expect((await caller.post('/sessions/search', {})).status).toBe(401)
    expect(await demo.db.selectFrom('auth_sessions').select('id').execute()).toEqual(before)
  })

  test.each([
    ['of this moment', 0, 200],
    ['of the step before', -30, 200],
    ['of the step after', 30, 200],
    ['of two steps before', -60, 422],
    ['of two steps after', 60, 422],
  ])('a code %s', async (_, seconds, status) => {
    const { secret } = await secured()
    demo.setClock(later(300))
    const caller = demoCaller(demo.app)
    const answer = await answerCode(await challenge(), codeAt(secret, later(300 + seconds)), caller)
    expect(answer.status, answer.text).toBe(status)
    expect((await userOf(caller))?.email ?? null).toBe(status === 200 ? client : null)
  })

  test('a code works once, and so does a challenge', async () => {
    const { secret } = await secured()
    const code = codeAt(secret, later(60))
    const [first, second] = [await challenge(), await challenge()]
    expect((await answerCode(first, code)).body.data).toEqual({
      scope: 'client',
      first_login: false,
      codes_left: null,
    })
    expect((await answerCode(second, code)).status).toBe(422)
    expect((await answerCode(first, code)).body.code).toBe('not_found')
    demo.setClock(later(90))
    expect((await answerCode(first, codeAt(secret, later(90)))).body.code).toBe('not_found')
    expect((await answerCode(second, codeAt(secret, later(60)))).status).toBe(422)
  })

  test('the code that turned it on signs nobody in', async () => {
    const caller = await signedIn(demo.app, client)
    const { secret } = await turnOn(caller)
    expect((await answerCode(await challenge(), codeAt(secret, noon))).status).toBe(422)
  })

  test('a recovery code works once, in any spelling, and says how many are left', async () => {
    const { codes } = await secured()
    const [code = '', other = ''] = codes
    expect((await answerCode(await challenge(), code.toUpperCase())).body.data).toMatchObject({
      codes_left: 9,
    })
    expect((await answerCode(await challenge(), code)).status).toBe(422)
    const plain = other.replaceAll('-', '')
    expect((await answerCode(await challenge(), plain)).body.data).toMatchObject({ codes_left: 8 })
  })

  test('after ten wrong codes even the right one waits fifteen minutes, whichever the challenge', async () => {
    const { secret } = await secured()
    const given = await challenge()
    for (let nth = 0; nth < 10; nth += 1) expect((await answerCode(given, '000000')).status).toBe(422)
    const late = await answerCode(await challenge(), codeAt(secret, later(60)))
    expect([late.status, late.body.code]).toEqual([429, 'too_many'])
    demo.setClock(later(60 + 15 * 60))
    const after = await answerCode(await challenge(), codeAt(secret, later(60 + 15 * 60)))
    expect(after.status).toBe(200)
  })

  test('a challenge lives ten minutes, and ends with a new password', async () => {
    const { caller, secret } = await secured()
    const old = await challenge()
    demo.setClock(later(60 + 600))
    expect((await answerCode(old, codeAt(secret, later(660)))).body.code).toBe('not_found')
    const open = await challenge()
    demo.setClock(noon)
    expect((await caller.post('/newpassword', { password: 'lua-cheia-no-telhado' })).status).toBe(200)
    demo.setClock(later(660))
    expect((await answerCode(open, codeAt(secret, later(660)))).body.code).toBe('not_found')
    demo.setClock(noon)
    expect((await caller.post('/newpassword', { password })).status).toBe(200)
  })

  test('a magic link leads to the code as well', async () => {
    const { secret } = await secured('prepago@demo.test')
    await demoCaller(demo.app).post('/auth/recover', { email: 'prepago@demo.test' })
    const mail = await demo.db
      .selectFrom('outbox')
      .select('text')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const token = mail.text.match(/magictoken=([\w-]+)/)?.[1]
    const caller = demoCaller(demo.app)
    const { data } = (await caller.get(`/auth/magic/?token=${token}`)).body as { data: { challenge: string } }
    expect([caller.cookie, await userOf(caller)]).toEqual([null, null])
    expect((await answerCode(data.challenge, codeAt(secret, later(60)), caller)).status).toBe(200)
    expect((await userOf(caller))?.email).toBe('prepago@demo.test')
  })
})

describe('changing the second step (rule second-step)', () => {
  test('new recovery codes replace the old ones, for the password', async () => {
    const { caller, codes } = await secured()
    expect((await caller.post('/account/second-step/codes', { password: 'outra' })).status).toBe(422)
    const fresh = (await caller.post('/account/second-step/codes', { password })).body.data as {
      codes: string[]
    }
    expect((await answerCode(await challenge(), codes[0] ?? '')).status).toBe(422)
    expect((await answerCode(await challenge(), fresh.codes[0] ?? '')).status).toBe(200)
  })

  test('it is turned off for the password, by mail', async () => {
    const { caller } = await secured()
    const open = await challenge()
    expect((await caller.post('/account/second-step/end', { password: 'outra' })).status).toBe(422)
    expect((await caller.post('/account/second-step/end', { password })).status).toBe(200)
    expect(await mailsTo(client)).toContain('Verificação em duas etapas desligada')
    expect((await login(client)).body.data).not.toHaveProperty('challenge')
    expect((await answerCode(open, '123456')).body.code).toBe('not_found')
    expect((await caller.post('/account/second-step/end', { password })).status).toBe(409)
    expect((await caller.post('/account/second-step/codes', { password })).status).toBe(409)
  })
})

describe('administrators (rule required-second-step)', () => {
  const require = (caller: Caller, is_second_step_required: boolean) =>
    caller.post('/staff/settings/security', { is_second_step_required })

  test('without it may do nothing but turn it on, once the house requires it; others go on', async () => {
    const caller = await signedIn(demo.app, admin)
    const coordinator = await signedIn(demo.app, 'coordenacao@demo.test').catch(() => null)
    expect((await require(caller, true)).body.data).toMatchObject({
      is_second_step_required: true,
      without_second_step: 1,
      changed: { by: 'Helena Prado', at: noon },
    })
    for (const path of ['/staff/team', '/staff/settings', '/files/photos/1/original']) {
      const answer = await caller.get(path)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'second_step_needed'])
    }
    expect((await caller.post('/sessions/1/1/photos/download', {})).body.code).toBe('second_step_needed')
    expect(await userOf(caller)).toMatchObject({ email: admin, needs_second_step: true })
    expect((await securityOf(caller)).second_step.is_required).toBe(true)
    if (coordinator) expect((await coordinator.get('/staff/companies')).status).toBe(200)
    const { secret } = await turnOn(caller)
    expect((await caller.get('/staff/team')).status).toBe(200)
    expect(await userOf(caller)).not.toHaveProperty('needs_second_step')
    const off = await caller.post('/account/second-step/end', { password })
    expect([off.status, off.body.code]).toEqual([409, 'transition_refused'])
    expect((await require(caller, false)).body.data).toMatchObject({ without_second_step: 0 })
    expect(secret).not.toBe('')
    const events = await demo.db
      .selectFrom('office_events')
      .select(['kind', 'detail'])
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { kind: 'security_changed', detail: { second_step_required: { from: false, to: true } } },
      { kind: 'security_changed', detail: { second_step_required: { from: true, to: false } } },
    ])
  })

  test('without it see where they are signed in, and end those logins', async () => {
    const caller = await signedIn(demo.app, admin)
    const other = await signedIn(demo.app, admin)
    await signedIn(demo.app, admin)
    await require(caller, true)
    const { id } = (await securityOf(other)).logins.find(({ is_current }) => is_current) ?? { id: 0 }
    expect((await caller.delete(`/account/logins/${id}`)).status).toBe(200)
    expect(await userOf(other)).toBeNull()
    const { logins }: Security = (await caller.delete('/account/logins')).body.data
    expect(logins.map(({ is_current }) => is_current)).toEqual([true])
  })

  test('who must have it stop nobody else: a company’s key goes on', async () => {
    const caller = await signedIn(demo.app, client)
    await caller.post('/keys', { name: 'ERP', scopes: ['finance_read'], days: null })
    await require(await signedIn(demo.app, admin), true)
    const { status, body } = await caller.get('/keys')
    expect(status).toBe(200)
    expect(body.data).toContainEqual(expect.objectContaining({ name: 'ERP', is_backed: true }))
  })

  test('reset that of another person, which is recorded and mailed; not their own', async () => {
    const { caller: helena } = await secured(admin)
    const otavio = 'coordenacao@demo.test'
    await secured(otavio)
    const team = (await helena.get('/staff/team')).body.data as {
      id: number
      email: string
      has_second_step: boolean
      is_self: boolean
    }[]
    const [one, self] = [team.find(({ email }) => email === otavio), team.find(({ is_self }) => is_self)]
    expect(one?.has_second_step).toBe(true)
    expect((await helena.post(`/staff/team/${self?.id}/second-step/reset`)).status).toBe(409)
    const answer = await helena.post(`/staff/team/${one?.id}/second-step/reset`)
    expect(answer.status).toBe(200)
    expect((answer.body.data as typeof team).find(({ id }) => id === one?.id)?.has_second_step).toBe(false)
    expect((await login(otavio)).body.data).not.toHaveProperty('challenge')
    expect(await mailsTo(otavio)).toContain('Verificação em duas etapas redefinida')
    expect(await demo.db.selectFrom('office_events').select('kind').execute()).toEqual([
      { kind: 'second_step_reset' },
    ])
    expect((await helena.post(`/staff/team/${one?.id}/second-step/reset`)).status).toBe(409)
  })

  test('the operators’ invitation turns it off, so that a lost phone locks nobody out', async () => {
    await secured(admin)
    const links = linksOf('http://localhost:3000')
    const link = await inviteAdministrator(
      demo.db,
      { name: 'Helena Prado', email: admin },
      { links, now: noon },
    )
    const token = new URL(link).searchParams.get('magictoken')
    const caller = demoCaller(demo.app)
    expect((await caller.get(`/auth/magic/?token=${token}`)).body.data).not.toHaveProperty('challenge')
    expect((await userOf(caller))?.email).toBe(admin)
  })
})
