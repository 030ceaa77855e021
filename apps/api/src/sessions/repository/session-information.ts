import type { Instant, ResponsibleInformation, SessionStatus, VerticalData } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

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
export async function clearVisit(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .updateTable('photo_sessions')
    .set({ status: 1, scheduled_for: null })
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
    .set({ status: to, ...(to === 5 ? { delivered_at: session.delivered_at ?? now } : {}) })
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
