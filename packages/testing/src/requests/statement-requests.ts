import type { DemoScene } from '../scenes/demo-scene.ts'
import { another, type RequestMaker } from './demo-request.ts'

/** A month long past that no other request closes. */
const newMonth = (): string => {
  const nth = another()
  return `${1920 + (nth % 90)}-${String(1 + (Math.floor(nth / 90) % 12)).padStart(2, '0')}`
}

/** A closed month of the company that waits for its payment. */
async function newStatement({ demo, companyId, now }: DemoScene): Promise<number> {
  const month = newMonth()
  const { id } = await demo.db
    .insertInto('monthly_statements')
    .values({
      ...{ company_id: companyId, closed_for: companyId, month, closed_at: now, due_on: '2026-11-10' },
      total_cents: 39_900,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The requests about closed months, by the names of their endpoints. */
export const statementRequests: Record<string, RequestMaker> = {
  listMonthlyStatements: () => ({}),
  getMonthlyStatement: async (scene) => ({ path: { id: await newStatement(scene) } }),
  listOpenStatements: () => ({}),
  getStaffStatement: async (scene) => ({ path: { id: await newStatement(scene) } }),
  listCompanyStatements: ({ companyId: id }) => ({ path: { id } }),
  closeCompanyMonth: async ({ demo, companyId: id, now }) => {
    const month = newMonth()
    await demo.db
      .insertInto('ledger_entries')
      .values({
        ...{ company_id: id, account: 'invoice', kind: 'adjustment', amount_cents: -100 },
        ...{ created_at: `${month}-15T12:00:00.000Z`, reason: `Acerto, ${now}` },
      })
      .execute()
    return { path: { id }, body: { month } }
  },
  payMonthlyStatement: async (scene) => ({
    path: { id: scene.companyId, statementId: await newStatement(scene) },
    body: { paid_on: '2026-11-09', note: 'PIX' },
  }),
}
