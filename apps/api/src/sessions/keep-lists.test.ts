import { type SessionPage, SessionSearch } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type KyselyPlugin, sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenAnswer } from '../http/written-answer.ts'
import { keepLists } from './keep-lists.ts'
import { versionOf } from './repository/list-version.ts'

const noon = '2026-11-20T15:00:00.000Z'
const everything = v.parse(SessionSearch, {})

let demo: DemoApp
let companyId: number
let asked: string[]
let list: ReturnType<typeof keepLists>

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  const found = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = found.company_id ?? 0
  list = keepLists(counted(), everyone)
})
afterAll(() => demo.close())

/** Every answer is checked against the schema. */
const everyone = {
  oneIn: 1,
  onMisfit: (misfit: string) => {
    throw new Error(misfit)
  },
}

/** The database, whose statements are noted in `asked`. */
function counted() {
  asked = []
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return demo.db.withPlugin(counter)
}

const read = ({ text }: WrittenAnswer) => (JSON.parse(text.toString()) as { data: SessionPage }).data
/** A company as its people come, with the version of its list. */
async function reader(company = companyId) {
  const { version } = await versionOf(demo.db, company).executeTakeFirstOrThrow()
  return { companyId: company, listVersion: version }
}
const answer = async (now = noon) => read(await list(await reader(), everything, now))
const fresh = async (search: typeof everything) =>
  read(await keepLists(demo.db, everyone)({ companyId }, search, noon))

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = asked.length
  await work()
  return asked.length - before
}

test('a repeated search asks for nothing more than its reader; another search and another company are not answered by it', async () => {
  const first = await answer()
  expect(first.sessions.length).toBeGreaterThan(20)
  expect(await statementsOf(answer)).toBe(0)
  expect(await answer()).toEqual(first)
  const second = read(await list(await reader(), { ...everything, page: 2 }, noon))
  expect(second.sessions[0]).not.toEqual(first.sessions[0])
  const other = await demo.db
    .selectFrom('session_counts')
    .select('company_id')
    .where('company_id', '!=', companyId)
    .executeTakeFirstOrThrow()
  const others = read(await list(await reader(other.company_id), everything, noon))
  expect(others.sessions.map(({ id }) => id)).not.toContain(first.sessions[0]?.id)
})

/** Ensaios with visits and material: the first page of all of them shows neither. */
const dated = v.parse(SessionSearch, { filter: { status: [2, 4, 5] } })

/** A write to each thing that a row shows, by what it changes. */
const writes: Record<string, (ids: number[]) => ReturnType<typeof sql>> = {
  'a reference': (ids) => sql`update photo_sessions set client_code = 'NOVA-1' where id = ${ids[0]}`,
  'an address': (ids) =>
    sql`update photo_sessions set address = jsonb_set(address, '{url}', '"https://example.com/mapa"') where id = ${ids[0]}`,
  'a status': (ids) => sql`update photo_sessions set status = 6, delivered_at = null where id = ${ids[1]}`,
  'a released visit': (ids) =>
    sql`update bookings set released_at = ${noon} where session_id = any(${ids}) and released_at is null`,
  'the name of a photographer': () => sql`update providers set name = name || ' Filho'`,
  'the name of a service': () => sql`update services set name = name || ' (novo)'`,
  'the cover of an ensaio': (ids) =>
    sql`update photos set is_featured = false, position = 1000 - position where session_product_id in (select id from session_products where session_id = any(${ids}))`,
  'the status of several': () =>
    sql`update photo_sessions set status = 4, delivered_at = null where status = 5`,
  'what is delivered': (ids) => sql`update session_products set status = 1 where session_id = any(${ids})`,
  'the company of an ensaio': (ids) =>
    sql`update photo_sessions set company_id = (select min(id) from companies where id <> company_id) where id = ${ids[2]}`,
}

describe('the answer after a write is the new one:', () => {
  test.each(Object.entries(writes))('%s', async (_, write) => {
    const both = async () =>
      Promise.all([everything, dated].map(async (one) => read(await list(await reader(), one, noon))))
    const before = await both()
    await write((before[1]?.sessions ?? []).map(({ id }) => id)).execute(demo.db)
    const after = await both()
    expect(after).toEqual([await fresh(everything), await fresh(dated)])
    expect(after).not.toEqual(before)
  })

  test('and a write that was taken back leaves the kept one', async () => {
    const before = await answer()
    await demo.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('photo_sessions').set({ client_code: 'DESFEITA' }).execute()
        throw new Error('on purpose')
      })
      .catch(() => undefined)
    expect(await statementsOf(answer)).toBe(0)
    expect(await answer()).toEqual(before)
  })
})

test('a visit leaves what comes next when it begins, without a write', async () => {
  const starts = '2026-11-20T15:00:30.000Z'
  const { sessions } = await answer()
  const id = sessions[3]?.id ?? 0
  await demo.db
    .updateTable('photo_sessions')
    .set({ status: 2, scheduled_for: starts, canceled_at: null })
    .where('id', '=', id)
    .execute()
  const ids = async (now: string) => (await answer(now)).next?.map((one) => one.id)
  expect(await ids(noon)).toContain(id)
  expect(await ids('2026-11-20T15:00:30.001Z')).not.toContain(id)
})

test('the first answer and every third after it are checked; one that does not fit is told without its values, and sent (rule written-lists)', async () => {
  const misfits: string[] = []
  const checked = keepLists(demo.db, { oneIn: 3, onMisfit: (misfit) => misfits.push(misfit) })
  await sql`update photo_sessions set vertical_data = vertical_data || '{"unit": 12345}' where company_id = ${companyId}`.execute(
    demo.db,
  )
  const told: number[] = []
  for (const order_by of ['id', 'created_at', 'id', 'status', 'client_code', 'scheduled_for']) {
    const search = v.parse(SessionSearch, { filter: { status: [] }, order_by })
    const { sessions } = read(await checked(await reader(), search, noon))
    expect(sessions[0]?.vertical_data.unit).toBe(12345)
    told.push(misfits.length)
  }
  // The third was kept, and kept answers are not checked again.
  expect(told).toEqual([1, 1, 1, 1, 2, 2])
  expect(misfits[0]).toContain('sessions.0.vertical_data.unit')
  expect(misfits.join()).not.toContain('12345')
  await sql`update photo_sessions set vertical_data = vertical_data || '{"unit": null}'`.execute(demo.db)
})

test('every table that the list reads moves its version', async () => {
  await keepLists(counted(), everyone)({ companyId }, everything, noon)
  const text = asked.join()
  const all = await sql<{ name: string; moves: boolean }>`
    select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%move_list%') as moves
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(demo.db)
  const isRead = ({ name }: { name: string }) =>
    new RegExp(`"name":"${name}"|(from|join) ${name}\\b`).test(text)
  const tables = all.rows.filter(isRead)
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['photo_sessions', 'session_counts', 'providers', 'photos', 'ratings']),
  )
  expect(tables.filter(({ moves }) => !moves).map(({ name }) => name)).toEqual(['session_counts'])
})
