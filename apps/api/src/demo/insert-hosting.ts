import { addDays, addMonths, type LocalDate, monthOf, sameDayIn } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { claimReminder } from '../scheduling/repository/reminders.ts'
import type { DemoSession } from './insert-sessions.ts'

const prices = { hosting_3_months: 89, hosting_6_months: 149, hosting_12_months: 249 }
const daysLeft = 12

/** Sets prices of renewals, lets one tour end in some days, and another have ended (rule hosting-renewal). */
export async function insertHosting(
  tx: Tx,
  sessions: readonly DemoSession[],
  { today, admin, now }: { today: LocalDate; admin: number; now: string },
): Promise<void> {
  // The prices alone: the rest stays as the configuration says.
  const row = { value: JSON.stringify(prices), changed_by: admin, changed_at: now }
  await tx.insertInto('settings').values(row).execute()
  const delivered = await tx
    .selectFrom('tours as t')
    .innerJoin('session_products as p', 'p.id', 't.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(['t.id as tourId', 's.id', 's.scheduled_for as start'])
    .where('s.status', '=', 5)
    .where(
      's.id',
      'in',
      sessions.flatMap(({ id, company }) => (company === 'postpaid' ? [id] : [])),
    )
    .orderBy('s.delivered_at')
    .execute()
  const [, old, ...others] = delivered
  const last = addDays(today, daysLeft)
  const day = sameDayIn(addMonths(monthOf(last), -1), last)
  const ending = others.find(({ start }) => start !== null && start.slice(0, 10) < day)
  for (const one of [old, ending]) {
    if (one) await tx.updateTable('tours').set({ hosting_months: 1 }).where('id', '=', one.tourId).execute()
  }
  if (old) {
    const { hosted_until: ended } = await tx
      .selectFrom('tours')
      .select('hosted_until')
      .where('id', '=', old.tourId)
      .executeTakeFirstOrThrow()
    const about = `${ended ?? today}T00:00:00.000Z`
    const sentAt = `${addDays(ended ?? today, -7)}T11:00:00.000Z`
    await claimReminder(tx, { sessionId: old.id, kind: 'hosting_week', about }, sentAt)
  }
  if (ending === undefined) return
  const at = `${day}T17:00:00.000Z`
  await tx.updateTable('photo_sessions').set({ delivered_at: at }).where('id', '=', ending.id).execute()
  await sql`update session_events set created_at = ${at}
    where session_id = ${ending.id} and kind = 'delivered'`.execute(tx)
}
