import { addDays, addMonths, type Instant, lastMonth, wallClock } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { boundsOf, closeMonth } from '../../payments/closing/close-month.ts'
import { recordSettlement } from '../../payments/closing/settle-statement.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { demoCompanies } from '../companies.ts'
import type { DemoPeopleIds } from '../insert-people.ts'

/** Closes the last two months of each postpaid company, an hour after their end: the earlier one is paid, the later one open (rule demo-seed). */
export async function insertClosings(tx: Tx, people: DemoPeopleIds, now: Instant): Promise<void> {
  const zone = await readHouseZone(tx)
  const last = lastMonth(wallClock(now, zone).date)
  for (const { key, paymentPlan } of demoCompanies) {
    if (paymentPlan === 1) continue
    const companyId = people.companies.get(key) ?? 0
    for (const month of [addMonths(last, -1), last]) {
      const end = Date.parse(boundsOf(month, zone).until)
      const at = new Date(Math.min(end + 3_600_000, Date.parse(now))).toISOString()
      const id = await closeMonth(tx, { companyId, month }, { zone, dueDays: 10 }, at)
      if (id === null || month === last) continue
      const paid_on = addDays(wallClock(at, zone).date, 8)
      const statement = { companyId, statementId: id, userId: people.admin }
      const paidAt = new Date(Math.min(end + 9 * 24 * 3_600_000, Date.parse(now))).toISOString()
      await recordSettlement(tx, statement, { paid_on, note: 'PIX' }, paidAt)
    }
  }
}
