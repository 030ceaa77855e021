import { couponPrices, type Instant, status } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { insertUse } from '../../orders/repository/coupons.ts'
import type { DemoPeopleIds } from '../insert-people.ts'
import type { DemoSession } from '../insert-sessions.ts'

const percent = 10
const welcome = 'BEMVINDO10'
const dayLength = 86_400_000

/** A coupon in force, which one order of a postpaid company used, and one that ended ten days ago. */
export async function insertCoupons(
  tx: Tx,
  sessions: readonly DemoSession[],
  people: DemoPeopleIds,
  now: Instant,
): Promise<void> {
  const ended = new Date(Date.parse(now) - 10 * dayLength).toISOString().slice(0, 10)
  const created_at = new Date(Date.parse(now) - 60 * dayLength).toISOString()
  const [coupon] = await tx
    .insertInto('coupons')
    .values([
      { code: welcome, percent, once_per_company: true, created_at },
      { code: 'PRIMAVERA', amount_cents: 5_000, last_day: ended, most_uses: 100, created_at },
    ])
    .returning('id')
    .execute()
  const used = sessions.find((one) => one.company === 'postpaid' && one.status === status.scheduled)
  if (!used || !coupon) return
  const [price = used.price] = couponPrices([used.price], { kind: 'percent', percent })
  const detail = { price_cents: price, list_cents: used.price, coupon: welcome }
  await tx.updateTable('photo_sessions').set({ price_cents: price }).where('id', '=', used.id).execute()
  await tx
    .updateTable('session_events')
    .set({ detail: JSON.stringify(detail) })
    .where('session_id', '=', used.id)
    .where('kind', '=', 'created')
    .execute()
  const use = { couponId: coupon.id, companyId: people.companies.get(used.company) ?? 0, sessionId: used.id }
  await insertUse(tx, { ...use, discount: used.price - price }, used.createdAt)
}
