import type { MailPreferences } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { erasePerson } from '../privacy/repository/erase-person.ts'
import { exportPerson } from '../privacy/repository/export-person.ts'
import { movePreference, preferenceOf } from './repository/mail-preferences.ts'

const now = '2026-11-20T15:00:00.000Z'
const ana = 'ana.souza@exemplo.test'
const client = 'pospago@demo.test'

let demo: DemoApp
let token: string
beforeAll(async () => {
  demo = await openDemoApp({ now })
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('mail_preferences').execute()
  token = (await transact(demo.db, (tx) => preferenceOf(tx, 'Ana.Souza@exemplo.test'))).token
})

const offOf = async (email: string) => (await transact(demo.db, (tx) => preferenceOf(tx, email))).off
const topics = (...is_on: boolean[]) => [
  { topic: 'visit_reminders', is_on: is_on[0] },
  { topic: 'date_reminders', is_on: is_on[1] },
]

describe('the link at the end of a mail (rule mail-preferences)', () => {
  test('shows what comes, without the whole address, and turns it off and on', async () => {
    const reader = demoCaller(demo.app)
    expect((await reader.get(`/mails/${token}`)).body.data).toEqual({
      email: 'an•••@exemplo.test',
      phone: null,
      topics: topics(true, true),
    })
    const off = await reader.post(`/mails/${token}`, { topic: 'date_reminders', is_on: false })
    expect((off.body.data as MailPreferences).topics).toEqual(topics(true, false))
    const on = await reader.post(`/mails/${token}`, { topic: 'date_reminders', is_on: true })
    expect((on.body.data as MailPreferences).topics).toEqual(topics(true, true))
  })

  test('of an unknown token says so', async () => {
    const reader = demoCaller(demo.app)
    const body = { topic: 'date_reminders', is_on: false }
    expect((await reader.get('/mails/unknown')).status).toBe(404)
    expect((await reader.post('/mails/unknown', body)).status).toBe(404)
    expect((await reader.post(`/mails/${token}`, { topic: 'welcome', is_on: false })).status).toBe(422)
  })

  const inject = (method: 'GET' | 'POST', url: string, headers = {}, payload = '') =>
    demo.app.inject({ method, url, headers, payload })
  const form = 'List-Unsubscribe=One-Click'

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, form],
    ['a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }, `--x\r\n\r\n${form}\r\n--x--`],
    ['nothing', {}, ''],
  ])('is turned off by the POST of a mail program with %s, and again', async (_, headers, payload) => {
    for (let nth = 0; nth < 2; nth += 1)
      expect(
        (await inject('POST', `/mails/${token}?tema=visit_reminders`, headers, payload)).statusCode,
      ).toBe(200)
    expect(await offOf(ana)).toEqual(['visit_reminders'])
  })

  test('of an older mail turns off what a photographer gets instead', async () => {
    const email = 'fotografo@demo.test'
    const { token: own } = await transact(demo.db, (tx) => preferenceOf(tx, email))
    expect((await inject('POST', `/mails/${own}?tema=visit_reminders`)).statusCode).toBe(200)
    expect(await offOf(email)).toEqual(['day_summary'])
  })

  test('changes nothing when it is opened, nor for an unknown topic or token', async () => {
    const page = await inject('GET', `/mails/${token}?tema=visit_reminders`, { accept: 'text/html' })
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await inject('POST', `/mails/${token}?tema=welcome`)).statusCode).toBe(404)
    expect((await inject('POST', '/mails/unknown?tema=visit_reminders')).statusCode).toBe(404)
    expect(await offOf(ana)).toEqual([])
  })
})

describe('one’s own account', () => {
  test('turns off what reaches it; another person’s stays', async () => {
    const caller = await signedIn(demo.app, client)
    const other = await signedIn(demo.app, 'prepago@demo.test')
    const saved = await caller.post('/account/mails', { topic: 'visit_reminders', is_on: false })
    const others = ['hosting_notices', 'weekly_digest', 'conversation'].map((topic) => ({
      topic,
      is_on: true,
    }))
    expect(saved.body.data).toEqual({
      email: client,
      phone: null,
      topics: [...topics(false, true), ...others],
    })
    expect((await caller.get('/account/mails')).body.data).toEqual(saved.body.data)
    expect((await other.get('/account/mails')).body.data).toMatchObject({
      topics: [...topics(true, true), ...others],
    })
  })

  test.each([
    ['fotografo@demo.test', ['day_summary', 'conversation']],
    ['admin@demo.test', ['late_deliveries', 'conversation']],
  ])('of %s has its own topics', async (email, expected) => {
    const caller = await signedIn(demo.app, email)
    const { topics: found } = (await caller.get('/account/mails')).body.data as MailPreferences
    expect(found.map(({ topic }) => topic)).toEqual(expected)
  })
})

describe('personal data (rule personal-data)', () => {
  const keys = { emails: [ana], phones: [], cpfs: [] }
  const turnOff = () =>
    demoCaller(demo.app).post(`/mails/${token}`, { topic: 'visit_reminders', is_on: false })

  test('what somebody turned off is handed out without the link, and erased', async () => {
    await turnOff()
    expect((await exportPerson(demo.db, keys)).mail_preferences).toEqual([
      { email: ana, turned_off: ['visit_reminders'], changed_at: now },
    ])
    await erasePerson(demo.db, keys, now)
    expect(await demo.db.selectFrom('mail_preferences').select('email').execute()).toEqual([])
  })

  test('it follows to a new address, also where that one has a link already', async () => {
    await turnOff()
    await offOf('nova@exemplo.test')
    await transact(demo.db, (tx) => movePreference(tx, ana, 'Nova@exemplo.test'))
    expect(await offOf('nova@exemplo.test')).toEqual(['visit_reminders'])
    expect(await offOf(ana)).toEqual([])
  })
})
