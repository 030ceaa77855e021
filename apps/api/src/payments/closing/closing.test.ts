import type {
  AuditPage,
  MonthlyStatement,
  MonthlyStatementDetail,
  StaffMonthlyStatement,
  Statement,
} from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { closeMonths } from '../../jobs/close-months.ts'
import { billLater } from '../repository/ledger.ts'

const noon = '2026-11-20T15:00:00.000Z'
const december = '2026-12-01T03:30:00.000Z'
const links = linksOf('http://localhost:3000')

let demo: DemoApp
let finance: Caller
/** A postpaid company without any ensaio, and one of its managers. */
let companyId: number
let client: Caller
beforeEach(async () => {
  demo = await openDemoApp({ now: noon })
  finance = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = company_id ?? 0
})
afterEach(() => demo.close())

let keys = 0
const key = () => {
  keys += 1
  return { 'idempotency-key': `statement-key-${String(keys).padStart(8, '0')}` }
}
const bill = (amount: number, at: string, of = companyId) =>
  transact(demo.db, (tx) =>
    billLater(tx, { companyId: of, sessionId: null, kind: 'adjustment', amount, reason: 'Acerto' }, at),
  )
// The clock of the job; requests keep theirs.
const close = (at = december) =>
  closeMonths({ db: demo.db, clock: { now: () => at }, links }, (error) => {
    throw error
  })
const months = async () => (await client.get('/client/statements')).body.data as MonthlyStatement[]
const month = async (which: string) => (await months()).find((one) => one.month === which)
const detail = async (id: number) =>
  (await client.get(`/client/statements/${id}`)).body.data as MonthlyStatementDetail
const owed = async () => -((await client.get('/client/statement')).body.data as Statement).balance
const pay = (id: number, body: object, header = key()) =>
  finance.post(`/staff/companies/${companyId}/statements/${id}/payment`, body, header)

describe('a closed month (rule closed-month)', () => {
  test('bills every movement of the month once, to the centavo, with due day and mail', async () => {
    const services = await demo.db
      .selectFrom('services')
      .select('id')
      .where('name', 'like', 'Tour virtual%')
      .execute()
    const ordered = await client.post('/sessions', demoOrder(services[0]?.id ?? 0))
    expect(ordered.status, ordered.text).toBe(200)
    await bill(-1, '2026-11-21T12:00:00.000Z')
    expect(await close()).toBeGreaterThan(0)
    const statement = await month('2026-11')
    expect(statement).toMatchObject({ due_on: '2026-12-11', state: 'open', paid_on: null })
    const { lines, company } = await detail(statement?.id ?? 0)
    expect(company.identification).toBe('11222333000181')
    const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(cents).toBe(Math.round((statement?.total ?? 0) * 100))
    expect(lines.at(-1)).toMatchObject({ description: 'Ajuste de créditos: Acerto', amount: 0.01 })
    const inMonth = ((await client.get('/client/statement')).body.data as Statement).entries.filter(
      ({ created_at, description }) =>
        created_at >= '2026-11-01T03:00' &&
        created_at < '2026-12-01T03:00' &&
        !description.startsWith('Pagamento'),
    )
    expect(lines).toHaveLength(inMonth.length)
    const mails = await demo.db
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('subject', '=', 'Fatura de novembro de 2026')
      .execute()
    expect(mails.map(({ recipient }) => recipient)).toContain('pospago@demo.test')
    expect(mails[0]?.text).toContain('Vencimento: 11/12/2026')
    expect(mails[0]?.text).toContain(`http://localhost:3000/statements/${statement?.id}`)
    expect(await close('2026-12-01T05:30:00.000Z')).toBe(0)
  })

  test('stays as it was closed: what comes later goes to the next month', async () => {
    await close()
    const before = await detail((await month('2026-11'))?.id ?? 0)
    // A request that began in November and was written after its closing.
    await bill(-500, '2026-11-30T22:59:00.000Z')
    await close('2027-01-01T03:30:00.000Z')
    expect(await detail(before.id)).toEqual(before)
    const next = await detail((await month('2026-12'))?.id ?? 0)
    expect(next.lines.map(({ amount }) => amount)).toContain(5)
    for (const change of [
      demo.db.updateTable('monthly_statements').set({ total_cents: 1 }).execute(),
      demo.db.deleteFrom('monthly_statement_lines').execute(),
    ])
      await expect(change).rejects.toThrow()
  })

  test('follows the clock of the house: the last hour of the month in São Paulo is still in it', async () => {
    await bill(-700, '2026-12-01T02:59:59.000Z')
    await bill(-900, '2026-12-01T03:00:00.000Z')
    await close()
    const { lines } = await detail((await month('2026-11'))?.id ?? 0)
    expect(lines.map(({ amount }) => amount)).toContain(7)
    expect(lines.map(({ amount }) => amount)).not.toContain(9)
  })

  test('is closed by hand for an earlier month, once; companies without movements get none', async () => {
    const by = (which: string, of = companyId) =>
      finance.post(`/staff/companies/${of}/statements`, { month: which })
    await bill(-1234, '2025-03-10T12:00:00.000Z')
    expect((await by('2025-03')).body.data).toContainEqual(
      expect.objectContaining({ month: '2025-03', total: 12.34 }),
    )
    expect((await by('2025-03')).body.fields).toEqual({ month: 'Este mês já está fechado.' })
    expect((await by('2025-04')).body.fields).toEqual({ month: 'Não há nada a faturar em abril de 2025.' })
    expect((await by('2026-11')).body.fields).toEqual({ month: 'Este mês ainda não terminou.' })
    expect((await by('2025-03', 999_999)).status).toBe(404)
    const [event] = await demo.db
      .selectFrom('office_events')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(event).toMatchObject({ kind: 'month_closed', subject_id: companyId, detail: { month: '2025-03' } })
  })

  test('of a company that is united with another one is billed once, by the other (rule merged-company)', async () => {
    await bill(-300, '2026-10-05T12:00:00.000Z')
    const total = await owed()
    const { id: keptId } = await demo.db
      .selectFrom('companies')
      .select('id')
      .where('name', 'like', '%Belmonte%')
      .executeTakeFirstOrThrow()
    const open = (await months()).find(({ state }) => state !== 'paid')
    const merged = await finance.post(`/staff/companies/${keptId}/merge`, {
      ...{ other_id: companyId, identification_of: 'kept', payment_plan: 2 },
    })
    expect(merged.status, merged.text).toBe(200)
    expect((await months()).map(({ id }) => id)).toContain(open?.id)
    expect(await owed()).toBeCloseTo(total)
    await close()
    const stated = (await months()).filter(({ state }) => state !== 'paid')
    const billed = stated.reduce((sum, { total: one }) => sum + Math.round(one * 100), 0)
    const late = await demo.db
      .selectFrom('monthly_statement_lines as l')
      .innerJoin('ledger_entries as e', 'e.id', 'l.entry_id')
      .select(({ fn }) => fn.countAll<number>().as('lines'))
      .where('e.reason', 'like', 'Veio de%')
      .executeTakeFirstOrThrow()
    // What no month had billed yet came along by one entry, which the next month bills.
    expect(Number(late.lines)).toBe(1)
    expect(billed).toBeLessThanOrEqual(Math.round(total * 100))
  })

  test('of a company that was united says for whom it was closed; the other may close the same month', async () => {
    const which = { month: '2025-03' }
    await bill(-1234, '2025-03-10T12:00:00.000Z')
    await finance.post(`/staff/companies/${companyId}/statements`, which)
    const { id: keptId } = await demo.db
      .selectFrom('companies')
      .select('id')
      .where('name', 'like', '%Belmonte%')
      .executeTakeFirstOrThrow()
    await bill(-700, '2025-03-20T12:00:00.000Z', keptId)
    await finance.post(`/staff/companies/${keptId}/merge`, {
      ...{ other_id: companyId, identification_of: 'kept', payment_plan: 2 },
    })
    const closed = await finance.post(`/staff/companies/${keptId}/statements`, which)
    const found = (closed.body.data as MonthlyStatement[]).filter(({ month: one }) => one === which.month)
    expect(found.map(({ total, closed_for }) => [total, closed_for])).toEqual([
      [7, undefined],
      [12.34, 'Construtora Horizonte'],
    ])
  })
})

test('staff read a closed month of any company as its people do', async () => {
  const [statement] = await months()
  const theirs = await detail(statement?.id ?? 0)
  const ours = await finance.get(`/staff/statements/${statement?.id}`)
  expect(ours.body.data).toEqual({ ...theirs, company: { ...theirs.company, id: companyId } })
  expect((await finance.get('/staff/statements/999999')).status).toBe(404)
})

describe('the payment of a closed month (rule statement-paid)', () => {
  test('lowers what is owed by its total, once, and is taken back by a counter entry', async () => {
    const open = (await months()).find(({ state }) => state !== 'paid')
    const id = open?.id ?? 0
    const before = await owed()
    const [again, header] = [{ paid_on: '2026-11-09', note: 'PIX' }, key()]
    expect((await pay(id, again, header)).body.data).toContainEqual(
      expect.objectContaining({ id, state: 'paid', paid_on: '2026-11-09' }),
    )
    expect((await pay(id, again, header)).status).toBe(200)
    expect((await pay(id, again)).status).toBe(409)
    expect(await owed()).toBeCloseTo(before - (open?.total ?? 0))
    const told = ((await client.get('/client/statement')).body.data as Statement).entries[0]
    expect(told?.description).toMatch(/^Pagamento do fechamento de outubro de 2026 em 09\/11\/2026: PIX$/)
    expect((await pay(id, { paid_on: null })).body.fields).toEqual({ note: 'Conte o motivo.' })
    expect((await pay(id, { paid_on: null, note: 'Era de outra empresa' })).status).toBe(200)
    expect((await pay(id, { paid_on: null, note: 'Era de outra empresa' })).status).toBe(409)
    expect(await owed()).toBeCloseTo(before)
    const events = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'statement_paid')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(events.map(({ detail: one }) => one.paid_on)).toEqual([null, '2026-11-09'])
    // Payments are no movements that a month bills.
    await close()
    const { lines } = await detail((await month('2026-11'))?.id ?? 0)
    expect(lines.map(({ description }) => description).join()).not.toContain('Pagamento')
  })

  test('is refused for a day to come, and for another company', async () => {
    const [{ id } = { id: 0 }] = await months()
    expect((await pay(id, { paid_on: '2026-11-21' })).body.fields).toEqual({
      paid_on: 'Este dia ainda não chegou.',
    })
    const elsewhere = await finance.post(
      `/staff/companies/2/statements/${id}/payment`,
      { paid_on: '2026-11-09' },
      key(),
    )
    expect(elsewhere.status).toBe(404)
  })

  test('takes the month off the list of open ones, the earliest due first', async () => {
    const list = async () => (await finance.get('/staff/statements')).body.data as StaffMonthlyStatement[]
    const before = await list()
    const own = before.find(({ company }) => company.id === companyId)
    expect(before.map(({ due_on }) => due_on)).toEqual(before.map(({ due_on }) => due_on).sort())
    await pay(own?.id ?? 0, { paid_on: '2026-11-09' })
    expect((await list()).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== own?.id),
    )
  })
})

describe('as CSV (rule csv-export)', () => {
  test('a closed month has its movements and total for its company only', async () => {
    const [statement] = await months()
    const file = await client.post(`/client/statements/${statement?.id}/csv`, {})
    const text = file.text.split('\r\n')
    expect(text[0]).toBe('\uFEFFData;Hora;Lançamento;Ensaio;Valor (R$)')
    expect(text.at(-2)).toBe(`;;Total;;${statement?.total.toFixed(2).replace('.', ',')}`)
    const stranger = await signedIn(demo.app, 'prepago@demo.test')
    expect((await stranger.post(`/client/statements/${statement?.id}/csv`, {})).status).toBe(404)
    const ours = await finance.post(`/staff/statements/${statement?.id}/csv`, {})
    expect(ours.text).toBe(file.text)
    expect((await finance.post('/staff/statements/999999/csv', {})).status).toBe(404)
  })

  test('each download of a closed month is in the audit log (rule audit-log)', async () => {
    const [{ id } = { id: 0 }] = await months()
    for (const kind of ['csv', 'pdf']) {
      expect((await client.post(`/client/statements/${id}/${kind}`, {})).status).toBe(200)
      expect((await finance.post(`/staff/statements/${id}/${kind}`, {})).status).toBe(200)
    }
    const { entries } = (await finance.get('/staff/audit')).body.data as AuditPage
    const told = entries.filter(({ text }) => text === 'baixou a lista “Fechamento” da empresa')
    expect(told.map(({ actor, subject }) => [actor, subject.id])).toEqual(
      ['Helena Prado', 'Mariana Duarte', 'Helena Prado', 'Mariana Duarte'].map((one) => [one, companyId]),
    )
  })

  test('bookkeeping reads every movement of a period, with no formula, and leaves a trace (rule bookkeeping-export)', async () => {
    await transact(demo.db, (tx) =>
      billLater(
        tx,
        { companyId, sessionId: null, kind: 'adjustment', amount: -1999, reason: '=HYPERLINK("x")' },
        '2026-11-02T02:30:00.000Z',
      ),
    )
    await demo.db
      .updateTable('companies')
      .set({ corporate_name: '=1+1' })
      .where('id', '=', companyId)
      .execute()
    const period = { from: '2026-11-01', until: '2026-11-20' }
    const file = await finance.post('/staff/bookkeeping/export', period)
    expect(file.status, file.text).toBe(200)
    const [head, ...rows] = file.text.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFData;Hora;Empresa;CNPJ;Conta;Movimento;Descrição;Ensaio;Valor (R$);Pagamento')
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^01\/11\/2026;23:30;"'=1\+1";11\.222\.333\/0001-81;Fatura;Ajuste;.*HYPERLINK.*;;-19,99;$/,
      ),
    )
    expect(
      rows.some((row) => /;Créditos;Pagamento;.*;pay_/.test(row) || row.includes(';Créditos;Pagamento;')),
    ).toBe(true)
    const days = rows.map((row) => row.slice(0, 10).split('/').reverse().join('-'))
    expect(days).toEqual([...days].sort())
    expect(days.every((day) => day >= period.from && day <= period.until)).toBe(true)
    const [event] = await demo.db
      .selectFrom('office_events')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(event).toMatchObject({ kind: 'bookkeeping_exported', detail: period })
    expect(
      (await finance.post('/staff/bookkeeping/export', { from: '2026-11-02', until: '2026-11-01' })).status,
    ).toBe(422)
    expect((await client.post('/staff/bookkeeping/export', period)).status).toBe(403)
  })
})
