import { type Address, addressOf, type VerticalData } from '@ensaio/domain'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { readCalendarFile, visitUidOf } from '@ensaio/testing/server/calendar-file'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOptions } from '../../adapters/mail/mail-options.ts'
import { readFeedVisits } from '../repository/calendar-feeds.ts'

const noon = '2026-11-20T15:00:00.000Z'
const dayMs = 24 * 60 * 60_000
const later = (days: number) => new Date(Date.parse(noon) + days * dayMs).toISOString()

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
// A login session ends where a test lets weeks pass.
beforeEach(async () => {
  demo.setClock(noon)
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})

async function subscribe(caller: Caller, city?: string): Promise<() => Promise<string>> {
  const answer =
    city === undefined
      ? await caller.post('/account/calendar', {})
      : await caller.post('/staff/calendar', { city })
  const { address } = answer.body.data as { address: string }
  return async () => {
    const file = await demoCaller(demo.app).get(address.replace('http://localhost:3000/api', ''))
    expect(file.status, file.text).toBe(200)
    return file.text
  }
}

/** Every ensaio with its live booking, for an answer that is computed in another way. */
async function everything() {
  return demo.db
    .selectFrom('photo_sessions as s')
    .leftJoin('bookings as b', (join) =>
      join.onRef('b.session_id', '=', 's.id').on('b.released_at', 'is', null),
    )
    .leftJoin('providers as p', 'p.id', 'b.provider_id')
    .select([
      's.token',
      's.company_id',
      's.city',
      's.status',
      's.scheduled_for',
      's.canceled_at',
      'p.user_id',
    ])
    .execute()
}
type Row = Awaited<ReturnType<typeof everything>>[number]

function isShown({ status, scheduled_for, canceled_at }: Row, now: string): boolean {
  if (scheduled_for === null) return false
  const away = (Date.parse(scheduled_for) - Date.parse(now)) / dayMs
  const isKept = status !== 3 || Date.parse(canceled_at ?? '') > Date.parse(now) - 7 * dayMs
  return status !== 1 && away >= -30 && away < 180 && isKept
}

describe('a feed is the list of visits of its owner, and of nobody else (rule accessible-to)', () => {
  const people = async () =>
    demo.db
      .selectFrom('users')
      .select(['id', 'email', 'company_id'])
      .where('email', 'in', [
        'pospago@demo.test',
        'prepago@demo.test',
        'outra@demo.test',
        'semcredito@demo.test',
        'leitura@demo.test',
        'fotografo@demo.test',
      ])
      .execute()

  test.each([-60, -7, 0, 3, 40, 90])('seen %d days from now', async (days) => {
    const now = later(days)
    const rows = (await everything()).filter((row) => isShown(row, now))
    const told: [string, string[], string[]][] = []
    const compare = async (who: string, text: Promise<string>, theirs: (row: Row) => boolean) => {
      const uids = readCalendarFile(await text).entries.map(({ uid }) => uid)
      told.push([
        who,
        uids.toSorted(),
        rows
          .filter(theirs)
          .map(({ token }) => visitUidOf(token))
          .toSorted(),
      ])
    }
    for (const { id, email, company_id } of await people()) {
      demo.setClock(noon)
      const read = await subscribe(await signedIn(demo.app, email))
      demo.setClock(now)
      await compare(email, read(), (row) =>
        company_id === null ? row.user_id === id : row.company_id === company_id,
      )
    }
    for (const city of ['São Paulo', 'Porto Alegre', 'Rio de Janeiro']) {
      demo.setClock(noon)
      const read = await subscribe(admin, city)
      demo.setClock(now)
      await compare(city, read(), (row) => row.city === city)
    }
    expect(told).toHaveLength(9)
    for (const [who, uids, expected] of told) expect([who, uids]).toEqual([who, expected])
    if (days === 0) expect(told.filter(([, uids]) => uids.length > 0).length).toBeGreaterThan(4)
  })
})

describe('a visit of a feed', () => {
  const monday = '2026-11-30'
  let place: { id: number; token: string }
  beforeEach(async () => {
    const visits = demoVisits(demo)
    const rows = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('users', 'users.company_id', 's.company_id')
      .select(['s.id', 's.token'])
      .where('users.email', '=', 'pospago@demo.test')
      .where('s.status', '=', 1)
      .orderBy('s.id')
      .execute()
    if (!rows[0]) throw new Error('The demo has no such ensaio.')
    place = rows[0]
    return () => visits.reset(place)
  })

  const book = (date: string, hour: string) =>
    demoCaller(demo.app).post(`/sessions/public/${place.token}`, demoBooking(date, hour))

  /** The entry that the newest mail with a calendar file to somebody brought. */
  async function mailed(email: string) {
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .where('event', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const from = { name: 'Ensaio', address: 'nao-responda@ensaio.example' }
    const to = { name: '', address: mail.recipient }
    const options = mailOptions({ ...mail, from, to, messageId: '', date: noon } as never)
    const file = readCalendarFile(String((options.icalEvent as { content: string }).content))
    return file.entries.find(({ uid }) => uid === visitUidOf(place.token))
  }

  const photographer = async () => {
    const row = await demo.db
      .selectFrom('bookings as b')
      .innerJoin('providers', 'providers.id', 'b.provider_id')
      .select('providers.name')
      .where('b.session_id', '=', place.id)
      .where('b.released_at', 'is', null)
      .executeTakeFirstOrThrow()
    return row.name
  }
  /** The same entry with the whole name of the photographer. */
  const withName = async (entry: Awaited<ReturnType<typeof mailed>>) => {
    const name = await photographer()
    return { ...entry, description: entry?.description.replace(/^Fotógrafo: .+$/m, `Fotógrafo: ${name}`) }
  }

  test('is the entry of the mails: one UID through every move, a greater SEQUENCE, then cancelled', async () => {
    const read = await subscribe(client)
    const found = async () =>
      readCalendarFile(await read()).entries.find(({ uid }) => uid === visitUidOf(place.token))
    expect(await found()).toBeUndefined()
    await book(monday, '08h30')
    const { email } = await demo.db
      .selectFrom('users')
      .innerJoin('photo_sessions as s', 's.created_by', 'users.id')
      .select('users.email')
      .where('s.id', '=', place.id)
      .executeTakeFirstOrThrow()
    const url = `http://localhost:3000/sessions/${place.id}`
    const booked = await found()
    expect(booked).toEqual({ ...(await withName(await mailed(email))), url })
    expect(booked).toMatchObject({ status: 'CONFIRMED', start: '2026-11-30T11:30:00.000Z' })

    demo.setClock('2026-11-20T15:10:00.000Z')
    await book('2027-01-12', '10h30')
    const moved = await found()
    expect(moved).toEqual({ ...(await withName(await mailed(email))), url })
    expect(moved).toMatchObject({ uid: booked?.uid, start: '2027-01-12T13:30:00.000Z' })
    expect(moved?.sequence).toBeGreaterThan(booked?.sequence ?? 0)

    demo.setClock('2026-11-20T15:20:00.000Z')
    await admin.post(`/sessions/${place.id}`, { status: 3, has_fee: false })
    const canceled = await found()
    expect(canceled).toEqual({
      ...(await mailed(email)),
      url,
      title: moved?.title.replace('Ensaio', 'Ensaio cancelado'),
    })
    expect(canceled).toMatchObject({ status: 'CANCELLED', transparency: 'TRANSPARENT', start: moved?.start })
    expect(canceled?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
    // A feed is read as a whole: it takes back nothing but what it names.
    expect(readCalendarFile(await read()).property('method')).toBe('PUBLISH')

    demo.setClock('2026-11-27T15:19:00.000Z')
    expect(await found()).toMatchObject({ status: 'CANCELLED' })
    demo.setClock('2026-11-27T15:21:00.000Z')
    expect(await found()).toBeUndefined()
  })

  test('is gone while it has no date, and comes back as the same entry', async () => {
    const read = await subscribe(client)
    const found = async () =>
      readCalendarFile(await read()).entries.find(({ uid }) => uid === visitUidOf(place.token))
    await book(monday, '08h30')
    const booked = await found()
    demo.setClock('2026-11-20T15:20:00.000Z')
    await admin.post(`/sessions/${place.id}`, { status: 1 })
    expect(await found()).toBeUndefined()
    demo.setClock('2026-11-20T15:30:00.000Z')
    await book(monday, '10h30')
    const again = await found()
    expect(again).toMatchObject({ uid: booked?.uid, status: 'CONFIRMED' })
    expect(again?.sequence).toBeGreaterThan(booked?.sequence ?? 0)
  })

  test('survives commas, semicolons, line breaks, emoji and names longer than a line', async () => {
    const { address, vertical_data } = await demoVisits(demo).session(place.id)
    const street = `Rua “São João”; a Velha, ${'Açaí 🏠 '.repeat(20)}\\ fim`
    const unit = 'Bloco 1;\nfundos, 2º andar'
    const changed: Address = addressOf({
      street,
      number: '12',
      neighborhood: 'Vila; Nova',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01305100',
    })
    const property: VerticalData = { ...vertical_data, unit, complement: null }
    const write = (set: { address: Address; vertical_data: VerticalData }) =>
      demo.db
        .updateTable('photo_sessions')
        .set({ address: JSON.stringify(set.address), vertical_data: JSON.stringify(set.vertical_data) })
        .where('id', '=', place.id)
        .execute()
    await write({ address: changed, vertical_data: property })
    try {
      const read = await subscribe(client)
      await book(monday, '08h30')
      const text = await read()
      const found = readCalendarFile(text).entries.find(({ uid }) => uid === visitUidOf(place.token))
      expect(found?.title).toBe(`Ensaio: ${street}, 12`)
      expect(found?.location).toBe(`${street}, 12, ${unit}, Vila; Nova, São Paulo – SP`)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    } finally {
      await write({ address, vertical_data })
    }
  })

  test('starts at the same instant in every zone', async () => {
    await demo.db
      .updateTable('photo_sessions')
      .set({ time_zone: 'America/Manaus' })
      .where('id', '=', place.id)
      .execute()
    const read = await subscribe(client)
    await book(monday, '08h30')
    const found = readCalendarFile(await read()).entries.find(({ uid }) => uid === visitUidOf(place.token))
    await demo.db
      .updateTable('photo_sessions')
      .set({ time_zone: 'America/Sao_Paulo' })
      .where('id', '=', place.id)
      .execute()
    expect([found?.start, found?.end]).toEqual(['2026-11-30T12:30:00.000Z', '2026-11-30T14:00:00.000Z'])
  })

  test('names the photographer whole to the company and the office, also after the visit (rule first-name-only)', async () => {
    const { city } = await demoVisits(demo).session(place.id)
    const feeds = [await subscribe(client), await subscribe(admin, city)]
    await book(monday, '08h30')
    const name = await photographer()
    expect(name).toContain(' ')
    for (const status of [2, 4] as const) {
      await demo.db.updateTable('photo_sessions').set({ status }).where('id', '=', place.id).execute()
      for (const read of feeds) {
        const { entries } = readCalendarFile(await read())
        const found = entries.find(({ uid }) => uid === visitUidOf(place.token))
        expect(found?.description.split('\n')).toContain(`Fotógrafo: ${name}`)
      }
    }
  })

  test('tells the office the company and the photographer, and nobody contacts or keys', async () => {
    const session = await demoVisits(demo).session(place.id)
    const [ofCity, ofClient] = [await subscribe(admin, session.city), await subscribe(client)]
    await book(monday, '08h30')
    const found = readCalendarFile(await ofCity()).entries.find(({ uid }) => uid === visitUidOf(place.token))
    expect(found?.description).toMatch(
      /Cliente: .+\nFotógrafo: .+\nhttp:\/\/localhost:3000\/backoffice\/sessions\/\d+$/,
    )
    const secrets = [
      ...['Ana Souza', 'ana@exemplo.test', '99999-8888', '999998888', 'Na portaria'],
      ...Object.values(session.responsible_information ?? {}),
    ].filter((one) => typeof one === 'string' && one.length > 3)
    const unfolded = `${await ofCity()}${await ofClient()}`.replaceAll('\r\n ', '').toLowerCase()
    for (const secret of secrets) expect(unfolded).not.toContain(String(secret).toLowerCase())
  })
})

describe('a feed', () => {
  test('names itself, says how often to read it, and is a whole calendar without visits, too', async () => {
    const read = await subscribe(client)
    const full = readCalendarFile(await read())
    expect(full.entries.length).toBeGreaterThan(1)
    const named = ['name', 'x-wr-calname', 'x-wr-timezone', 'x-published-ttl', 'method']
    expect(named.map(full.property)).toEqual([
      ...Array.from({ length: 2 }, () => 'Ensaio: Construtora Horizonte'),
      ...['America/Sao_Paulo', 'PT1H', 'PUBLISH'],
    ])
    expect(String(full.property('refresh-interval'))).toBe('PT1H')
    demo.setClock(later(400))
    const empty = readCalendarFile(await read())
    expect(empty.entries).toEqual([])
    expect(empty.parts).toEqual(['vtimezone'])
  })

  // Rule statement-count.
  test('takes one statement for all its visits', async () => {
    const asked: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const rows = await readFeedVisits(demo.db.withPlugin(counter), { city: 'São Paulo' }, noon)
    expect(rows.length).toBeGreaterThan(3)
    expect(asked).toHaveLength(1)
  })
})
