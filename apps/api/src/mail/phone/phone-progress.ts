import { type Instant, type PhoneChannel, type PhoneFailure, phoneFailureText } from '@ensaio/domain'
import type { PhoneNotice } from '../../adapters/phone/phone.ts'
import type { Tx } from '../../database/database.ts'
import { recordPast } from '../../sessions/repository/timeline.ts'
import { rememberNoWhatsApp } from './repository/phone-consent.ts'
import { putInstead } from './repository/phone-fallback.ts'
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

/** Why a message is given up. */
interface GivenUp {
  id: number
  channel: PhoneChannel
  failure: PhoneFailure
  code: string | null
  /** Had its service accepted it? */
  wasSent: boolean
  /** The channels that are on. */
  channels: readonly PhoneChannel[]
}

/**
 * Gives a message up, and tells the history of its ensaios why, once. Where the number has no WhatsApp, that is remembered, and the same
 * transaction writes the SMS that goes instead, where SMS is on and the number agreed to it (rule phone-fallback).
 */
export async function fail(
  tx: Tx,
  { id, channel, failure, code, wasSent, channels }: GivenUp,
  now: Instant,
): Promise<void> {
  const reason = phoneFailureText(failure, channel, code)
  const marked = await giveUpMessage(tx, { id, reason, wasSent }, now)
  if (marked === null) return
  if (failure === 'no_whatsapp') {
    await rememberNoWhatsApp(tx, marked.recipient, now)
    if (channels.includes('sms')) await putInstead(tx, id)
  }
  await record(tx, marked, reason, now)
}

/** Follows a service's notice of how far a message has come; `channels` are on. Notices come late, twice, in any order, or about messages that are gone. */
export async function followProgress(
  tx: Tx,
  notice: Extract<PhoneNotice, { is: 'progress' }>,
  channels: readonly PhoneChannel[],
  now: Instant,
): Promise<void> {
  const found = await findNoticed(tx, notice)
  if (found === null) return
  const { id, channel, recipient } = found
  const { progress, serviceId, failure, code } = notice
  if (progress === 'failed') {
    const given = { id, channel, failure: failure ?? 'refused', code, wasSent: true, channels }
    await fail(tx, given, now)
    return
  }
  await accept(tx, id, serviceId || null, now)
  if (progress === 'sent') return
  await markArrived(tx, id, progress === 'read', now)
  if (channel === 'whatsapp') await rememberNoWhatsApp(tx, recipient, null)
}
