import { type CompanyPerson, defaultZone, type Statement, standardHouse } from '@ensaio/domain'
import { hostTour } from '@ensaio/testing/scenes/hosted-tour'
import { unzipped } from '@ensaio/testing/scenes/unzipped'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { erasePerson } from '../privacy/repository/erase-person.ts'
import { writeHouseBrand } from '../settings/repository/house-brand.ts'
import { companyTables } from './repository/company-export.ts'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let owner: Caller
let companyId: number
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  const found = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = found.company_id ?? 0
})
afterAll(() => demo.close())

const linesOf = (file: Buffer | undefined) => (file ?? Buffer.of()).toString().trim().split('\r\n')
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await query.execute(demo.db)).rows[0]?.count)

describe('everything that a company owns (rule company-export)', () => {
  test('the statement of a postpaid company has the orders and refunds of the one on screen, and its balance', async () => {
    const tables = await transact(demo.db, (tx) =>
      companyTables(tx, companyId, { now: noon, zone: defaultZone }),
    )
    const extrato = tables.find(({ name }) => name === 'extrato.csv')
    const credit = await count(sql`select count(*) from ledger_entries
      where company_id = ${companyId} and account = 'credit'`)
    const onScreen: Statement = (await owner.get('/client/statement')).body.data
    const moved = linesOf(extrato?.content).map((line) => line.split(';'))
    expect(moved).toHaveLength(onScreen.entries.length + credit + 1)
    const billed = moved.filter(([, account]) => account === 'Fatura')
    expect(billed.map(([, , kind]) => kind)).toEqual(expect.arrayContaining(['Ensaio', 'Devolução']))
    const cents = billed.map(([, , , , amount]) => Math.round(Number(amount?.replace(',', '.')) * 100))
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(onScreen.balance * 100))
    expect(onScreen.balance).not.toBe(0)
  })

  test('tells what belongs to no property at the house’s clock (rule house-brand)', async () => {
    const prepaid = await signedIn(demo.app, 'prepago@demo.test')
    const paid = await demo.db
      .updateTable('payments')
      .set({ created_at: noon, paid_at: '2026-11-20T03:30:00.000Z' })
      .where('company_id', '=', (users) =>
        users.selectFrom('users').select('company_id').where('email', '=', 'prepago@demo.test'),
      )
      .returning('id')
      .execute()
    expect(paid.length).toBeGreaterThan(0)
    const brand = { ...standardHouse, time_zone: 'America/Manaus' }
    await transact(demo.db, (tx) => writeHouseBrand(tx, { brand, logo_file: null }, 1, noon))
    const answer = await prepaid.post('/company/export', {})
    await demo.db.deleteFrom('house_brand').execute()
    const [, ...payments] = linesOf((await unzipped(answer.bytes)).get('pagamentos.csv'))
    expect(payments.map((line) => line.split(';').slice(-2))).toEqual(
      paid.map(() => ['20/11/2026 11:00', '19/11/2026 23:30']),
    )
    expect(answer.headers['content-disposition']).toContain('_20_11_2026_11_00.zip')
  })

  test('is a zip of all its lists and of every delivered file, byte by byte, and of nothing else', async () => {
    const ended = await hostTour(demo.db, 'pospago@demo.test', '2026-11-19')
    await sql`insert into photo_favorites (photo_id, added_at) select photos.id, now() from photos
      join session_products p on p.id = session_product_id join photo_sessions s on s.id = p.session_id
      where s.company_id = ${companyId} and s.status = 5 and p.item_id = 9 and position = 0 limit 1`.execute(
      demo.db,
    )
    await sql`insert into hosting_renewals (session_id, months, renewed_on, price_cents, note, renewed_at)
      select id, 3, '2026-11-20', 0, 'Segredo da equipe', '2026-11-20T15:00:00Z' from photo_sessions
      where company_id = ${companyId} and status = 5 and id <> ${ended} limit 1`.execute(demo.db)
    const answer = await owner.post('/company/export', {})
    expect(answer.status).toBe(200)
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
    expect(answer.headers['content-disposition']).toContain('Construtora_Horizonte_20_11_2026_12_00.zip')
    const files = await unzipped(answer.bytes)
    const own = await count(sql`select count(*) from photo_sessions where company_id = ${companyId}`)
    expect(linesOf(files.get('ensaios.csv'))).toHaveLength(own + 1)
    expect(linesOf(files.get('ensaios.csv'))[0]).toContain('Ensaio;Código;Serviço;Situação;Rua')
    expect(files.has('extrato.csv')).toBe(true)
    const people = await count(sql`select count(*) from users where company_id = ${companyId}`)
    expect(linesOf(files.get('pessoas.csv'))).toHaveLength(people + 1)
    const comments = await count(sql`select count(*) from conversation_comments c
      join conversation_threads t on t.id = c.thread_id join photo_sessions s on s.id = t.session_id
      where s.company_id = ${companyId}`)
    expect(comments).toBeGreaterThan(5)
    expect(linesOf(files.get('conversa.csv'))).toHaveLength(comments + 1)
    expect(linesOf(files.get('conversa.csv')).join()).toMatch(
      /;Foto 2;Fotos profissionais;Mariana Duarte;Este canto/,
    )
    const links = linesOf(files.get('links.csv'))
    expect(links.some((line) => line.includes(';Tour virtual;'))).toBe(true)
    expect(links.some((line) => line.startsWith(`${ended};Tour virtual;`))).toBe(false)
    const hearts = linesOf(files.get('favoritas.csv'))
    expect(hearts.slice(1)).toEqual([expect.stringMatching(/^\d+;Fotos profissionais;1;$/)])
    const given = linesOf(files.get('hospedagem.csv'))
    expect(given[0]).toBe('Ensaio;Meses;Renovada em;Preço (R$);Quem')
    expect(given.at(-1)).toMatch(/^\d+;3;20\/11\/2026 \d\d:\d\d;0,00;Equipe$/)
    expect(given.join()).not.toContain('Segredo da equipe')
    const { rows } = await sql<{ file: string; bytes: number }>`select m.file, m.bytes from session_products p
      join photo_sessions s on s.id = p.session_id
      join (select session_product_id, file, bytes from photos
        union all select session_product_id, file, bytes from blueprints
        union all select session_product_id, file, bytes from video_files) m on m.session_product_id = p.id
      where s.company_id = ${companyId} and p.item_id in (6, 7, 9, 10, 11)
        and (p.status = 3 or s.status in (5, 8))`.execute(demo.db)
    const delivered = [...files].filter(([name]) => name.startsWith('arquivos/'))
    expect(delivered.length).toBe(rows.length)
    expect(delivered.length).toBeGreaterThan(10)
    const sizes = (all: readonly number[]) => all.toSorted((one, other) => one - other)
    expect(sizes(delivered.map(([, { length }]) => length))).toEqual(sizes(rows.map(({ bytes }) => bytes)))
    expect(delivered[0]?.[0]).toMatch(/^arquivos\/\d{5}_\w+\/[a-z_]+\/01_\w+\.(jpg|png|pdf|dwg)$/)
    const event = await demo.db
      .selectFrom('office_events')
      .select(['kind', 'subject_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(event).toEqual({ kind: 'company_exported', subject_id: companyId })
  })

  test('leaves erased people out, as the page of people does', async () => {
    const { db } = demo
    await erasePerson(db, { emails: ['leitura@demo.test'], phones: [], cpfs: [] }, noon)
    const tables = await transact(db, (tx) => companyTables(tx, companyId, { now: noon, zone: defaultZone }))
    const [, ...people] = linesOf(tables.find(({ name }) => name === 'pessoas.csv')?.content)
    const onScreen: CompanyPerson[] = (await owner.get('/people')).body.data
    expect(people.map((line) => line.split(';')[1]).toSorted()).toEqual(
      onScreen.map(({ email }) => email).toSorted(),
    )
  })

  test('staff with the right get the same; an unknown company is 404, and a lost file breaks it off', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const path = `/staff/companies/${companyId}/export`
    const [theirs, mine] = [await admin.post(path, {}), await owner.post('/company/export', {})]
    expect(theirs.bytes.length).toBe(mine.bytes.length)
    expect((await admin.post('/staff/companies/999999/export', {})).status).toBe(404)
    const photo = sql`(select photos.id from photos join session_products p on p.id = session_product_id
      join photo_sessions s on s.id = p.session_id
      where s.company_id = ${companyId} and s.status = 5 and p.item_id = 9 limit 1)`
    await sql`update photos set bytes = bytes + 1 where id = ${photo}`.execute(demo.db)
    await expect(admin.post(path, {})).rejects.toThrow()
  })
})
