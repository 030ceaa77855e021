import type { Instant, VerticalData } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** Who receives the photographer, where the keys are, and notes (rule scheduling-contact). */
export interface VisitInformation {
  responsible: { name: string; phone: string; email: string } | null
  keys: string | null
  notes: string
}

/** Writes the visit's start and what the holder told; a blank note keeps the one that was there. Another start is another visit, which can be received. */
export async function writeVisit(
  tx: Tx,
  session: {
    id: number
    vertical_data: VerticalData
    scheduled_for: Instant | null
    unable_at: Instant | null
  },
  start: Instant,
  information: VisitInformation,
): Promise<void> {
  const verticalData: VerticalData = {
    ...session.vertical_data,
    keys: information.keys,
    additional_info: information.notes || session.vertical_data.additional_info,
  }
  await tx
    .updateTable('photo_sessions')
    .set({
      status: 2,
      scheduled_for: start,
      vertical_data: JSON.stringify(verticalData),
      scheduling_responsible_info: information.responsible && JSON.stringify(information.responsible),
      unable_at: session.scheduled_for === start ? session.unable_at : null,
    })
    .where('id', '=', session.id)
    .execute()
}

/** Stores that nobody can receive the photographer at the booked time. */
export async function markUnable(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx.updateTable('photo_sessions').set({ unable_at: now }).where('id', '=', sessionId).execute()
}
