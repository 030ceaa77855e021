import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { openSetUpLink } from './first-administrator.ts'
import { InvitationRefused, inviteAdministrator } from './invite-administrator.ts'

const noon = '2026-11-20T15:00:00.000Z'
const links = linksOf('https://ensaio.test')

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.updateTable('users').set({ disabled_at: null }).execute()
  await demo.db.deleteFrom('users').where('email', 'like', '%@casa.test').execute()
  await demo.db.deleteFrom('set_up_links').execute()
})

const loseAdministrators = () =>
  demo.db.updateTable('users').set({ disabled_at: noon }).where('scope', '=', 'admin').execute()

async function openLink(): Promise<string> {
  const link = await openSetUpLink(demo.db, links, noon)
  return link?.replace('https://ensaio.test/backoffice/setup/', '') ?? ''
}

const helena = { name: 'Helena Prado', email: 'Helena@Casa.test', password: 'lua-cheia-no-telhado' }
const create = (token: string, change = {}) =>
  demoCaller(demo.app).post(`/installation/${token}`, { ...helena, ...change })

describe('set-up links (rule set-up-link)', () => {
  test('there is none while an administrator exists', async () => {
    expect(await openSetUpLink(demo.db, links, noon)).toBeNull()
  })

  test('creates an administrator, who is signed in and can sign in again', async () => {
    await loseAdministrators()
    const token = await openLink()
    const caller = demoCaller(demo.app)
    expect((await caller.get(`/installation/${token}`)).status).toBe(200)
    expect((await caller.post(`/installation/${token}`, helena)).body).toEqual({
      data: { scope: 'admin', first_login: false },
    })
    expect((await caller.get('/auth/user')).body).toMatchObject({ data: { email: 'helena@casa.test' } })
    const answer = await demoCaller(demo.app).post('/auth/login', helena)
    expect(answer.status).toBe(200)
  })

  test('a link works for 24 hours, and for one administrator', async () => {
    await loseAdministrators()
    const [first, second] = [await openLink(), await openLink()]
    demo.setClock('2026-11-21T15:00:00.001Z')
    expect((await create(first)).status).toBe(404)
    demo.setClock('2026-11-21T14:59:59.000Z')
    expect((await create(first)).status).toBe(200)
    expect((await create(second, { email: 'rui@casa.test' })).status).toBe(404)
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a bad address', { email: 'helena' }, 'email'],
    ['with an address that a client has', { email: 'pospago@demo.test' }, 'email'],
    ['with a short password', { password: 'abc' }, 'password'],
    ['with one of the most used passwords', { password: '12345678' }, 'password'],
  ])('%s is refused at the field, and the link stays open', async (_what, change, field) => {
    await loseAdministrators()
    const token = await openLink()
    expect(await create(token, change)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
    expect((await create(token)).status).toBe(200)
  })
})

describe('inviting an administrator by command', () => {
  const invite = (email: string) => inviteAdministrator(demo.db, { name: 'Rui', email }, { links, now: noon })

  test('enables a disabled administrator again', async () => {
    await loseAdministrators()
    expect(await invite('admin@demo.test')).toContain('https://ensaio.test/backoffice/?magictoken=')
    expect(await openSetUpLink(demo.db, links, noon)).toBeNull()
  })

  test('refuses the address of a client and of a photographer', async () => {
    await expect(invite('pospago@demo.test')).rejects.toThrow(InvitationRefused)
    await expect(invite('fotografo@demo.test')).rejects.toThrow(InvitationRefused)
  })
})
