import { buildCity } from '@ensaio/testing/scenes/city'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretHash } from '../src/accounts/login-session.ts'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'

const rounds = process.env.TRUST === 'full' ? 100 : 20
const price = 39_900
const credit = 10_000_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** A prepaid company with paid ensaios, and two larger services at other prices. */
async function scene() {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const [one, other] = await Promise.all([start(), start()])
  const { db, close } = openPostgres(url, () => undefined)
  const tokens = await buildCity(db, { photographers: 1, sessions: rounds })
  await db.updateTable('companies').set({ payment_plan: 1, balance_cents: credit }).execute()
  await db
    .insertInto('cities')
    .values({ name: 'Porto Alegre', state: 'RS', time_zone: 'America/Sao_Paulo' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('cities').set({ active: true }).where('name', '=', 'Porto Alegre').execute()
  const sessions = await db.selectFrom('photo_sessions').select(['id', 'token', 'company_id']).execute()
  const now = new Date().toISOString()
  for (const { id, company_id } of sessions) {
    const entry = {
      company_id,
      session_id: id,
      payment_id: null,
      reason: null,
      user_id: null,
      created_at: now,
    }
    await db
      .insertInto('ledger_entries')
      .values({ ...entry, account: 'credit', kind: 'order', amount_cents: -price })
      .execute()
  }
  const larger: number[] = []
  for (const [name, price_cents] of [
    ['Fotos e tour', 48_800],
    ['Completo', 59_900],
  ] as const) {
    const { id } = await db
      .insertInto('services')
      .values({ name, vertical_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('service_items').values({ service_id: id, item_id: 9 }).execute()
    const rule = { service_id: id, name: 'Todas', city: null, area_up_to: 1000, price_cents }
    await db.insertInto('price_rules').values(rule).execute()
    larger.push(id)
  }
  const cookie = await signIn(db)
  const end = async () => {
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
    await close()
  }
  const idOf = (token: string) => sessions.find((session) => session.token === token)?.id ?? 0
  return { one, other, db, tokens, larger, cookie, idOf, end }
}

async function signIn(db: Database): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const cookie = 'c'.repeat(43)
  const now = Date.now()
  await db
    .insertInto('auth_sessions')
    .values({
      id_hash: secretHash(cookie),
      user_id: id,
      signed_in_at: new Date(now).toISOString(),
      expires_at: new Date(now + 3_600_000).toISOString(),
    })
    .execute()
  return `ensaio=${cookie}`
}

async function post(url: string, path: string, cookie: string, body: object): Promise<number> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  return response.status
}

/** What an ensaio costs, and what the ledger took for it. */
async function state(db: Database, id: number) {
  const session = await db
    .selectFrom('photo_sessions')
    .select(['status', 'price_cents', 'service_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_cents'])
    .where('session_id', '=', id)
    .execute()
  return { ...session, taken: entries.reduce((sum, { amount_cents }) => sum - amount_cents, 0), entries }
}

test('a service changes while the ensaio is cancelled, changed or booked: ledger and price agree (rule service-change)', async () => {
  const { one, other, db, tokens, larger, cookie, idOf, end } = await scene()
  const [tour = 0, whole = 0] = larger
  const slots = await offered(one.url, tokens[0] ?? '')
  const toTour = { service_id: tour, difference: 89 }
  const toWhole = { service_id: whole, difference: 200 }
  for (const [round, token] of tokens.entries()) {
    const id = idOf(token)
    const change = (url: string, body: object) => post(url, `/sessions/${id}/service`, cookie, body)
    const rival = [
      () => post(other.url, `/sessions/${id}`, cookie, { status: 3 }),
      () => change(other.url, toWhole),
      async () =>
        (await book(other.url, token, slots[round] ?? { date: '', hour: '08h30' })).outcome === 'ok'
          ? 200
          : 409,
    ][round % 3]
    const [changed, rivaled] = await Promise.all([change(one.url, toTour), rival?.()])
    const { status, price_cents, service_id, taken, entries } = await state(db, id)
    expect([200, 409]).toContain(changed)
    if (status === 3) expect(taken).toBe(0)
    else expect(taken).toBe(price_cents)
    if (round % 3 === 1) {
      expect([changed, rivaled].sort()).toEqual([200, 409])
      expect(entries.length).toBe(2)
      expect([tour, whole]).toContain(service_id)
    }
    if (round % 3 === 2) expect([changed, rivaled]).toEqual([200, 200])
  }
  const { balance_cents } = await db.selectFrom('companies').select('balance_cents').executeTakeFirstOrThrow()
  const { moved } = await db
    .selectFrom('ledger_entries')
    .select((build) => build.fn.sum<string>('amount_cents').as('moved'))
    .executeTakeFirstOrThrow()
  // The first debits are only in the ledger.
  expect(balance_cents).toBe(credit + Number(moved) + price * rounds)
  await end()
})
