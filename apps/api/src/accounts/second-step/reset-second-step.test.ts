import type { AuditPage, CompanyPerson, Enrolment } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { resetByOperator } from './change-second-step.ts'
import { codeAt } from './totp.ts'

const noon = '2026-11-20T15:00:00.000Z'
const password = 'ensaio123'
const [mariana, pedro, rafael] = ['pospago@demo.test', 'leitura@demo.test', 'fotografo@demo.test']

let demo: DemoApp
let admin: Caller
let companyId = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  companyId = (await rowOf(pedro)).company_id ?? 0
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('second_steps').execute()
  await demo.db.deleteFrom('outbox').execute()
  await sql`truncate office_events`.execute(demo.db)
})

const rowOf = (email: string) =>
  demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

/** Signs a person in and turns their second step on. */
async function secured(email: string): Promise<Caller> {
  const caller = await signedIn(demo.app, email)
  const { secret }: Enrolment = (await caller.post('/account/second-step', { password })).body.data
  const answer = await caller.post('/account/second-step/confirmation', { code: codeAt(secret, noon) })
  expect(answer.status, answer.text).toBe(200)
  await demo.db.deleteFrom('outbox').execute()
  return caller
}

async function needsCode(email: string): Promise<boolean> {
  const { data } = (await demoCaller(demo.app).post('/auth/login', { email, password })).body
  return 'challenge' in (data as object)
}

const mails = () => demo.db.selectFrom('outbox').select(['recipient', 'subject']).execute()
const newest = async () => ((await admin.get('/staff/audit')).body.data as AuditPage).entries[0]
const mailTo = (recipient: string) => [{ recipient, subject: 'Verificação em duas etapas redefinida' }]

describe('a lost phone locks nobody out: another person turns the second step off (rule second-step)', () => {
  test('a manager that of a colleague, who is mailed; it is recorded', async () => {
    await secured(pedro)
    const manager = await signedIn(demo.app, mariana)
    const { id } = await rowOf(pedro)
    const listed = (people: unknown) => (people as CompanyPerson[]).find((one) => one.id === id)
    expect(listed((await manager.get('/people')).body.data)).toMatchObject({ has_second_step: true })
    const answer = await manager.post(`/people/${id}/second-step/reset`)
    expect(listed(answer.body.data)).toMatchObject({ has_second_step: false })
    expect([await needsCode(pedro), await mails()]).toEqual([false, mailTo(pedro)])
    expect(await newest()).toMatchObject({
      text: 'retirou a verificação em duas etapas de Pedro Salles na empresa',
      subject: { of: 'company', id: companyId },
      actor: 'Mariana Duarte',
    })
    expect((await manager.post(`/people/${id}/second-step/reset`)).status).toBe(409)
  })

  test('nobody their own, nor that of another company; a reader nobody’s', async () => {
    const manager = await secured(mariana)
    await secured(pedro)
    const [own, other] = [await rowOf(mariana), await rowOf(pedro)]
    const refused = await manager.post(`/people/${own.id}/second-step/reset`)
    expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
    const stranger = await signedIn(demo.app, 'outra@demo.test')
    expect((await stranger.post(`/people/${other.id}/second-step/reset`)).status).toBe(404)
    const { id } = await rowOf('outra@demo.test')
    const elsewhere = `/staff/companies/${companyId}/people/${id}/second-step/reset`
    expect((await admin.post(elsewhere)).status).toBe(404)
    expect([await needsCode(mariana), await needsCode(pedro), await mails()]).toEqual([true, true, []])
  })

  test('the office that of a company’s person', async () => {
    await secured(mariana)
    const { id } = await rowOf(mariana)
    const path = `/staff/companies/${companyId}/people/${id}/second-step/reset`
    expect((await (await signedIn(demo.app, 'coordenacao@demo.test')).post(path)).status).toBe(403)
    const { people } = (await admin.post(path)).body.data as { people: CompanyPerson[] }
    expect(people.find((one) => one.id === id)).toMatchObject({ has_second_step: false })
    expect([await needsCode(mariana), await mails()]).toEqual([false, mailTo(mariana)])
    expect(await newest()).toMatchObject({
      text: 'retirou a verificação em duas etapas de Mariana Duarte na empresa',
      actor: 'Helena Prado',
    })
  })

  test('the office that of a photographer, who cannot do it alone', async () => {
    const photographer = await secured(rafael)
    const { id } = await demo.db
      .selectFrom('providers')
      .select('id')
      .where('user_id', '=', (await rowOf(rafael)).id)
      .executeTakeFirstOrThrow()
    const path = `/staff/providers/${id}/second-step/reset`
    expect((await photographer.post(path)).status).toBe(403)
    const coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
    expect((await coordinator.post(path)).body.data).toMatchObject({ id, has_second_step: false })
    expect([await needsCode(rafael), await mails()]).toEqual([false, mailTo(rafael)])
    expect(await newest()).toMatchObject({
      text: 'retirou a verificação em duas etapas do fotógrafo',
      subject: { of: 'photographer', id },
    })
    expect((await coordinator.post(path)).status).toBe(409)
  })

  test('the operator that of anybody, by the address', async () => {
    await secured(mariana)
    const links = linksOf('http://localhost:3000')
    expect(await resetByOperator(demo.db, { email: mariana, links }, noon)).toBe(true)
    expect([await needsCode(mariana), await mails()]).toEqual([false, mailTo(mariana)])
    expect(await resetByOperator(demo.db, { email: mariana, links }, noon)).toBe(false)
    expect(await resetByOperator(demo.db, { email: 'ninguem@demo.test', links }, noon)).toBe(false)
    expect(await mails()).toHaveLength(1)
  })
})
