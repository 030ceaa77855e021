import {
  type Instant,
  isQuiet,
  lacksWhatsApp,
  type PhoneChannel,
  type PhoneFailure,
  phoneChannels,
  phoneFailureText,
  quietEnd,
} from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import type { MessageSenders, SendOutcome } from '../adapters/phone/phone.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { accept, fail } from '../mail/phone/phone-progress.ts'
import { consentsOf, type KeptConsent } from '../mail/phone/repository/phone-consent.ts'
import { goBySms, readTwin } from '../mail/phone/repository/phone-fallback.ts'
import {
  dropMessage,
  holdMessage,
  rewrite,
  takeMessage,
  type WaitingMessage,
} from '../mail/phone/repository/phone-outbox.ts'
import { readTold } from '../mail/phone/repository/phone-sessions.ts'
import { writeMessage } from '../mail/phone/write-message.ts'

const second = 1000
const longestWait = 60 * 60 * second
const patience = 24 * 60 * 60 * second
/** How long a notice may take to tell that a message was accepted whose answer is missing; longer than sending takes. */
const noticeMinutes = 10
/** After so many tries without an answer or a notice, nobody knows how often it arrived. */
const mostUnclear = 3
const messagesPerRound = 200

/** What sends messages to phones. */
interface Dispatch {
  db: Database
  clock: Clock
  links: Links
  senders: MessageSenders
}

function later(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}

function failing({ db, senders }: Dispatch, { id, channel }: WaitingMessage, now: Instant) {
  const channels = phoneChannels.filter((one) => senders[one] !== undefined)
  return (failure: PhoneFailure, code: string | null = null) =>
    transact(db, (tx) => fail(tx, { id, channel, failure, code, wasSent: false, channels }, now))
}

/**
 * Lets a message go by SMS whose number lately had no WhatsApp, before WhatsApp is asked again; one that WhatsApp may have accepted stays
 * there (rule phone-fallback).
 */
async function goesBySms(
  { db, senders }: Dispatch,
  { id, channel, attempts }: WaitingMessage,
  { agreed, noWhatsAppAt }: KeptConsent,
  now: Instant,
): Promise<boolean> {
  if (channel !== 'whatsapp' || attempts > 1 || !lacksWhatsApp(noWhatsAppAt, now)) return false
  if (!agreed.includes('sms') || senders.sms === undefined) return false
  await goBySms(db, id)
  return true
}

/**
 * The token of the number's link, where a message is to be sent at all now; it is dropped, given up or held otherwise. Consent is read once
 * the message is taken: a statement sees what was committed when it began, and taking may have begun before somebody left.
 */
async function tokenIfDue(dispatch: Dispatch, message: WaitingMessage, now: Instant): Promise<string | null> {
  const { id, channel, standing, recipient, time_zone: zone } = message
  const [consent] = await consentsOf(dispatch.db, [recipient])
  const giveUp = failing(dispatch, message, now)
  const twin = await readTwin(dispatch.db, id)
  // WhatsApp has delivered after all what it said to be undeliverable.
  const isTold = channel === 'sms' && twin !== null && twin.given_up_at === null
  if (isTold || standing.length === 0) await dropMessage(dispatch.db, id)
  else if (!consent?.agreed.includes(channel)) await giveUp('stopped')
  else if (channel === 'whatsapp' && twin !== null) await giveUp('no_whatsapp')
  else if (Date.parse(now) - Date.parse(message.created_at) > patience) await giveUp('late')
  else if (dispatch.senders[channel] === undefined) await giveUp('off')
  else if (message.attempts > mostUnclear) await giveUp('unclear')
  else if (isQuiet(now, zone))
    await holdMessage(dispatch.db, id, quietEnd(now, zone), { reason: null, isTry: false })
  else if (!(await goesBySms(dispatch, message, consent, now))) return consent.token
  return null
}

async function sendOne(
  { db, links, senders }: Dispatch,
  { message, token }: { message: WaitingMessage; token: string },
  now: Instant,
): Promise<SendOutcome> {
  const { id, kind, channel, standing, start, recipient: phone, reference } = message
  const sessions = await readTold(db, standing)
  const telling = { kind, sessions, start, name: message.recipient_name, link: message.link }
  const { subject, text, values } = writeMessage({ ...telling, token }, links, now)
  await rewrite(db, id, { subject, text })
  const sender = senders[channel]
  if (sender === undefined) throw new Error(`There is no sender for ${channel}.`)
  return sender.send({ reference, to: phone, kind, values, text })
}

/** Names a failure without number or text of the message. */
class MessageFailed extends Error {
  constructor({ id, channel }: WaitingMessage, failure: PhoneFailure, code: string | null) {
    super(`${phoneFailureText(failure, channel, code)} #${id}`)
    this.name = 'MessageFailed'
  }
}

/** Writes how sending ended; returns the channel that must rest, because its other messages would fail, too. */
async function settle(
  dispatch: Dispatch,
  { message, outcome }: { message: WaitingMessage; outcome: SendOutcome },
  now: Instant,
): Promise<{ failure: PhoneFailure; code: string | null; rests: PhoneChannel | null } | null> {
  const { db } = dispatch
  const { id, channel } = message
  if (outcome.is === 'accepted') {
    await transact(db, (tx) => accept(tx, id, outcome.serviceId, now))
    return null
  }
  // It stays taken until a notice had its time; then it is sent again.
  if (outcome.is === 'unclear') return { failure: 'unclear', code: null, rests: null }
  const { failure, code } = outcome
  if (outcome.is === 'refused') {
    await failing(dispatch, message, now)(failure, code)
    return { failure, code, rests: null }
  }
  const spent = Date.parse(now) - Date.parse(message.created_at)
  const wait = Math.min(Math.max(spent, 15 * second), longestWait)
  const asked = (outcome.afterSeconds ?? 0) * second
  const reason = phoneFailureText(failure, channel, code)
  await holdMessage(db, id, later(now, Math.max(wait, asked)), { reason, isTry: false })
  return { failure, code, rests: channel }
}

/**
 * Sends the waiting messages to phones and returns how many were accepted (rule phone-messages). Each is taken before it is sent, and
 * marked afterwards. What a process took and never marked, or the service never answered, is marked by the service's notice, which repeats
 * our reference; only where none comes within ten minutes it is sent again. What moved, was cancelled or was opted out of meanwhile is not
 * sent, and nothing in the quiet hours of the property.
 */
export async function deliverMessages(
  dispatch: Dispatch,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const { db, clock, senders } = dispatch
  const resting = new Set<PhoneChannel>()
  let sent = 0
  for (let nth = 0; nth < messagesPerRound; nth += 1) {
    const channels = Object.keys(senders).length
    if (channels > 0 && resting.size === channels) return sent
    const message = await takeMessage(db, clock.now(), noticeMinutes, [...resting])
    if (message === null) return sent
    const token = await tokenIfDue(dispatch, message, clock.now())
    if (token === null) continue
    const outcome = await sendOne(dispatch, { message, token }, clock.now())
    const failed = await settle(dispatch, { message, outcome }, clock.now())
    if (failed === null) {
      sent += 1
      continue
    }
    onFailure(new MessageFailed(message, failed.failure, failed.code))
    if (failed.rests !== null) resting.add(failed.rests)
  }
  return sent
}
