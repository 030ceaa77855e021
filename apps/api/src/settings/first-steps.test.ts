import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('first_steps').execute()
  await demo.db.deleteFrom('settings').execute()
})

const open = async () => {
  const { data } = (await admin.get('/staff/first-steps')).body as {
    data: { name: string; done: boolean }[] | null
  }
  return data?.flatMap(({ name, done }) => (done ? [] : [name]))
}

test('a house that works lacks only its brand, its terms, and the tests of mails and payments', async () => {
  expect(await open()).toEqual(['brand', 'mails', 'payments', 'terms'])
})

test.each([
  [
    'photographers',
    () => demo.db.updateTable('providers').set({ active: false }).where('city', '=', 'Porto Alegre'),
    () => demo.db.updateTable('providers').set({ active: true }),
  ],
  [
    'services',
    () => demo.db.updateTable('services').set({ active: false }),
    () => demo.db.updateTable('services').set({ active: true }),
  ],
  [
    'colleague',
    () => demo.db.updateTable('users').set({ disabled_at: noon }).where('role', '=', 'coordinator'),
    () => demo.db.updateTable('users').set({ disabled_at: null }),
  ],
])('without %s, the step is open', async (name, lose, give) => {
  await lose().execute()
  expect(await open()).toContain(name)
  await give().execute()
  expect(await open()).not.toContain(name)
})

test('saved settings do the first step', async () => {
  const { settings } = (await admin.get('/staff/settings')).body.data
  await admin.post('/staff/settings', settings)
  expect(await open()).not.toContain('terms')
  await demo.db.deleteFrom('settings').execute()
})

test('a saved brand does its step (rule first-run)', async () => {
  const { payload, headers } = await multipart({ name: 'Casa Nova', time_zone: 'America/Sao_Paulo' })
  expect((await admin.post('/staff/brand', payload, headers)).status).toBe(200)
  expect(await open()).not.toContain('brand')
  await demo.db.deleteFrom('house_brand').execute()
})

test('dismissed, they are gone for everybody, and the first dismissal is on record', async () => {
  expect((await admin.post('/staff/first-steps/dismissal')).status).toBe(200)
  expect((await admin.post('/staff/first-steps/dismissal')).status).toBe(200)
  expect(await open()).toBeUndefined()
  const events = await demo.db
    .selectFrom('office_events')
    .select('kind')
    .where('kind', '=', 'first_steps_dismissed')
    .execute()
  expect(events).toHaveLength(1)
})
