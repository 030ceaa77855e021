import { addDays, formatDate, type Hosting, type HostingPage } from '@ensaio/domain'
import { hostTour } from '@ensaio/testing/scenes/hosted-tour'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const today = '2026-11-20'
let demo: DemoApp
let postpaid: Caller
let admin: Caller

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())

describe('rule hosting-list', () => {
  const list = async (of: 'ending' | 'ended', text = '') =>
    (await admin.get(`/staff/hostings?list=${of}&text=${encodeURIComponent(text)}`)).body.data as HostingPage

  test('what ends within 30 days, and what has ended, with the notice of this end; a renewal takes it out', async () => {
    const id = await hostTour(demo.db, 'pospago@demo.test', addDays(today, 30))
    const found = async (of: 'ending' | 'ended') => (await list(of)).hostings.find((one) => one.id === id)
    expect(await found('ending')).toMatchObject({ until: addDays(today, 30), noticed_at: null })
    const at = '2026-11-20T11:00:00.000Z'
    const told = { session_id: id, kind: 'hosting_month', sent_at: at } as const
    const about = (day: string) => `${day}T00:00:00.000Z`
    await demo.db
      .insertInto('reminders')
      .values([
        { ...told, about: about(addDays(today, 30)) },
        { ...told, about: about('2026-01-01'), sent_at: noon },
      ])
      .execute()
    expect((await found('ending'))?.noticed_at).toBe(at)
    await hostTour(demo.db, 'pospago@demo.test', addDays(today, 31))
    expect([await found('ending'), await found('ended')]).toEqual([undefined, undefined])
    await hostTour(demo.db, 'pospago@demo.test', addDays(today, -1))
    expect((await found('ended'))?.until).toBe(addDays(today, -1))
    const before = (await list('ended')).totals
    const [offer] = ((await postpaid.get(`/sessions/${id}/hosting`)).body.data as Hosting).offers
    expect((await postpaid.post(`/sessions/${id}/hosting`, offer)).status).toBe(200)
    expect([await found('ending'), await found('ended')]).toEqual([undefined, undefined])
    expect((await list('ended')).totals).toEqual({ ...before, ended: before.ended - 1 })
    await hostTour(demo.db, 'pospago@demo.test', addDays(today, 12))
    await demo.db.updateTable('photo_sessions').set({ status: 4 }).where('id', '=', id).execute()
    expect(await found('ending')).toBeUndefined()
    await demo.db.updateTable('photo_sessions').set({ status: 5 }).where('id', '=', id).execute()
  })

  test('the first to end is at the top; words filter; a spreadsheet has all of them', async () => {
    const one = await hostTour(demo.db, 'pospago@demo.test', addDays(today, 12))
    const other = await hostTour(demo.db, 'prepago@demo.test', addDays(today, 3))
    const { hostings, totals } = await list('ending')
    const days = hostings.map(({ until }) => until)
    expect(days).toEqual(days.toSorted())
    expect(hostings).toHaveLength(totals.ending)
    expect(hostings.findIndex(({ id }) => id === other)).toBeLessThan(
      hostings.findIndex(({ id }) => id === one),
    )
    expect((await list('ending', String(one))).hostings.map(({ id }) => id)).toContain(one)
    expect((await list('ending', 'ninguém')).totals).toEqual({ ending: 0, ended: 0 })
    const file = await admin.post('/staff/hostings/csv', { list: 'ending', text: '' })
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(totals.ending + 1)
    expect(lines[0]).toMatch(/^\uFEFF?Ensaio;Cliente;Endereço;Unidade;Último dia;Situação;Avisado em;Hora$/)
    expect(file.text).toContain(formatDate(addDays(today, 12)))
  })

  test('clients read no list', async () => {
    expect((await postpaid.get('/staff/hostings')).status).toBe(403)
  })
})
