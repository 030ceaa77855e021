import { addressOf, SessionPage, SessionSearch, type SessionStatus, sessionOrders } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../../database/database.ts'
import { keepLists } from '../keep-lists.ts'
import { nextSessions } from './next-sessions.ts'
import { listedIds } from './search-sessions.ts'
import { selectSummaries, summaryOf } from './summaries.ts'

const noon = '2026-11-20T15:00:00.000Z'
let database: OpenDatabase
let db: Database

beforeAll(async () => {
  database = await openEmptyDatabase()
  db = database.db
  await buildCity(db, { photographers: 1, sessions: 0 })
  await sql`insert into services (name, vertical_id) values (${odd.join(' ')}, 1), ('Carro "usado" \\ só fotos', 2)`.execute(
    db,
  )
  await sql`insert into providers (name, city) select name, 'Porto Alegre' from unnest(${odd}::text[]) name`.execute(
    db,
  )
})
afterAll(() => database.close())

/** Texts that JSON writes in a way of their own, or that could be taken for its marks. */
const odd = [
  '"aspas" e \\ barra',
  '\b\f\n\r\t\u0001\u001f\u007f',
  '📷🏽 não',
  'a\u2028b\u2029',
  '", "',
  '": [{',
  '</script>',
  '\\u0041',
  ' ',
]
const text = fc.oneof(
  fc.constantFrom(...odd, 'AP-12', 'Rua da Praia'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((one) => one.replaceAll('\0', '')),
)
const maybe = fc.option(text)
/** Instants as Postgres keeps them, to the microsecond. */
const instant = fc
  .tuple(
    fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    fc.constantFrom('', '', '001', '999'),
  )
  .map(([date, micro]) =>
    micro ? date.toISOString().replace('Z', `${micro}Z`) : `${date.toISOString().slice(0, 19)}Z`,
  )

const ensaio = fc.record({
  status: fc.constantFrom<SessionStatus[]>(1, 2, 3, 4, 5, 6, 7, 8),
  scheduled_for: instant,
  hasDate: fc.boolean(),
  created_at: instant,
  delivered_at: fc.option(instant),
  time_zone: fc.constantFrom('America/Sao_Paulo', 'America/Noronha', 'UTC'),
  client_code: maybe,
  delivery_days: fc.integer({ min: 1, max: 90 }),
  delivery_working_days: fc.boolean(),
  late_fee_percent: fc.integer({ min: 0, max: 100 }),
  parts: fc.record({
    street: text,
    number: text,
    neighborhood: text,
    city: text,
    state: text,
    postal_code: text,
  }),
  url: fc.option(fc.webUrl(), { nil: 'own' }),
  vertical_data: fc.record({
    unit: maybe,
    complement: maybe,
    reference: maybe,
    keys: maybe,
    additional_info: maybe,
    kind: fc.constantFrom('house', null),
    area: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
  }),
  service: fc.constantFrom(1, 2, 3),
  photographer: fc.option(fc.integer({ min: 1, max: odd.length + 1 })),
  photos: fc.array(fc.record({ is_featured: fc.boolean(), version: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 2,
  }),
  isMaterialDelivered: fc.boolean(),
})
type Ensaio = ReturnType<typeof ensaio.generate>['value']

/** Creates a company with ensaios, and returns its id. */
async function createCompany(all: readonly Ensaio[]): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({ name: 'Lista', payment_plan: 2, created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const one of all) {
    const { parts, url, hasDate, service, photographer, photos, isMaterialDelivered, ...given } = one
    const isCanceled = one.status === 3
    const address = addressOf(parts)
    const row = await db
      .insertInto('photo_sessions')
      .values({
        ...given,
        token: crypto.randomUUID(),
        company_id: id,
        created_by: 1,
        service_id: service,
        price_cents: 100,
        city: 'Porto Alegre',
        scheduled_for: one.status === 1 ? null : one.scheduled_for,
        canceled_at: isCanceled ? noon : null,
        delivered_at: one.status === 5 ? (one.delivered_at ?? noon) : one.delivered_at,
        address: JSON.stringify(url === 'own' ? address : { ...address, url }),
        address_text: 'rua da praia',
        vertical_data: JSON.stringify(one.vertical_data),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Loses its date, and keeps the day that was promised by it.
    if (isCanceled && !hasDate) {
      await db.updateTable('photo_sessions').set({ scheduled_for: null }).where('id', '=', row.id).execute()
    }
    if (photographer !== null) {
      const day = new Date(Date.parse(noon) + row.id * 86_400_000).toISOString().slice(0, 10)
      await sql`insert into bookings (provider_id, session_id, day, hour, created_at, released_at)
        values (${photographer}, ${row.id}, ${day}, '09h00', ${noon}, ${isCanceled || row.id % 2 ? noon : null})`.execute(
        db,
      )
    }
    if (photos.length === 0) continue
    await sql`with product as (insert into session_products (session_id, item_id, status) values (${row.id}, 9, ${isMaterialDelivered ? 3 : 1}) returning id)
      insert into photos (session_product_id, file, thumbnail_file, position, bytes, sha256, version, is_featured)
      select product.id, 'a', 'b', one.n, 1, one.n::text, one.version, one.n = ${photos[1]?.is_featured ? 2 : 1}
      from product, unnest(${photos.map(({ version }) => version)}::int[]) with ordinality one(version, n)`.execute(
      db,
    )
  }
  return id
}

type Search = v.InferOutput<typeof SessionSearch>

/** The answer as written in JavaScript, from the rows that details and CSV are made of, in the order of the CSV. */
async function expected(companyId: number, search: Search): Promise<string> {
  const { status: wanted = [], ...others } = search.filter
  const read = async (ids: readonly number[]) =>
    ids.length === 0
      ? []
      : selectSummaries(db)
          .where('s.id', 'in', [...ids])
          .execute()
  const listed = await listedIds(db, companyId, search)
  const counted = await read(await listedIds(db, companyId, { ...search, filter: others }))
  const rows = new Map(counted.map((row) => [row.id, summaryOf(row)]))
  const count = (of: readonly number[]) =>
    counted.filter(({ status }) => of.length === 0 || of.includes(status)).length
  const isUsual = search.page === 1 && Object.keys(search.filter).length === 0
  const page = {
    sessions: listed.slice((search.page - 1) * 25, search.page * 25).flatMap((id) => rows.get(id) ?? []),
    ...(isUsual && { next: await nextSessions(db, companyId, noon) }),
    last_page: Math.max(1, Math.ceil(count(wanted) / 25)),
    total_sessions: count([]),
    total_pendings: count([4]),
    total_delivereds: count([5]),
    total_scheduleds: count([2]),
  }
  return JSON.stringify({ data: v.parse(SessionPage, page) })
}

async function answered(companyId: number, search: Search): Promise<string> {
  const onMisfit = (misfit: string) => expect.fail(misfit)
  return (await keepLists(db, { oneIn: 1, onMisfit })({ companyId }, search, noon)).text.toString()
}

const day = fc.integer({ min: 2001, max: 2099 }).map((year) => `${year}-06-15`)
const range = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([one, other]) => (one && other && one > other ? { from: other, to: one } : { from: one, to: other }))
const searches = fc.record({
  page: fc.constantFrom(1, 1, 1, 2, 3),
  order_by: fc.constantFrom('scheduled_for' as const, ...sessionOrders),
  descending: fc.constantFrom(true, true, false),
  filter: fc.record(
    {
      status: fc.subarray<SessionStatus>([1, 2, 3, 4, 5, 6, 7, 8]),
      session_date: range,
      created_date: range,
      client_code: fc.constantFrom('', 'ap', '"', '\\', '📷', '1'),
      services: fc.subarray([1, 2, 3]),
      address: fc.constantFrom('', 'rua', 'praia 1', 'nada'),
    },
    { requiredKeys: [] },
  ),
})

describe('what Postgres writes is what JavaScript would, byte for byte (rule written-lists):', () => {
  test('any ensaios, under any search', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(ensaio, { maxLength: 60 }),
        fc.array(searches, { minLength: 5, maxLength: 10 }),
        async (all, asked) => {
          const companyId = await createCompany(all)
          for (const one of [{}, ...asked]) {
            const search = v.parse(SessionSearch, one)
            expect(await answered(companyId, search)).toBe(await expected(companyId, search))
          }
        },
      ),
      { numRuns: 25, seed: 440 },
    )
  })

  test('no ensaios, of a company that had none', async () => {
    const none = v.parse(SessionSearch, {})
    expect(JSON.parse(await answered(987_654, none)).data).toEqual({
      sessions: [],
      next: [],
      last_page: 1,
      total_sessions: 0,
      total_pendings: 0,
      total_delivereds: 0,
      total_scheduleds: 0,
    })
  })

  test('the pages of a long list, near either end and beyond the last', async () => {
    const one = fc.sample(ensaio, { numRuns: 40, seed: 440 })
    const companyId = await createCompany(one)
    for (let copies = 40; copies < 1280; copies *= 2) {
      await sql`insert into photo_sessions (token, company_id, created_by, service_id, status, scheduled_for, time_zone, created_at, delivered_at, canceled_at,
        price_cents, client_code, city, address, address_text, vertical_data) select gen_random_uuid()::text, company_id, created_by, service_id, status, scheduled_for,
        time_zone, created_at, delivered_at, canceled_at, price_cents, client_code, city, address, address_text, vertical_data
        from photo_sessions where company_id = ${companyId}`.execute(db)
    }
    for (const page of [1, 2, 41, 42, 50, 51, 52, 53]) {
      for (const more of [{}, { descending: false }, { filter: { created_date: { from: '2001-01-01' } } }]) {
        const search = v.parse(SessionSearch, { page, ...more })
        expect(await answered(companyId, search)).toBe(await expected(companyId, search))
      }
    }
  })
})
