import {
  type Cents,
  type Instant,
  type ResponsibleInformation,
  type SessionStatus,
  status,
  type VerticalData,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { termColumns } from '../../settings/repository/terms.ts'
import { accessibleTo } from './access.ts'
import { doneAt } from './timeline.ts'

const columns = [
  's.id',
  's.status',
  's.company_id',
  's.service_id',
  's.city',
  's.scheduled_for',
  's.price_cents',
  's.time_zone',
  ...termColumns,
  's.vertical_data',
  's.responsible_information',
  's.delivered_at',
  doneAt.as('done_at'),
] as const

/** Finds a session; null when the viewer may not see that id (rule accessible-to). */
export async function findSession(db: Database, viewer: Viewer, sessionId: number) {
  const found = await db
    .selectFrom('photo_sessions as s')
    .select(columns)
    .where('s.id', '=', sessionId)
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

function lockRow(tx: Tx, sessionId: number, reached: RawBuilder<SqlBool>) {
  return tx
    .selectFrom('photo_sessions as s')
    .select(columns)
    .where('s.id', '=', sessionId)
    .where(reached)
    .forUpdate('s')
    .executeTakeFirst()
}

/** As `findSession`, and locks the row. A photographer's access is checked again, as the assignment may change while the lock is awaited. */
export async function lockSession(tx: Tx, viewer: Viewer, sessionId: number) {
  const found = await lockRow(tx, sessionId, accessibleTo(viewer))
  if (found === undefined || viewer.scope !== 'provider') return found ?? null
  return findSession(tx, viewer, sessionId)
}

/** Locks a session for a job of the house, which reaches all of them; null when there is none of that id. */
export async function lockAnySession(tx: Tx, sessionId: number): Promise<LockedSession | null> {
  return (await lockRow(tx, sessionId, sql`true`)) ?? null
}

/** A session whose row this transaction has locked. */
export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** Writes the client's contact; the person who receives the photographer is stored apart (rule scheduling-contact). */
export async function writeContact(
  tx: Tx,
  sessionId: number,
  contact: ResponsibleInformation,
): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ responsible_information: JSON.stringify(contact) })
    .where('id', '=', sessionId)
    .execute()
}

/** Writes the data of the property. */
export async function writeVerticalData(tx: Tx, sessionId: number, data: VerticalData): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ vertical_data: JSON.stringify(data) })
    .where('id', '=', sessionId)
    .execute()
}

/** Removes the date of a locked session and sets it back to status 1. */
export async function clearVisit(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: status.notScheduled, scheduled_for: null, date_wanted_at: now })
    .where('id', '=', sessionId)
    .execute()
}

/** Writes the status of a locked session; `delivered_at` keeps the first delivery. */
export async function writeStatus(
  tx: Tx,
  session: { id: number; delivered_at: Instant | null },
  to: SessionStatus,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: to, ...(to === status.delivered ? { delivered_at: session.delivered_at ?? now } : {}) })
    .where('id', '=', session.id)
    .execute()
}

/** The vertical of an ensaio's service. */
export async function findVertical(db: Database, sessionId: number): Promise<number> {
  const { vertical_id } = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .select('services.vertical_id')
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return vertical_id
}

/** Marks a locked ensaio as cancelled. */
export async function markCanceled(tx: Tx, sessionId: number, fee: Cents, now: Instant): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: status.canceled, canceled_at: now, cancellation_fee_cents: fee })
    .where('id', '=', sessionId)
    .execute()
}

/** Writes the service of a locked ensaio and its price. */
export async function writeService(
  tx: Tx,
  sessionId: number,
  { serviceId, price }: { serviceId: number; price: Cents },
): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ service_id: serviceId, price_cents: price })
    .where('id', '=', sessionId)
    .execute()
}
