import { type Address, isVisitNear } from '@ensaio/domain'
import { readCalendarFile, visitUidOf } from '@ensaio/testing/server/calendar-file'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const later = (days: number) => new Date(Date.parse(noon) + days * 24 * 60 * 60_000).toISOString()

let demo: DemoApp
let read: () => Promise<string>
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  const photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const answer = await photographer.post('/account/calendar', {})
  const { address } = answer.body.data as { address: string }
  read = async () => (await demoCaller(demo.app).get(address.replace('http://localhost:3000/api', ''))).text
})

describe('a photographer’s feed (rule photographer-window)', () => {
  test('names street and unit from two days before a visit until one day after, and no other photographer’s visits', async () => {
    const mine = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.session_id', '=', 's.id').on('b.released_at', 'is', null),
      )
      .innerJoin('providers as p', 'p.id', 'b.provider_id')
      .innerJoin('users', 'users.id', 'p.user_id')
      .select(['s.id', 's.token', 's.scheduled_for', 's.time_zone', 's.address'])
      .where('users.email', '=', 'fotografo@demo.test')
      .execute()
    const streetOf = (address: Address) =>
      address.address_components.find(({ types }) => types.includes('route'))?.long_name ?? 'none'
    const seen = new Set<boolean>()
    for (const days of [-20, -3, -2, -1, 0, 1, 2, 3, 4, 10]) {
      const now = later(days)
      demo.setClock(now)
      const { entries } = readCalendarFile(await read())
      for (const { uid, title, location, description, url } of entries) {
        const visit = mine.find(({ token }) => visitUidOf(token) === uid)
        if (!visit) throw new Error(`${title} is not their visit.`)
        const isNear = isVisitNear(visit, now)
        seen.add(isNear)
        const street = streetOf(visit.address)
        expect([title.includes(street), location.includes(street)], now).toEqual([isNear, isNear])
        expect(/Unidade|Torre|Bloco/.test(location) && !isNear).toBe(false)
        expect(url).toBe(`http://localhost:3000/backoffice/sessions/${visit.id}`)
        expect(description.split('\n')).toHaveLength(2)
      }
    }
    expect(seen).toEqual(new Set([true, false]))
  })

  test('loses a visit that was cancelled, or that another takes', async () => {
    const visit = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('bookings as b', 'b.session_id', 's.id')
      .innerJoin('providers as p', 'p.id', 'b.provider_id')
      .innerJoin('users', 'users.id', 'p.user_id')
      .select(['s.id', 's.token'])
      .where('users.email', '=', 'fotografo@demo.test')
      .where('s.status', '=', 2)
      .where('s.scheduled_for', '>', later(2))
      .where('b.released_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(await read()).toContain(visitUidOf(visit.token))
    const admin = await signedIn(demo.app, 'admin@demo.test')
    await admin.post(`/sessions/${visit.id}`, { status: 3, has_fee: false })
    expect(await read()).not.toContain(visitUidOf(visit.token))
  })
})
