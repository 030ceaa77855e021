import { type AuditEntry, type AuditPage, initialSettings, standardHouse } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { csvLines } from '../files/csv.ts'
import { erasePerson } from '../privacy/repository/erase-person.ts'
import { writeHouseBrand } from '../settings/repository/house-brand.ts'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await sql`truncate office_events`.execute(demo.db)
})

async function page(query: Record<string, string> = {}): Promise<AuditPage> {
  const answer = await admin.get(`/staff/audit?${new URLSearchParams(query)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const told = (entries: readonly AuditEntry[]) => entries.map(({ actor, text }) => `${actor} ${text}`)
const newest = async () => (await page()).entries[0]
const idOf = async (email: string) =>
  (await demo.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function insert(
  events: { kind: string; subject?: number; detail?: object; at?: string; by?: number }[],
) {
  const by = await idOf('admin@demo.test')
  const rows = events.map(({ kind, subject = 1, detail = {}, at = noon, by: userId = by }) => ({
    kind: kind as never,
    user_id: userId,
    subject_id: subject,
    detail: JSON.stringify(detail),
    created_at: at,
  }))
  await demo.db.insertInto('office_events').values(rows).execute()
}

describe('the audit log (rule audit-log)', () => {
  test('tells a change of one setting from its old to its new value, and of several all fields', async () => {
    await demo.db.deleteFrom('settings').execute()
    await admin.post('/staff/settings', { ...initialSettings, delivery_days: 3 })
    expect(await newest()).toMatchObject({
      actor: 'Helena Prado',
      text: 'mudou o prazo de entrega de 4 para 3 dias',
      subject: { of: 'house', label: null },
      changes: [{ label: 'Prazo de entrega', from: '4 dias', to: '3 dias' }],
    })
    await admin.post('/staff/settings', { ...initialSettings, late_fee_percent: 50, late_hours: 48 })
    expect(await newest()).toMatchObject({
      text: 'mudou os prazos e as taxas',
      changes: [
        { label: 'Prazo de entrega', from: '3 dias', to: '4 dias' },
        { label: 'Taxa de cancelamento', from: '30 %', to: '50 %' },
        { label: 'Prazo da taxa de cancelamento', from: '24 horas', to: '48 horas' },
      ],
    })
    await admin.post('/staff/settings', initialSettings)
  })

  test('tells credit, plan, city, photographer and service with the names of their subjects', async () => {
    const { id } = await demo.db
      .selectFrom('companies')
      .select('id')
      .where('name', 'like', '%Maré Alta')
      .executeTakeFirstOrThrow()
    await admin.post(
      `/staff/companies/${id}/credit`,
      { amount: 50, reason: 'Cortesia' },
      { 'idempotency-key': 'k'.repeat(20) },
    )
    expect(await newest()).toMatchObject({
      text: 'deu R$\u00a050,00 de crédito: “Cortesia”',
      subject: { of: 'company', id, label: expect.stringContaining('Maré Alta') },
    })
    await admin.post(`/staff/companies/${id}`, { payment_plan: 2 })
    expect(await newest()).toMatchObject({ text: 'mudou o plano de pré-pago para pós-pago' })
    const city = await demo.db
      .selectFrom('cities')
      .selectAll()
      .where('name', '=', 'Porto Alegre')
      .executeTakeFirst()
    await admin.post(`/staff/cities/${city?.id}`, { active: !city?.active })
    expect(await newest()).toMatchObject({
      text: expect.stringMatching(/^mudou a situação de (in)?ativo para (in)?ativo$/),
      subject: { of: 'city', label: 'Porto Alegre (RS)' },
    })
    const provider = await demo.db
      .selectFrom('providers')
      .select(['id', 'name'])
      .orderBy('id')
      .executeTakeFirst()
    await admin.post(`/staff/providers/${provider?.id}`, { working_days: [1, 2] })
    expect(await newest()).toMatchObject({
      text: expect.stringMatching(/^mudou os dias de trabalho de .* para segunda-feira, terça-feira$/),
      subject: { of: 'photographer', label: provider?.name },
    })
    const service = await demo.db
      .selectFrom('services')
      .select(['id', 'name'])
      .orderBy('id')
      .executeTakeFirst()
    await admin.post(`/staff/services/${service?.id}`, { name: 'Fotos de dia' })
    expect(await newest()).toMatchObject({
      text: `mudou o nome de ${service?.name} para Fotos de dia`,
      subject: { of: 'service', label: 'Fotos de dia' },
    })
  })

  test('tells a cancellation with the fee that was charged or waived, and by whom', async () => {
    const { rows } = await sql<{ id: number }>`select id from photo_sessions s where status = 2
      and scheduled_for > ${noon}::timestamptz order by scheduled_for limit 2`.execute(demo.db)
    const near = new Date(Date.parse(noon) + 3_600_000).toISOString()
    for (const { id } of rows)
      await demo.db.updateTable('photo_sessions').set({ scheduled_for: near }).where('id', '=', id).execute()
    await admin.post(`/sessions/${rows[0]?.id}`, { status: 3, has_fee: false })
    await admin.post(`/sessions/${rows[1]?.id}`, { status: 3, has_fee: true })
    const { entries } = await page({ of: 'session' })
    expect(told(entries.filter(({ text }) => text.startsWith('cancelou')))).toEqual([
      expect.stringMatching(/^Helena Prado cancelou o ensaio, com a taxa de R\$\s[\d,.]+$/),
      expect.stringMatching(/^Helena Prado cancelou o ensaio e dispensou a taxa de R\$\s[\d,.]+$/),
    ])
  })

  test('keeps a read of keys and contacts by staff once per person, ensaio and hour, and none by clients', async () => {
    const { rows } = await sql<{ id: number; email: string }>`select s.id, users.email from photo_sessions s
      join users on users.company_id = s.company_id
      where responsible_information is not null and users.email = 'pospago@demo.test' order by s.id limit 1`.execute(
      demo.db,
    )
    const { id = 0, email = '' } = rows[0] ?? {}
    const client = await signedIn(demo.app, email)
    for (const caller of [client, admin, admin])
      expect((await caller.get(`/sessions/${id}`)).status).toBe(200)
    const reads = async () => told((await page({ of: 'session' })).entries)
    expect(await reads()).toEqual(['Helena Prado abriu as chaves e os contatos'])
    demo.setClock('2026-11-20T16:00:00.000Z')
    await admin.get(`/sessions/${id}`)
    expect(await reads()).toHaveLength(2)
  })

  test('keeps what a photographer was shown, and nothing outside the days of their visit (rule photographer-window)', async () => {
    const { rows } = await sql<{
      id: number
      scheduled_for: string
    }>`select s.id, s.scheduled_for from photo_sessions s
      join bookings b on b.session_id = s.id and b.released_at is null join providers p on p.id = b.provider_id
      join users u on u.id = p.user_id where u.email = 'fotografo@demo.test' and s.responsible_information is not null
      order by s.id limit 1`.execute(demo.db)
    const { id, scheduled_for } = rows[0] ?? { id: 0, scheduled_for: noon }
    const photographer = await signedIn(demo.app, 'fotografo@demo.test')
    const at = (days: number) => new Date(Date.parse(scheduled_for) + days * 86_400_000).toISOString()
    demo.setClock(at(-5))
    const early = await signedIn(demo.app, 'fotografo@demo.test')
    await early.get(`/sessions/${id}`)
    demo.setClock(at(0))
    for (const caller of [photographer, early]) await caller.get(`/sessions/${id}`)
    const kept = await demo.db.selectFrom('office_events').select(['kind', 'subject_id']).execute()
    expect(kept).toEqual([{ kind: 'contacts_read', subject_id: id }])
  })

  test('pages by the oldest entry, without gaps or repeats, also where instants are equal', async () => {
    await insert(Array.from({ length: 120 }, (_, nth) => ({ kind: 'company_added', subject: nth + 1 })))
    const seen: number[] = []
    let before: number | null = null
    do {
      const { entries, next }: AuditPage = await page(before === null ? {} : { before: String(before) })
      seen.push(...entries.map(({ subject }) => subject.id))
      before = next
    } while (before !== null)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, nth) => 120 - nth))
  })

  test('finds by person, area, days at the house’s clock and text, without accents', async () => {
    const other = await idOf('coordenacao@demo.test')
    await insert([
      { kind: 'city_added', detail: { name: 'Maceió', state: 'AL' }, at: '2026-11-10T02:59:00.000Z' },
      {
        kind: 'holiday_added',
        detail: { name: 'Aniversário', day: '2026-11-30' },
        at: '2026-11-10T03:00:00.000Z',
      },
      { kind: 'plan_changed', detail: { from: 1, to: 2 }, by: other },
    ])
    const found = async (query: Record<string, string>) => (await page(query)).entries.map(({ text }) => text)
    expect(await found({ from: '2026-11-10', until: '2026-11-10' })).toEqual([
      'marcou o feriado Aniversário, 30/11/2026',
    ])
    expect(await found({ text: 'maceio' })).toEqual(['adicionou a cidade'])
    expect(await found({ of: 'company' })).toEqual(['mudou o plano de pré-pago para pós-pago'])
    expect(await found({ person: String(other) })).toEqual(['mudou o plano de pré-pago para pós-pago'])
    expect(await found({ text: 'helena' })).toHaveLength(2)
    expect(await found({ text: 'helena', of: 'holiday' })).toHaveLength(1)
    expect(await found({ text: 'ninguém mesmo' })).toEqual([])
    expect((await admin.get('/staff/audit?from=ontem')).status).toBe(422)
  })

  test.each([
    [{ until: '9999-12-31' }, 1],
    [{ from: '9999-12-31' }, 0],
    [{ from: '0202-11-10' }, 1],
    [{ until: '0001-01-01' }, 0],
  ])('a day far away, %o, is a filter as any other', async (days, found) => {
    await insert([{ kind: 'city_added' }])
    expect((await page(days)).entries).toHaveLength(found)
  })

  test('filters and downloads at the clock of a house elsewhere (rule house-brand)', async () => {
    const brand = { ...standardHouse, time_zone: 'America/Manaus' }
    await transact(demo.db, (tx) => writeHouseBrand(tx, { brand, logo_file: null }, 1, noon))
    await insert([
      { kind: 'city_added', at: '2026-11-10T03:59:00.000Z' },
      { kind: 'holiday_added', at: '2026-11-10T04:00:00.000Z' },
    ])
    const day = { from: '2026-11-09', until: '2026-11-09' }
    const shown = (await page(day)).entries.map(({ text }) => text)
    const { text, headers } = await admin.post('/staff/audit/export', day)
    await demo.db.deleteFrom('house_brand').execute()
    expect(shown).toEqual(['adicionou a cidade'])
    const [, ...lines] = text.trim().split('\r\n')
    expect(lines).toEqual([expect.stringMatching(/^09\/11\/2026;23:59;Helena Prado;adicionou a cidade;/)])
    expect(headers['content-disposition']).toContain('Registro_20_11_2026_11_00.csv')
  })

  test('a kind or a detail of another version is still told', async () => {
    await insert([
      { kind: 'moon_landed', detail: { to: 'x' } },
      { kind: 'settings_changed', detail: { from: { speed: 1 }, to: { speed: { a: 2 } } } },
      { kind: 'plan_changed', detail: {} },
      { kind: 'holiday_added' },
    ])
    expect((await page()).entries.map(({ text }) => text)).toEqual([
      'marcou o feriado , ',
      'mudou o plano',
      'mudou speed de 1 para {"a":2}',
      'fez uma alteração (moon_landed)',
    ])
  })

  test('is append-only; an erasure takes names out of it and leaves the rest', async () => {
    await insert([
      { kind: 'company_changed', detail: { from: { name: 'De Mariana Duarte' }, to: { name: 'Atlas' } } },
    ])
    const { db } = demo
    await expect(db.deleteFrom('office_events').execute()).rejects.toThrow('append-only')
    await expect(db.updateTable('office_events').set({ detail: '{}' }).execute()).rejects.toThrow(
      'append-only',
    )
    await erasePerson(db, { emails: ['pospago@demo.test'], phones: [], cpfs: [] }, noon)
    expect(await newest()).toMatchObject({ changes: [{ label: 'Nome', from: 'De [apagado]', to: 'Atlas' }] })
    await expect(db.updateTable('office_events').set({ kind: 'city_added' }).execute()).rejects.toThrow(
      'append-only',
    )
  })

  test('downloads what was filtered as CSV, and tells that too (rule csv-export)', async () => {
    await insert([
      ...Array.from({ length: 1100 }, () => ({ kind: 'city_added' })),
      { kind: 'credit_adjusted', detail: { amount_cents: 5000, reason: '=SOMA(A1)' } },
    ])
    const answer = await admin.post('/staff/audit/export', { of: 'city' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('Registro_20_11_2026_12_00.csv')
    const lines = answer.text.trim().split('\r\n')
    expect(answer.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(lines[0]).toBe('Data;Hora;Quem;O que fez;Área;Assunto;O que mudou')
    expect(lines).toHaveLength(1101)
    expect(lines[1]).toMatch(/^20\/11\/2026;12:00;Helena Prado;adicionou a cidade;Cidades;/)
    expect(await newest()).toMatchObject({ text: 'baixou o registro' })
  })
})

test('cells are no formulas, and numbers have a decimal comma (rule csv-export)', () => {
  expect(csvLines([['=1+1', '+55 11', '-2', '-a', '@x', -12.5, 'a;b', 'diz "oi"', null]])).toBe(
    `"'=1+1";"'+55 11";-2;"'-a";"'@x";-12,5;"a;b";"diz ""oi""";\r\n`,
  )
  expect(csvLines([])).toBe('')
})
