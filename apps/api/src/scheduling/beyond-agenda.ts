import type { Instant } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'

/** Refuses a visit that the agenda does not provide for unless the request confirms it (rule beyond-agenda). */
export function askBeyondAgenda(warnings: readonly string[], isConfirmed: boolean | undefined): void {
  if (warnings.length > 0 && !isConfirmed) refuse('beyond_agenda', warnings.join(' '))
}

/** Notes in the audit log a visit that the agenda does not provide for; nothing when it does. */
export async function recordBeyondAgenda(
  tx: Tx,
  { viewer, sessionId, warnings }: { viewer: Viewer; sessionId: number; warnings: readonly string[] },
  now: Instant,
): Promise<void> {
  if (warnings.length === 0) return
  const { userId } = viewer
  const detail = { warnings }
  await recordOfficeEvent(tx, { userId, kind: 'visit_arranged', subjectId: sessionId, detail }, now)
}
