import { type Coordinates, type Instant, type Position, pointText } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { positionByPostalCode } from './property-position.ts'
import { lockAddress, positionsOf, writePosition } from './repository/session-positions.ts'

const textOf = (position: Position | null) => (position === null ? null : pointText(position))

/**
 * Sets the position of a property by hand, or takes that of its CEP again; noted in the audit log (rule property-position). Booked visits
 * stay as they are. The same request again changes nothing.
 */
export async function setPosition(
  tx: Tx,
  { viewer, sessionId, point }: { viewer: Viewer; sessionId: number; point: Coordinates | null },
  now: Instant,
): Promise<void> {
  const address = (await lockAddress(tx, sessionId)) ?? refuse('not_found')
  const before = (await positionsOf(tx, [sessionId])).get(sessionId) ?? null
  const after: Position | null =
    point === null ? positionByPostalCode(address) : { ...point, precision: 'exact', source: 'staff' }
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await writePosition(tx, { sessionId, position: after }, now)
  const detail = { from: { position: textOf(before) }, to: { position: textOf(after) } }
  await recordOfficeEvent(
    tx,
    { userId: viewer.userId, kind: 'position_changed', subjectId: sessionId, detail },
    now,
  )
}
