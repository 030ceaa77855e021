import type { Found } from '@ensaio/domain'
import { demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const visit = '2026-11-24T13:30:00.000Z'

let demo: DemoApp
let admin: Caller
let coordinator: Caller
let photographer: Caller
let id: number
let other: number

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const [product] = await demoProducts(demo.db, { itemId: 9, status: 2, provider: 'fotografo@demo.test' })
  id = product.sessionId
  const change = { address_text: 'rua do inventor 77 vila nova', client_code: 'ZQ-900', scheduled_for: visit }
  await demo.db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
  const foreign = await demo.db
    .selectFrom('photo_sessions as s')
    .select('s.id')
    .where((build) =>
      build.not(
        build.exists(build.selectFrom('bookings as b').select('b.id').whereRef('b.session_id', '=', 's.id')),
      ),
    )
    .executeTakeFirstOrThrow()
  other = foreign.id
  await demo.db
    .updateTable('photo_sessions')
    .set({ address_text: 'rua do inventor 78 vila nova' })
    .where('id', '=', other)
    .execute()
  const companyId = (
    await demo.db.selectFrom('companies').select('id').orderBy('id').executeTakeFirstOrThrow()
  ).id
  await demo.db
    .updateTable('companies')
    .set({ name: 'Órbita Imóveis', identification: '11222333000181' })
    .where('id', '=', companyId)
    .execute()
  await demo.db
    .insertInto('payments')
    .values({
      reference: 'Wq-7f3a91-4c2b-8e1d-5a90',
      company_id: companyId,
      user_id: (
        await demo.db
          .selectFrom('users')
          .select('id')
          .where('company_id', '=', companyId)
          .executeTakeFirstOrThrow()
      ).id,
      key_hash: null,
      body_hash: 'x',
      amount_cents: 39_900,
      description: 'Crédito',
      payer_name: 'Ana',
      payer_identity: '52998224725',
      status: 3,
      created_at: noon,
    } as never)
    .execute()
})
afterAll(() => demo.close())

async function find(text: string, caller = admin): Promise<Found> {
  const answer = await caller.get(`/staff/find?text=${encodeURIComponent(text)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const ids = ({ sessions }: Found) => sessions.map((one) => one.id)

describe('what is found (rule one-search)', () => {
  test.each(['Inventor 77', 'INVENT 77', 'víla inventor 77', 'zq-900', 'ZQ 9'])(
    '%s is the ensaio, by the beginnings of its words',
    async (text) => {
      expect(ids(await find(text))).toEqual([id])
    },
  )

  test('an ensaio by its number, before the others', async () => {
    expect(ids(await find(`nº ${id}`))[0]).toBe(id)
    expect(ids(await find(`#${id}`))[0]).toBe(id)
  })

  test('a company by its name and CNPJ, with its ensaios', async () => {
    for (const text of ['orbita', 'Órbita imov', '11.222.333/0001']) {
      expect((await find(text)).companies.map(({ name }) => name)).toEqual(['Órbita Imóveis'])
    }
    const { sessions } = await find('orbita')
    expect(sessions.length).toBeGreaterThan(0)
    expect(sessions.every(({ client }) => client === 'Órbita Imóveis')).toBe(true)
  })

  test.each([
    ['united with it', true],
    ['of others', false],
  ])('the ensaios of a client, behind five %s whose names have the same word', async (_whose, isUnited) => {
    const names = Array.from({ length: 5 }, (_, nth) => `Zenital ${nth}`)
    const own = demo.db.selectFrom('photo_sessions').select('company_id').where('id', '=', id)
    const { company_id: kept } = await own.executeTakeFirstOrThrow()
    const { name } = await demo.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow()
    // Before the one that has ensaios, in the order of their ids.
    await sql`insert into companies (id, name, payment_plan, created_at, active, merged_into) overriding system value
      select -nth, names.name, 1, ${noon}::timestamptz, ${!isUnited}, ${isUnited ? kept : null}::int
      from unnest(${names}::text[]) with ordinality as names (name, nth)`.execute(demo.db)
    await demo.db.updateTable('companies').set({ name: 'Zenital Imóveis' }).where('id', '=', kept).execute()
    const found = [await find('zenital', photographer), ...(isUnited ? [await find('zenital')] : [])]
    await demo.db.deleteFrom('companies').where('id', '<', 0).execute()
    await demo.db.updateTable('companies').set({ name }).where('id', '=', kept).execute()
    for (const { sessions } of found) {
      expect(sessions.length).toBeGreaterThan(0)
      expect(sessions.every(({ client }) => client === 'Zenital Imóveis')).toBe(true)
    }
  })

  test('a person by name and e-mail address', async () => {
    const { people } = await find('pospago@demo')
    expect(people.map(({ of, detail }) => [of, detail])).toEqual([['client', 'pospago@demo.test']])
    const photographers = [await find('caio'), await find('fotografo@demo')]
    for (const { people } of photographers) {
      expect(people).toMatchObject([{ of: 'photographer', name: 'Caio Brandão', client: null }])
    }
    expect((await find('admin@demo')).people.map(({ of }) => of)).toEqual(['office'])
  })

  test('a payment by the beginning of its reference', async () => {
    expect((await find('wq-7f')).payments).toMatchObject([
      { reference: 'Wq-7f3a91-4c2b-8e1d-5a90', amount: 399 },
    ])
  })

  test('at most five of each kind; signs alone find nothing', async () => {
    expect((await find('rua')).sessions.length).toBeLessThanOrEqual(5)
    for (const text of ["'&|", '%%', '**'])
      expect(await find(text)).toEqual({ sessions: [], companies: [], people: [], payments: [] })
  })

  test('one character is refused', async () => {
    expect((await admin.get('/staff/find?text=a')).status).toBe(422)
  })
})

describe('who finds what (rule one-search)', () => {
  test('coordinators find companies and their people, no payments and nobody of the office', async () => {
    expect((await find('orbita', coordinator)).companies).toHaveLength(1)
    expect((await find('pospago@demo', coordinator)).people).toHaveLength(1)
    expect((await find('wq-7f', coordinator)).payments).toEqual([])
    expect((await find('admin@demo', coordinator)).people).toEqual([])
  })

  test('photographers find their own ensaios alone, and neither companies, people nor payments', async () => {
    demo.setClock('2026-11-23T15:00:00.000Z')
    expect(ids(await find('inventor', photographer))).toEqual([id])
    expect(ids(await find('inventor'))).toEqual(expect.arrayContaining([id, other]))
    expect(ids(await find(`nº ${other}`, photographer))).not.toContain(other)
    for (const text of ['orbita', 'pospago@demo', 'luiza', 'wq-7f']) {
      const { companies, people, payments } = await find(text, photographer)
      expect([companies, people, payments], text).toEqual([[], [], []])
    }
    demo.setClock(noon)
  })

  test('newer ensaios whose address photographers may not read take no place of those they may (rule photographer-window)', async () => {
    const { rows } = await sql<{ id: number }>`select b.session_id as id from bookings b
      join providers p on p.id = b.provider_id join users u on u.id = p.user_id
      where u.email = 'fotografo@demo.test' and b.released_at is null and b.session_id <> ${id}
      order by b.session_id desc limit 7`.execute(demo.db)
    const mine = rows.map((row) => row.id)
    const before = await demo.db
      .selectFrom('photo_sessions')
      .select(['id', 'address_text', 'scheduled_for'])
      .where('id', 'in', mine)
      .execute()
    await sql`update photo_sessions set address_text = 'travessa do eco 9',
      scheduled_for = ${noon}::timestamptz + case when id = ${mine.at(-1)} then interval '1 day' else interval '80 hours' end
      where id = any(${mine}::int[])`.execute(demo.db)
    expect(mine).toHaveLength(7)
    expect(ids(await find('travessa do eco', photographer))).toEqual([mine.at(-1)])
    for (const { id: one, ...was } of before)
      await demo.db.updateTable('photo_sessions').set(was).where('id', '=', one).execute()
  })

  test('photographers do not find by an address that they may not read yet (rule photographer-window)', async () => {
    expect(ids(await find('inventor', photographer))).toEqual([])
    const [found] = (await find(`nº ${id}`, photographer)).sessions
    expect(found).toMatchObject({
      id,
      address: { url: null },
      vertical_data: { unit: null, complement: null },
    })
  })
})
