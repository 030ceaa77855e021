import type { Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import type { OfficeEventKind } from '../../database/tables/office.ts'

/** Something that one of our people changed. */
export interface OfficeEvent {
  userId: number
  kind: OfficeEventKind
  /** The row that was changed. */
  subjectId: number
  detail: Record<string, unknown>
}

/** Notes who changed what, in the transaction in which it was done. */
export async function recordOfficeEvent(tx: Tx, event: OfficeEvent, now: Instant): Promise<void> {
  await tx
    .insertInto('office_events')
    .values({
      user_id: event.userId,
      kind: event.kind,
      subject_id: event.subjectId,
      detail: JSON.stringify(event.detail),
      created_at: now,
    })
    .execute()
}
