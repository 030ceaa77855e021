import type { Database } from '@ensaio/api/database/database'
import { addMonths, type LocalDate, monthOf, sameDayIn } from '@ensaio/domain'

/** The first delivered ensaio with a tour of the company of a person of the demo, hosted until a day, without renewals. */
export async function hostTour(db: Database, email: string, until: LocalDate): Promise<number> {
  const company = db.selectFrom('users').select('company_id').where('email', '=', email)
  const { id } = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('session_products as p', 'p.session_id', 's.id')
    .innerJoin('tours as t', 't.session_product_id', 'p.id')
    .select('s.id')
    .where('s.company_id', '=', company)
    .where('s.status', '=', 5)
    .where('p.item_id', '=', 7)
    .orderBy('s.id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('hosting_renewals').where('session_id', '=', id).execute()
  const first = sameDayIn(addMonths(monthOf(until), -6), until)
  const delivered = { delivered_at: `${first}T15:00:00.000Z` }
  await db.updateTable('photo_sessions').set(delivered).where('id', '=', id).execute()
  await db
    .updateTable('tours')
    .set({ hosting_months: 6 })
    .where('session_product_id', 'in', (eb) =>
      eb.selectFrom('session_products').select('id').where('session_id', '=', id),
    )
    .execute()
  return id
}
