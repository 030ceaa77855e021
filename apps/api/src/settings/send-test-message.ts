import { randomUUID } from 'node:crypto'
import type { Instant, MessageTest, PhoneChannel } from '@ensaio/domain'
import type { MessageSenders, SendOutcome } from '../adapters/phone/phone.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { consentsOf, keepNumber } from '../mail/phone/repository/phone-consent.ts'
import { writeMessage } from '../mail/phone/write-message.ts'

function resultOf(outcome: SendOutcome): Pick<MessageTest, 'failure' | 'code'> {
  if (outcome.is === 'accepted') return { failure: null, code: null }
  if (outcome.is === 'unclear') return { failure: 'unclear', code: null }
  return { failure: outcome.failure, code: outcome.code }
}

/**
 * Sends a message to a number at once, and tells how it ended (rule message-test). A number whose owner ended all messages gets none; any
 * other is kept without a consent, as the link in the message needs.
 */
export async function sendTestMessage(
  db: Database,
  { senders, links }: { senders: MessageSenders; links: Links },
  { channel, phone }: { channel: PhoneChannel; phone: string },
  now: Instant,
): Promise<MessageTest> {
  const sender = senders[channel]
  const test = { channel, to: phone }
  if (sender === undefined) return { ...test, failure: 'off', code: null }
  await transact(db, (tx) => keepNumber(tx, phone))
  const [kept] = await consentsOf(db, [phone])
  if (kept === undefined || (kept.hasChosen && kept.agreed.length === 0))
    return { ...test, failure: 'stopped', code: null }
  const telling = { kind: 'channel_test', sessions: [], start: null, name: null, link: '' } as const
  const { text, values } = writeMessage({ ...telling, token: kept.token }, links, now)
  const message = { reference: randomUUID(), to: phone, kind: telling.kind, values, text }
  return { ...test, ...resultOf(await sender.send(message)) }
}
