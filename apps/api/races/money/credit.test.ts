import type { StaffCompanyDetail } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { type Buyer, buildShop, buyerAt, ledgerOf, type Shop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.ts'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  shop: Shop
  database: OpenDatabase
  /** The same admin on two server processes. */
  admins: [Buyer, Buyer]
}

async function insertAdmin({ db }: OpenDatabase, password: string): Promise<string> {
  const email = 'administra@corrida.test'
  const created_at = new Date().toISOString()
  const password_hash = await hashPassword(password)
  await db
    .insertInto('users')
    .values({ scope: 'admin', role: 'administrator', name: 'Administra', email, password_hash, created_at })
    .execute()
  return email
}

async function withScene(act: (scene: Scene) => Promise<void>): Promise<void> {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers: ServerProcess[] = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const shop = await buildShop(database.db, 100_000)
    const admin = { ...shop, email: await insertAdmin(database, shop.password) }
    const [one, other] = servers.map((server) => server.url)
    const admins: [Buyer, Buyer] = [await buyerAt(one ?? '', admin), await buyerAt(other ?? '', admin)]
    await act({ shop, database, admins })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

/** Takes R$ 399,00 `count` times at once, alternating between the servers, each with its own key or all with one. */
function storm({ shop, admins }: Scene, count: number, key?: string) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      admins[index % 2 === 0 ? 0 : 1].post(
        `/staff/companies/${shop.companyId}/credit`,
        { amount: -399, reason: 'Estorno' },
        key ?? `adjustment-${index}`,
      ),
    ),
  )
}

const withStatus = <Answer extends { status: number }>(answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status)

test('R$ 1.000,00 and 100 adjustments of −R$ 399,00 at once: 2 succeed, 98 get 422, R$ 202,00 are left', async () => {
  await withScene(async (scene) => {
    const answers = await storm(scene, 100)
    const refused = withStatus(answers, 422)
    expect([withStatus(answers, 200).length, refused.length]).toEqual([2, 98])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['invalid']))
    const { db } = scene.database
    expect(await ledgerOf(db, scene.shop.companyId)).toMatchObject({ balance: 20_200, sum: 20_200 })
    const taken = await db
      .selectFrom('ledger_entries')
      .select(['amount_cents', 'reason'])
      .where('user_id', 'is not', null)
      .execute()
    expect(taken).toEqual([
      { amount_cents: -39_900, reason: 'Estorno' },
      { amount_cents: -39_900, reason: 'Estorno' },
    ])
  })
})

test('one adjustment with one key sent 50 times is one entry, and every answer is the same', async () => {
  await withScene(async (scene) => {
    const answers = await storm(scene, 50, 'adjustment')
    expect(withStatus(answers, 200)).toHaveLength(50)
    const heard = answers.map(({ data }) => (data as StaffCompanyDetail).statement.entries.length)
    expect(new Set(heard)).toEqual(new Set([2]))
    expect(await ledgerOf(scene.database.db, scene.shop.companyId)).toMatchObject({
      balance: 60_100,
      sum: 60_100,
    })
  })
})

test('the queries of the back office work on Postgres, too', async () => {
  await withScene(async ({ shop, database, admins: [admin] }) => {
    await buildCity(database.db, { photographers: 2, sessions: 1 })
    const providers = await admin.get('/staff/providers')
    expect(providers.data).toMatchObject([
      { name: 'Fotógrafo 1', working_days: [1, 2, 3, 4, 5, 6], time_off: [], upcoming_visits: 0 },
      { name: 'Fotógrafo 2' },
    ])
    const found = await admin.get(`/staff/companies?text=${encodeURIComponent('CORRÍDA')}`)
    expect(found.data).toMatchObject({ total: 2, companies: [{ sessions: 0 }, { sessions: 1 }] })
    const services = await admin.get('/staff/services')
    expect(services.data).toContainEqual(expect.objectContaining({ id: shop.serviceId, item_ids: [5, 6, 7] }))
    const today = new Date().toISOString().slice(0, 10)
    const capacity = await admin.get(`/staff/capacity?city=Porto%20Alegre&from=${today}`)
    expect(capacity.data).toHaveLength(28)
    const added = await admin.post('/staff/holidays', {
      day: '9000-07-17',
      city: 'Porto Alegre',
      name: 'Mudança',
    })
    expect(added.data).toContainEqual(expect.objectContaining({ day: '9000-07-17', name: 'Mudança' }))
    expect((await admin.get('/staff/mails?text=visita&state=sent')).data).toMatchObject({ mails: [] })
  })
})
