import type { Security } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSessions } from '../privacy/repository/disable-account.ts'

const noon = '2026-11-20T15:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(noon) + hours * 3_600_000).toISOString()
const password = 'ensaio123'
const old = 'pospago@demo.test'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  for (const table of ['outbox', 'email_changes', 'magic_links'] as const)
    await demo.db.deleteFrom(table).execute()
  await demo.db.updateTable('users').set({ email: old }).where('name', '=', 'Mariana Duarte').execute()
})

const textTo = async (email: string) =>
  (
    await demo.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.text ?? ''
const tokenIn = (text: string) => text.match(/\/email\/([\w-]{43})/)?.[1] ?? ''
const ask = (caller: Caller, email: string, given = password) =>
  caller.post('/account/email', { email, password: given })
const confirm = (token: string) => demoCaller(demo.app).post(`/account/email/${token}`)
const emailOf = async (caller: Caller) =>
  ((await caller.get('/auth/user')).body.data as { email: string }).email
const canEnter = async (email: string) =>
  (await demoCaller(demo.app).post('/auth/login', { email, password })).status === 200

describe('one’s own address (rule email-change)', () => {
  test('changes once the link in the new mailbox is used, which works once; the old one gets a notice', async () => {
    const caller = await signedIn(demo.app, old)
    expect((await ask(caller, 'Mariana@Nova.test')).status).toBe(200)
    expect([await emailOf(caller), await canEnter('mariana@nova.test')]).toEqual([old, false])
    expect(await textTo(old)).toContain('mariana@nova.test')
    expect(tokenIn(await textTo(old))).toBe('')
    const token = tokenIn(await textTo('mariana@nova.test'))
    expect((await confirm(token)).body.data).toEqual({ email: 'mariana@nova.test' })
    expect(await emailOf(caller)).toBe('mariana@nova.test')
    expect([await canEnter('mariana@nova.test'), await canEnter(old)]).toEqual([true, false])
    expect((await confirm(token)).status).toBe(404)
  })

  test('a wrong password and the own address are refused at their fields', async () => {
    const caller = await signedIn(demo.app, old)
    expect((await ask(caller, 'mariana@nova.test', 'outra')).body.fields).toEqual({
      password: 'Esta não é a sua senha.',
    })
    expect((await ask(caller, old)).body.fields).toEqual({ email: 'Este já é o e-mail da sua conta.' })
    expect(await demo.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test.each(['outra@demo.test', 'admin@demo.test', 'fotografo@demo.test'])(
    'the address %s is refused in the words for every address that cannot be used',
    async (email) => {
      const caller = await signedIn(demo.app, old)
      const answer = await ask(caller, email)
      expect(answer.body.fields).toEqual({ email: 'Este e-mail não pode ser usado aqui. Informe outro.' })
    },
  )

  test('a link lives 24 hours; a later one replaces it, and a new password ends it', async () => {
    const caller = await signedIn(demo.app, old)
    await ask(caller, 'um@nova.test')
    const first = tokenIn(await textTo('um@nova.test'))
    demo.setClock(later(24))
    expect((await confirm(first)).status).toBe(404)
    demo.setClock(noon)
    await ask(caller, 'dois@nova.test')
    expect((await confirm(first)).status).toBe(404)
    const second = tokenIn(await textTo('dois@nova.test'))
    expect((await caller.post('/newpassword', { password: 'lua-cheia-no-telhado' })).status).toBe(200)
    expect((await confirm(second)).status).toBe(404)
    const { password_hash } = await demo.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'outra@demo.test')
      .executeTakeFirstOrThrow()
    await demo.db.updateTable('users').set({ password_hash }).where('email', '=', old).execute()
  })

  test('an address that somebody got meanwhile stays theirs', async () => {
    const caller = await signedIn(demo.app, old)
    await ask(caller, 'tarde@nova.test')
    const token = tokenIn(await textTo('tarde@nova.test'))
    await demo.db
      .insertInto('users')
      .values({ scope: 'provider', name: 'Tarde', email: 'tarde@nova.test', created_at: noon })
      .execute()
    expect((await confirm(token)).status).toBe(422)
    expect(await emailOf(caller)).toBe(old)
    await demo.db.deleteFrom('users').where('email', '=', 'tarde@nova.test').execute()
  })

  const ends: [string, (caller: Caller) => Promise<unknown>][] = [
    ['whoever is signed out everywhere', () => endSessions(demo.db, old)],
    ['whoever ends all other logins', (caller) => caller.delete('/account/logins')],
    [
      'whoever ends one other login',
      async (caller) => {
        const { logins }: Security = (await caller.get('/account/security')).body.data
        return caller.delete(`/account/logins/${logins.find(({ is_current }) => !is_current)?.id}`)
      },
    ],
  ]
  test.each(ends)('a change that somebody else asked for ends for %s', async (_, end) => {
    await ask(await signedIn(demo.app, old), 'intruso@nova.test')
    await end(await signedIn(demo.app, old))
    expect((await confirm(tokenIn(await textTo('intruso@nova.test')))).status).toBe(404)
    expect([await canEnter(old), await canEnter('intruso@nova.test')]).toEqual([true, false])
  })

  test('a change that a photographer asked for ends when they are made inactive', async () => {
    const rafael = await signedIn(demo.app, 'fotografo@demo.test')
    await ask(rafael, 'rafael@nova.test')
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const { id } = await demo.db
      .selectFrom('providers')
      .innerJoin('users', 'users.id', 'providers.user_id')
      .select('providers.id')
      .where('users.email', '=', 'fotografo@demo.test')
      .executeTakeFirstOrThrow()
    for (const active of [false, true]) await admin.post(`/staff/providers/${id}`, { active })
    expect((await confirm(tokenIn(await textTo('rafael@nova.test')))).status).toBe(404)
  })

  test('links to the old mailbox end with it', async () => {
    const caller = await signedIn(demo.app, old)
    await demoCaller(demo.app).post('/auth/recover', { email: old })
    const link = (await textTo(old)).match(/magictoken=([\w-]+)/)?.[1]
    await ask(caller, 'mariana@nova.test')
    await confirm(tokenIn(await textTo('mariana@nova.test')))
    expect((await demoCaller(demo.app).get(`/auth/magic/?token=${link}`)).status).toBe(404)
  })
})

describe('the address of an invited person (rule email-change)', () => {
  const events = async () =>
    (await demo.db.selectFrom('office_events').select(['kind', 'detail']).orderBy('id', 'desc').execute())[0]

  test('of a company is corrected before they sign in, and the invitation goes there', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const { company_id } = await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', old)
      .executeTakeFirstOrThrow()
    await demo.db
      .insertInto('users')
      .values({
        ...{ scope: 'client', client_role: 'orders', company_id },
        ...{ name: 'Bia Reis', email: 'bia@eradio.test', created_at: noon },
      })
      .execute()
    const correct = (email: string, new_email: string) =>
      admin.post('/staff/invitations/correction', { email, new_email })
    expect((await correct('bia@eradio.test', 'outra@demo.test')).body.fields).toMatchObject({
      new_email: 'Este e-mail já é de uma conta. Use outro.',
    })
    expect((await correct(old, 'nova@errado.test')).status).toBe(409)
    expect((await correct('admin@demo.test', 'nova@errado.test')).status).toBe(404)
    expect((await correct('bia@eradio.test', 'bia@certo.test')).status).toBe(200)
    expect(await textTo('bia@certo.test')).toContain('magictoken=')
    expect(await textTo('bia@eradio.test')).toBe('')
    expect(await events()).toEqual({ kind: 'invitation_corrected', detail: { name: 'Bia Reis' } })
    expect((await correct('bia@eradio.test', 'x@certo.test')).status).toBe(404)
  })

  test('of the own company is corrected by its managers alone', async () => {
    const manager = await signedIn(demo.app, old)
    const added = await manager.post('/people', {
      name: 'Bia Reis',
      email: 'bia@trocado.test',
      role: 'orders',
    })
    expect(added.status, added.text).toBe(200)
    const correct = (caller: Caller, email: string, new_email: string) =>
      caller.post('/users/invitation/correction', { email, new_email })
    const stranger = await signedIn(demo.app, 'outra@demo.test')
    expect((await correct(stranger, 'bia@trocado.test', 'bia@alheio.test')).status).toBe(404)
    const reader = await signedIn(demo.app, 'leitura@demo.test')
    expect((await correct(reader, 'bia@trocado.test', 'bia@alheio.test')).status).toBe(403)
    expect((await correct(manager, 'leitura@demo.test', 'bia@alheio.test')).status).toBe(409)
    expect((await correct(manager, 'bia@trocado.test', 'admin@demo.test')).body.fields).toMatchObject({
      new_email: 'Este e-mail não pode ser usado aqui. Informe outro.',
    })
    expect((await correct(manager, 'bia@trocado.test', 'bia@exato.test')).status).toBe(200)
    expect(await textTo('bia@exato.test')).toContain('Mariana Duarte incluiu você na empresa')
    expect(await events()).toEqual({ kind: 'invitation_corrected', detail: { name: 'Bia Reis' } })
  })

  test('of the office is corrected by administrators', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    await admin.post('/staff/team', { name: 'Rita Sales', email: 'rita@errado.test', role: 'finance' })
    const wrong = (await textTo('rita@errado.test')).match(/magictoken=([\w-]+)/)?.[1]
    const team = (await admin.get('/staff/team')).body.data as { id: number; name: string }[]
    const id = team.find(({ name }) => name === 'Rita Sales')?.id
    const answer = await admin.post(`/staff/team/${id}/email`, { email: 'rita@certo.test' })
    expect(answer.status, answer.text).toBe(200)
    expect((await demoCaller(demo.app).get(`/auth/magic/?token=${wrong}`)).status).toBe(404)
    const right = (await textTo('rita@certo.test')).match(/magictoken=([\w-]+)/)?.[1]
    const rita = demoCaller(demo.app)
    expect((await rita.get(`/auth/magic/?token=${right}`)).status).toBe(200)
    await rita.post('/newpassword', { password: 'lua-cheia-no-telhado' })
    expect((await admin.post(`/staff/team/${id}/email`, { email: 'rita@outro.test' })).status).toBe(409)
  })
})
