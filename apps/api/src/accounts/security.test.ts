import type { Login, Security } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { consentsOf, writeConsent } from '../mail/phone/repository/phone-consent.ts'
import { deviceOf } from './device.ts'

const noon = '2026-11-20T15:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()
const email = 'pospago@demo.test'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('auth_sessions').execute()
})

async function from(agent: string): Promise<Caller> {
  const caller = demoCaller(demo.app)
  await caller.post('/auth/login', { email, password: 'ensaio123' }, { 'user-agent': agent })
  return caller
}
const loginsOf = async (caller: Caller): Promise<Login[]> =>
  ((await caller.get('/account/security')).body.data as Security).logins
const isIn = async (caller: Caller) => (await caller.get('/auth/user')).body.data !== null

describe('own login sessions (rule own-logins)', () => {
  test('name device, browser and system, this one first, and nobody else’s', async () => {
    await signedIn(demo.app, 'outra@demo.test')
    const desk = await from(windows)
    demo.setClock(later(1))
    await from(iphone)
    expect(await loginsOf(desk)).toEqual([
      {
        id: expect.any(Number),
        device: 'computer',
        browser: 'Chrome',
        system: 'Windows',
        signed_in_at: noon,
        used_at: noon,
        is_current: true,
      },
      {
        id: expect.any(Number),
        device: 'phone',
        browser: 'Safari',
        system: 'iOS',
        signed_in_at: later(1),
        used_at: later(1),
        is_current: false,
      },
    ])
  })

  test('say when they were last used, to five minutes', async () => {
    const caller = await from(windows)
    demo.setClock(later(4.9))
    expect((await loginsOf(caller))[0]?.used_at).toBe(noon)
    demo.setClock(later(5))
    expect((await loginsOf(caller))[0]?.used_at).toBe(later(5))
  })

  test('one ends at once; somebody else’s is not found', async () => {
    const [desk, phone, stranger] = [
      await from(windows),
      await from(iphone),
      await signedIn(demo.app, 'outra@demo.test'),
    ]
    const other = (await loginsOf(desk)).find(({ is_current }) => !is_current)?.id
    expect((await stranger.delete(`/account/logins/${other}`)).status).toBe(404)
    expect(await isIn(phone)).toBe(true)
    const answer = await desk.delete(`/account/logins/${other}`)
    expect((answer.body.data as Security).logins.map(({ is_current }) => is_current)).toEqual([true])
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false])
  })

  test('all others end at once', async () => {
    const [desk, phone, tablet] = [await from(windows), await from(iphone), await from('')]
    const stranger = await signedIn(demo.app, 'outra@demo.test')
    const answer = await desk.delete('/account/logins')
    expect((answer.body.data as Security).logins).toHaveLength(1)
    expect(await Promise.all([desk, phone, tablet, stranger].map(isIn))).toEqual([true, false, false, true])
  })

  test('no network address and no version is kept', async () => {
    await from(windows)
    const [row] = await demo.db.selectFrom('auth_sessions').selectAll().execute()
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|140\.0|Mozilla/)
  })
})

test.each([
  [undefined, null, null, null],
  ['', null, null, null],
  ['curl/8.5.0', null, null, null],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'phone',
    'Chrome',
    'Android',
  ],
])('the browser %s', (agent, device, browser, system) => {
  expect(deviceOf(agent)).toEqual({ device, browser, system })
})

describe('own name and number (rule own-data)', () => {
  const consents = async (phone: string) => (await consentsOf(demo.db, [phone])).map(({ agreed }) => agreed)

  test('change, and what the old number agreed to ends', async () => {
    const mariana = await signedIn(demo.app, email)
    const [before, after] = ['+5511987654321', '+5511987650000']
    await transact(demo.db, (tx) => writeConsent(tx, before, { channel: 'sms', is_on: true }, noon))
    expect((await mariana.post('/account/data', { name: 'Mariana Reis', phone: before })).status).toBe(200)
    expect(await consents(before)).toEqual([['sms']])
    expect((await mariana.post('/account/data', { name: 'Mariana Reis', phone: after })).status).toBe(200)
    expect([await consents(before), await consents(after)]).toEqual([[[]], []])
    expect((await mariana.get('/auth/user')).body.data).toMatchObject({ name: 'Mariana Reis', phone: after })
    expect((await mariana.post('/account/data', { name: 'Mariana Reis', phone: '' })).status).toBe(200)
    expect((await mariana.get('/auth/user')).body.data).toMatchObject({ phone: null })
    const wrong = await mariana.post('/account/data', { name: ' ', phone: '123' })
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['name', 'phone']])
  })

  test('of a photographer change in the list of photographers, too, and the number stays', async () => {
    const caio = await signedIn(demo.app, 'fotografo@demo.test')
    expect((await caio.post('/account/data', { name: 'Caio Reis', phone: null })).body.fields).toEqual({
      phone: 'Informe o seu telefone: é por ele que falam com você no dia da visita.',
    })
    await caio.post('/account/data', { name: 'Caio Reis', phone: '(11) 98765-0001' })
    expect((await caio.get('/staff/providers')).body.data).toMatchObject([
      { name: 'Caio Reis', phone: '+5511987650001' },
    ])
  })
})
