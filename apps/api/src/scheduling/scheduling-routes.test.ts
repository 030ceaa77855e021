import { type Availability, type SessionStatus, slotStart, slots, wallClock } from '@ensaio/domain'
import { demoBooking, demoReceiver, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const zone = 'America/Sao_Paulo'
// 20 November is a holiday; this is the evening before, 23:30 in São Paulo and the 20th in UTC.
const evening = '2026-11-20T02:30:00.000Z'
// What the demo is seeded around, as that of most tests: it is seeded once for them all.
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(() => demo.setClock(evening))

type Visits = ReturnType<typeof demoVisits>
const unscheduled: Visits['unscheduled'] = (...of) => demoVisits(demo).unscheduled(...of)
const session: Visits['session'] = (id) => demoVisits(demo).session(id)
const liveBookings: Visits['liveBookings'] = (id) => demoVisits(demo).liveBookings(id)
const reset: Visits['reset'] = (place) => demoVisits(demo).reset(place)
const contact = demoReceiver

const anybody = () => demoCaller(demo.app)
const book = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  anybody().post(`/sessions/public/${token}`, body, headers)

async function calendar(token: string): Promise<Availability> {
  const answer = await anybody().post(`/session-calendar/public/${token}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

describe('booking', () => {
  test('keeps who receives beside who answers, and keys and notes with the property', async () => {
    const place = await unscheduled()
    const before = await session(place.id)
    const answer = await book(
      place.token,
      demoBooking(monday, '10:30', { extrainfo: 'Cão bravo', status: 5, price: 1 }),
    )
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('portaria')
    const after = await session(place.id)
    expect(after).toEqual({
      ...before,
      status: 2,
      scheduled_for: '2026-11-30T13:30:00.000Z',
      promised_on: '2026-12-04',
      vertical_data: { ...before.vertical_data, keys: 'Na portaria', additional_info: 'Cão bravo' },
      scheduling_responsible_info: { name: 'Ana Souza', phone: '+5551999998888', email: 'ana@exemplo.test' },
    })
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe('ana@exemplo.test')
    expect(mail.text).toContain('segunda-feira, 30 de novembro de 2026, 10h30')
    await reset(place)
  })

  test.each([
    ['pospago@demo.test', 'client'],
    ['outra@demo.test', 'holder'],
    ['fotografo@demo.test', 'holder'],
    ['admin@demo.test', 'staff'],
  ])(
    'by %s is told as of a %s: whose ensaio it is not is named in no history of it',
    async (email, actor) => {
      const place = await demo.db
        .selectFrom('photo_sessions as s')
        .innerJoin('users', 'users.company_id', 's.company_id')
        .select(['s.id', 's.token'])
        .where('users.email', '=', 'pospago@demo.test')
        .where('s.status', '=', 1)
        .executeTakeFirstOrThrow()
      const caller = await signedIn(demo.app, email)
      expect(
        (await caller.post(`/sessions/public/${place.token}`, demoBooking(monday, '08h30'))).status,
      ).toBe(200)
      const event = await demo.db
        .selectFrom('session_events')
        .leftJoin('users', 'users.id', 'user_id')
        .select(['actor', 'users.email'])
        .where('session_id', '=', place.id)
        .orderBy('session_events.id', 'desc')
        .executeTakeFirstOrThrow()
      expect(event).toEqual({ actor, email: actor === 'holder' ? null : email })
      await reset(place)
    },
  )

  test('goes to the photographer with the fewest visits that day', async () => {
    const places = [0, 1].map((nth) => unscheduled('São Paulo', nth))
    const tuesday = '2026-12-22'
    const chosen: number[] = []
    for (const [nth, place] of (await Promise.all(places)).entries()) {
      await book(place.token, demoBooking(tuesday, slots[nth] ?? '08h30'))
      chosen.push((await liveBookings(place.id))[0]?.provider_id ?? 0)
    }
    expect(new Set(chosen).size).toBe(2)
    for (const place of await Promise.all(places)) await reset(place).catch(() => undefined)
  })

  test('the same slot again is 200, updates the information and mails nobody twice', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '08h30'))
    const mails = (await demo.db.selectFrom('outbox').select('id').execute()).length
    const [first] = await liveBookings(place.id)
    const again = await book(place.token, demoBooking(monday, '08h30', { keys: 'Com a vizinha' }))
    expect(again.status).toBe(200)
    expect(await liveBookings(place.id)).toEqual([first])
    expect((await session(place.id)).vertical_data.keys).toBe('Com a vizinha')
    expect(await demo.db.selectFrom('outbox').select('id').execute()).toHaveLength(mails)
    // Even inside the last 24 hours, where moving is refused: the first answer may have been lost.
    demo.setClock('2026-11-30T10:00:00.000Z')
    expect((await book(place.token, demoBooking(monday, '08h30'))).status).toBe(200)
    await reset(place)
  })

  test('a page that did not see the booking does not move it, and books what stands already', async () => {
    const place = await unscheduled()
    const seen = { visits: [] as string[] }
    expect((await book(place.token, demoBooking(monday, '08h30', seen))).status).toBe(200)
    // The first answer may have been lost.
    expect((await book(place.token, demoBooking(monday, '08h30', seen))).status).toBe(200)
    const before = await session(place.id)
    const late = await book(place.token, demoBooking(monday, '10h30', { ...seen, keys: 'Outra' }))
    expect([late.status, late.body.code]).toEqual([409, 'visit_moved'])
    expect(late.body.error_message).toBe(
      'A visita foi marcada ou mudou de horário depois que esta página abriu. Confira o horário dela.',
    )
    expect(await session(place.id)).toEqual(before)
    const shown = { visits: [before.scheduled_for] }
    expect((await book(place.token, demoBooking(monday, '10h30', shown))).status).toBe(200)
    expect((await book(place.token, demoBooking(monday, '13h30', shown))).body.code).toBe('visit_moved')
    await reset(place)
  })

  test('a lost slot leaves the old one standing', async () => {
    const [mine, rival] = [await unscheduled('Porto Alegre', 0), await unscheduled('Porto Alegre', 1)]
    // Mondays have one photographer in Porto Alegre.
    await book(mine.token, demoBooking(monday, '08h30'))
    await book(rival.token, demoBooking(monday, '10h30'))
    const before = await session(mine.id)
    const answer = await book(mine.token, demoBooking(monday, '10h30', { keys: 'Outra' }))
    expect([answer.status, answer.body.code]).toEqual([409, 'slot_taken'])
    expect(await session(mine.id)).toEqual(before)
    expect(await liveBookings(mine.id)).toMatchObject([{ day: monday, hour: '08h30' }])
    expect((await calendar(mine.token))[monday]).not.toContain('10h30')
    // Moved elsewhere, the old slot is free for the rival.
    expect((await book(mine.token, demoBooking(monday, '13h30'))).status).toBe(200)
    expect((await book(rival.token, demoBooking(monday, '08h30'))).status).toBe(200)
    await Promise.all([reset(mine), reset(rival)])
  })

  test.each([
    ['a Sunday', '2026-11-29', '08h30'],
    ['a holiday', '2026-11-20', '08h30'],
    ['a holiday of the city', '2027-02-02', '08h30'],
    ['yesterday', '2026-11-18', '08h30'],
    ['today, gone', '2026-11-19', '15h30'],
    ['beyond the horizon', '2027-02-18', '08h30'],
    ['a day on which nobody works', '2026-12-25', '08h30'],
  ])('%s is never given out', async (_what, date, hour) => {
    const place = await unscheduled()
    const answer = await book(place.token, demoBooking(date, hour))
    expect([answer.status, answer.body.code]).toEqual([409, 'slot_unavailable'])
    expect((await session(place.id)).status).toBe(1)
  })

  test.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '30-11-2026' }, 'date'],
    [{ date: 20261130 }, 'date'],
    [{ hour: '24h00' }, 'hour'],
    [{ keys: '  ' }, 'keys'],
    [{ extrainfo: 'x'.repeat(2001) }, 'extrainfo'],
    [
      { scheduling_responsible_info: { ...contact, email: 'a@b.com\r\nBcc: c@d.com' } },
      'scheduling_responsible_info.email',
    ],
    [
      { scheduling_responsible_info: { ...contact, phone: '(20) 99999-8888' } },
      'scheduling_responsible_info.phone',
    ],
    [{ scheduling_responsible_info: { ...contact, name: undefined } }, 'scheduling_responsible_info.name'],
  ])('%j is refused with the field', async (wrong, field) => {
    const place = await unscheduled()
    const answer = await book(place.token, demoBooking(monday, '08h30', wrong))
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect((await session(place.id)).status).toBe(1)
  })

  test.each([3, 4, 5, 6, 7, 8] as SessionStatus[])(
    'an ensaio in status %i takes no booking',
    async (status) => {
      const row = await demo.db
        .selectFrom('photo_sessions')
        .selectAll()
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
      const answer = await book(row.token, demoBooking(monday, '08h30'))
      expect([answer.status, answer.body.code]).toEqual([409, 'scheduling_closed'])
      expect(await session(row.id)).toEqual(row)
      expect(await calendar(row.token)).toEqual({})
    },
  )

  test('inside 24 hours of the start it cannot be moved; after it, nothing can', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '13h30'))
    const start = slotStart(monday, '13h30', zone)
    const move = async (offset: number) => {
      demo.setClock(new Date(Date.parse(start) + offset).toISOString())
      return (await book(place.token, demoBooking('2026-12-02', '08h30'))).body.code
    }
    expect(await move(-86_400_000)).toBe('late_reschedule')
    expect(await move(-1000)).toBe('late_reschedule')
    expect(await move(0)).toBe('scheduling_closed')
    expect((await book(place.token, demoBooking(monday, '13h30'))).body.code).toBe('scheduling_closed')
    expect(await move(-86_401_000)).toBeUndefined()
    expect(wallClock((await session(place.id)).scheduled_for ?? '', zone)).toEqual({
      date: '2026-12-02',
      time: '08:30',
    })
    await reset(place)
  })

  test('our people move it at any time, to no time that is past; a photographer with the link is as anybody', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '13h30'))
    const start = Date.parse(slotStart(monday, '13h30', zone))
    const clockAt = (offset: number) => demo.setClock(new Date(start + offset).toISOString())
    const move = async (caller: Caller, date: string, hour: string) =>
      (await caller.post(`/sessions/public/${place.token}`, demoBooking(date, hour))).body.code ?? 'moved'
    clockAt(-3_600_000)
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const photographer = await signedIn(demo.app, 'fotografo@demo.test')
    const offered = async (): Promise<Availability> =>
      (await admin.post(`/session-calendar/public/${place.token}`)).body.data
    expect((await offered())[monday]).toEqual(['13h30', '15h30'])
    expect(await move(photographer, '2026-12-02', '08h30')).toBe('late_reschedule')
    expect(await move(admin, monday, '08h30')).toBe('slot_unavailable')
    expect(await move(admin, monday, '15h30')).toBe('moved')
    clockAt(3 * 3_600_000)
    expect(await calendar(place.token)).toEqual({})
    expect(Object.keys(await offered())[0]).toBe('2026-12-01')
    expect(await move(photographer, '2026-12-02', '08h30')).toBe('scheduling_closed')
    expect(await move(admin, '2026-12-02', '08h30')).toBe('moved')
    expect(await liveBookings(place.id)).toMatchObject([{ day: '2026-12-02', hour: '08h30' }])
    const event = await demo.db
      .selectFrom('session_events')
      .selectAll()
      .where('session_id', '=', place.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ kind: 'rescheduled', actor: 'staff' })
    await reset(place)
  })
})

describe('idempotency keys', () => {
  const key = (value: string) => ({ 'idempotency-key': value })

  test('same key and body, same answer and no second event; another body is refused', async () => {
    const place = await unscheduled()
    const first = await book(place.token, demoBooking(monday, '08h30'), key('k1'))
    await book(place.token, demoBooking(monday, '10h30'), key('k2'))
    const replay = await book(place.token, demoBooking(monday, '08h30'), key('k1'))
    expect([replay.status, replay.body]).toEqual([200, first.body])
    expect(await liveBookings(place.id)).toMatchObject([{ hour: '10h30' }])
    const other = await book(place.token, demoBooking(monday, '13h30'), key('k1'))
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    const events = await demo.db
      .selectFrom('session_events')
      .select('kind')
      .where('session_id', '=', place.id)
      .execute()
    expect(
      events.filter(({ kind }) => kind === 'scheduled' || kind === 'rescheduled').length,
    ).toBeGreaterThan(1)
    await reset(place)
  })

  test('a refusal uses no key up, and one visitor’s key is not another’s', async () => {
    const [mine, rival] = [await unscheduled('Porto Alegre', 0), await unscheduled('Porto Alegre', 1)]
    await book(rival.token, demoBooking(monday, '08h30'), key('same'))
    expect((await book(mine.token, demoBooking(monday, '08h30'), key('same'))).body.code).toBe('slot_taken')
    await reset(rival)
    expect((await book(mine.token, demoBooking(monday, '08h30'), key('same'))).status).toBe(200)
    await reset(mine)
  })

  test('a strange key is refused', async () => {
    const { token } = await unscheduled()
    expect((await book(token, demoBooking(monday, '08h30'), key('x'.repeat(256)))).status).toBe(422)
  })
})
