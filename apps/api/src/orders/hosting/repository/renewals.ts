import {
  type Cents,
  clientItemIds,
  hasDelivery,
  type Instant,
  type LocalDate,
  type SessionStatus,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'

/** The last day of the tour of an ensaio that ends first, among those that clients see; null without one, and before the delivery. */
export async function readHostedUntil(
  db: Database,
  { id, status }: { id: number; status: SessionStatus },
): Promise<LocalDate | null> {
  if (!hasDelivery(status)) return null
  const row = await db
    .selectFrom('tours as t')
    .innerJoin('session_products as p', 'p.id', 't.session_product_id')
    .select((eb) => eb.fn.min('t.hosted_until').as('until'))
    .where('p.session_id', '=', id)
    .where('p.item_id', 'in', clientItemIds)
    .where(sql<boolean>`coalesce(t.matterport_url, t.tour_url) is not null`)
    .executeTakeFirst()
  return row?.until ?? null
}

/** The last day of the published page of an ensaio; null when it is off or has no end. */
export async function readPageUntil(db: Database, sessionId: number): Promise<LocalDate | null> {
  const page = await db
    .selectFrom('publications')
    .select('expires_on')
    .where('session_id', '=', sessionId)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return page?.expires_on ?? null
}

/** An ensaio of the company; null for another one. */
export async function findOfCompany(db: Database, companyId: number, sessionId: number) {
  const found = await db
    .selectFrom('photo_sessions')
    .select(['id', 'status', 'time_zone'])
    .where('id', '=', sessionId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found ?? null
}

/** Locks an ensaio whose hosting a payment renews. Ask for it before the credit is touched, as every renewal locks both in this order. */
export async function lockRenewed(tx: Tx, sessionId: number): Promise<void> {
  await tx.selectFrom('photo_sessions').select('id').where('id', '=', sessionId).forUpdate().execute()
}

/** A renewal of the hosting of an ensaio; with a note it was given free of charge. */
export interface NewRenewal {
  sessionId: number
  months: number
  /** The day of the renewal in the property's zone. */
  renewedOn: LocalDate
  price: Cents
  note: string | null
  userId: number
}

/** Writes a renewal; a trigger moves the last day of the tours. The ensaio is locked already. */
export async function insertRenewal(tx: Tx, renewal: NewRenewal, now: Instant): Promise<void> {
  await tx
    .insertInto('hosting_renewals')
    .values({
      session_id: renewal.sessionId,
      months: renewal.months,
      renewed_on: renewal.renewedOn,
      price_cents: renewal.price,
      note: renewal.note,
      user_id: renewal.userId,
      renewed_at: now,
    })
    .execute()
}
