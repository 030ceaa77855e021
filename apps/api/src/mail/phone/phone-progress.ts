import { type Instant, phoneFailureText } from '@ensaio/domain'
import type { PhoneNotice } from '../../adapters/phone/phone.ts'
import type { Tx } from '../../database/database.ts'
import { recordPast } from '../../sessions/repository/timeline.ts'
import {
  type ChangedMessage,
  findNoticed,
  giveUpMessage,
  markAccepted,
  markArrived,
} from './repository/phone-outbox.ts'

async function record(
  tx: Tx,
  { session_ids, channel, kind, reader }: ChangedMessage,
  failure: string | null,
  now: Instant,
): Promise<void> {
  const detail = { channel, message: kind, reader, ...(failure === null ? {} : { failure }) }
  for (const sessionId of session_ids)
    await recordPast(tx, { sessionId, actor: 'system', userId: null, kind: 'messaged', detail }, now)
}

/** Writes that the service accepted a message, and tells the history of its ensaios, once. */
export async function accept(tx: Tx, id: number, serviceId: string | null, now: Instant): Promise<void> {
  const marked = await markAccepted(tx, id, serviceId, now)
  if (marked !== null) await record(tx, marked, null, now)
}

/** Gives a message up, and tells the history of its ensaios why, once. */
export async function fail(
  tx: Tx,
  given: { id: number; reason: string; wasSent: boolean },
  now: Instant,
): Promise<void> {
  const marked = await giveUpMessage(tx, given, now)
  if (marked !== null) await record(tx, marked, given.reason, now)
}

/** Follows a service's notice of how far a message has come; notices come late, twice, in any order, or about messages that are gone. */
export async function followProgress(
  tx: Tx,
  notice: Extract<PhoneNotice, { is: 'progress' }>,
  now: Instant,
): Promise<void> {
  const found = await findNoticed(tx, notice)
  if (found === null) return
  const { id, channel } = found
  const { progress, serviceId, failure, code } = notice
  if (progress === 'failed') {
    const reason = phoneFailureText(failure ?? 'refused', channel, code)
    await fail(tx, { id, reason, wasSent: true }, now)
    return
  }
  await accept(tx, id, serviceId || null, now)
  if (progress !== 'sent') await markArrived(tx, id, progress === 'read', now)
}
