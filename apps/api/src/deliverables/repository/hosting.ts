import { clientItemIds, hasDelivery, type LocalDate, sessionStatuses } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { SentReminder } from '../../database/tables/session.ts'
import { isManager } from '../../mail/repository/mail-readers.ts'

const delivered = sessionStatuses.filter(hasDelivery)
const perCompany = 200

/** The tours whose hosting ends in a range of days, delivered until a day, and of which a notice was not sent. */
export interface EndingHosting {
  kind: SentReminder
  from: LocalDate
  until: LocalDate
  deliveredUntil: LocalDate
}

/** The last day of a hosting, as reminders keep it. */
const lastDay = sql<string>`(t.hosted_until::timestamp at time zone 'UTC')`

function endingTours(db: Database, { kind, from, until, deliveredUntil }: EndingHosting) {
  return db
    .selectFrom('tours as t')
    .innerJoin('session_products as p', 'p.id', 't.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .where(sql<boolean>`t.hosted_until between ${from}::date and ${until}::date`)
    .where(sql<boolean>`coalesce(t.matterport_url, t.tour_url) is not null`)
    .where('p.item_id', 'in', clientItemIds)
    .where('s.status', 'in', delivered)
    .where(sql<boolean>`(s.delivered_at at time zone s.time_zone)::date <= ${deliveredUntil}::date`)
    .where(
      sql<boolean>`not exists (select from reminders r where r.session_id = s.id and r.kind = ${kind} and r.about = ${lastDay})`,
    )
}

/** The active companies with tours whose hosting ends soon. */
export async function companiesToTell(db: Database, ending: EndingHosting): Promise<number[]> {
  const rows = await endingTours(db, ending)
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select('s.company_id')
    .where('c.active', '=', true)
    .distinct()
    .orderBy('s.company_id')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** Locks the ensaios of a company whose hosting ends soon, the first to end first; leaves out those that another transaction changes, which come with a later round. */
export async function lockEndingHostings(tx: Tx, companyId: number, ending: EndingHosting) {
  const rows = await endingTours(tx, ending)
    .select(['s.id', 's.address', 's.vertical_data', 's.time_zone as timeZone', 's.created_by as ordererId'])
    .select(['t.hosted_until as hostedUntil', lastDay.as('about')])
    .where('s.company_id', '=', companyId)
    .orderBy('t.hosted_until')
    .orderBy('s.id')
    .limit(perCompany)
    .forUpdate('s')
    .skipLocked()
    .execute()
  return rows.flatMap(({ hostedUntil, ...row }) => (hostedUntil === null ? [] : [{ ...row, hostedUntil }]))
}

/** The people of a company who manage it or have ordered certain ensaios, and can sign in. */
export async function hostingReaders(tx: Tx, companyId: number, ordererIds: readonly number[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'client_role as role'])
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where((where) => where.or([isManager('users'), where('id', 'in', ordererIds)]))
    .orderBy('id')
    .execute()
}
