import type { Instant, VerticalData } from '@ensaio/domain'
import type { Tx } from '../ports/database.ts'

/** Who receives the photographer, where the keys are, and notes (D16). */
export interface VisitInformation {
  responsible: { name: string; phone: string; email: string }
  keys: string
  notes: string
}

/** Writes the visit's start and what the holder told; a blank note keeps the one that was there. */
export async function writeVisit(
  tx: Tx,
  session: { id: number; vertical_data: VerticalData },
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
      scheduling_responsible_info: JSON.stringify(information.responsible),
    })
    .where('id', '=', session.id)
    .execute()
}
