import {
  askedExchanges,
  type Board,
  boardModel,
  type ExchangedVisits,
  shorterDayOf,
  type TimelineEvent,
} from '@ensaio/domain'
import { crossCity } from '@ensaio/testing/scenes/crossed-city'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Noon in São Paulo on a Friday.
const now = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-23'
const city = 'São Paulo'

let demo: DemoApp
let coordinator: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now })
  coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
})
afterAll(() => demo.close())

type Exchange = ExchangedVisits['exchanges'][number]

async function board(): Promise<Board> {
  const answer = await coordinator.get(`/staff/board?from=${monday}&span=week&city=S%C3%A3o%20Paulo`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const exchange = (exchanges: readonly Exchange[], caller = coordinator) =>
  caller.post('/staff/board/exchanges', { exchanges })

/** Two visits at one time with different photographers, and the exchange of these. */
async function crossing() {
  const { visits } = await board()
  for (const one of visits) {
    const other = visits.find(
      ({ scheduled_for, provider_id, status }) =>
        status === 2 && scheduled_for === one.scheduled_for && provider_id !== one.provider_id,
    )
    if (one.status !== 2 || other === undefined) continue
    const to = (from: typeof one, { provider_id }: typeof one): Exchange => ({
      session_id: from.id,
      provider_id: provider_id ?? 0,
      seen: { scheduled_for: from.scheduled_for, provider_id: from.provider_id },
    })
    return [to(one, other), to(other, one)] as const
  }
  throw new Error('No two visits of the demo are at one time.')
}

const goesTo = async ({ session_id }: Exchange) =>
  (await board()).visits.find(({ id }) => id === session_id)?.provider_id
const mails = () => demo.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute()

describe('rule shorter-day', () => {
  test('two photographers exchange their visits; the history and mails of each tell it, and a repeated request changes nothing', async () => {
    const pair = await crossing()
    const before = (await mails()).length
    const answer = await exchange(pair)
    expect([answer.status, answer.body.data]).toEqual([200, { changed: 2 }])
    for (const one of pair) {
      expect(await goesTo(one)).toBe(one.provider_id)
      const events: TimelineEvent[] = (await coordinator.get(`/sessions/${one.session_id}/events`)).body.data
      expect(events[0]?.text).toMatch(/^Trocou o fotógrafo: vai /)
    }
    const sent = (await mails()).slice(before)
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect((await exchange(pair)).body.data).toEqual({ changed: 0 })
    expect(await mails()).toHaveLength(before + sent.length)
  })

  test('all or none: one that has moved, is not free or is off leaves the other where it was', async () => {
    const [one, other] = await crossing()
    const back = other.provider_id
    const stale = { ...other, seen: { ...other.seen, provider_id: other.provider_id } }
    const moved = await exchange([one, stale])
    expect([moved.status, moved.body.code]).toEqual([409, 'visit_moved'])
    // Only one of the two is exchanged, so the other one is in the way.
    const busy = await exchange([one])
    expect([busy.status, busy.body.code]).toEqual([409, 'slot_taken'])
    expect(busy.body.error_message).toMatch(/já tem a visita de/)
    await demo.db
      .insertInto('provider_time_off')
      .values({ provider_id: back, starts_on: monday, ends_on: '2026-11-29' })
      .execute()
    const off = await exchange([one, other])
    expect([off.status, off.body.code]).toEqual([409, 'slot_taken'])
    expect(off.body.error_message).toMatch(/não está livre neste horário/)
    await demo.db.deleteFrom('provider_time_off').where('provider_id', '=', back).execute()
    expect([await goesTo(one), await goesTo(other)]).toEqual([one.seen.provider_id, other.seen.provider_id])
    const elsewhere = await demo.db
      .selectFrom('providers')
      .select('id')
      .where('city', '<>', city)
      .executeTakeFirstOrThrow()
    expect((await exchange([{ ...one, provider_id: elsewhere.id }])).status).toBe(422)
  })

  test('what the board proposes is accepted, and the ways are then as short as it said', async () => {
    const days = [monday, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
    await crossCity(demo.db, city)
    let proposed = 0
    for (const day of days) {
      const plan = shorterDayOf(boardModel(await board()), city, day, now)
      if (plan.exchanges.length === 0) continue
      proposed += plan.exchanges.length
      const answer = await exchange(askedExchanges(plan.exchanges))
      expect(answer.body.data, answer.text).toEqual({ changed: plan.exchanges.length })
      const after = shorterDayOf(boardModel(await board()), city, day, now)
      expect([after.exchanges, Math.round(after.before)]).toEqual([[], Math.round(plan.after)])
    }
    expect(proposed).toBeGreaterThan(0)
  })
})
