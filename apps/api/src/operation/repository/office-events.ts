import type { Instant } from '@ensaio/domain'
import type { Author } from '../../accounts/viewer.ts'
import type { Tx } from '../../database/database.ts'
import type { OfficeEventKind } from '../../database/tables/office.ts'
import { byKey } from '../../settings/systems/key-in-history.ts'

/** A change by a member of staff. */
export interface OfficeEvent extends Author {
  kind: OfficeEventKind
  /** The row that was changed. */
  subjectId: number
  detail: Record<string, unknown>
}

/** What differs between a row and a change of it, for the `detail` of an event; omitted parts of the change stay. */
export function differing(before: object, change: object) {
  const known = before as Record<string, unknown>
  const told = Object.entries(change).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[name]),
  )
  return {
    from: Object.fromEntries(told.map(([name]) => [name, known[name] ?? null])),
    to: Object.fromEntries(told),
  }
}

/** Records a change with its author, in the same transaction. */
export async function recordOfficeEvent(tx: Tx, event: OfficeEvent, now: Instant): Promise<void> {
  await tx
    .insertInto('office_events')
    .values({
      user_id: event.userId,
      kind: event.kind,
      subject_id: event.subjectId,
      detail: JSON.stringify(byKey(event.detail, event.keyName)),
      created_at: now,
    })
    .execute()
}
