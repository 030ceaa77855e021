import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PhoneFailure } from '@ensaio/domain'
import * as v from 'valibot'
import type { MessageSender, PhoneNotice } from './phone.ts'
import { sendByPost } from './post-outside.ts'

/** The access to Twilio's `Messages`. */
export interface TwilioConfig {
  /** Without the version: `https://api.twilio.com`. */
  url: string
  accountSid: string
  authToken: string
  /** Our number in E.164, or the id of a messaging service (`MG…`). */
  from: string
}

const Accepted = v.object({ sid: v.string() })
const Refused = v.object({ code: v.number() })

const failures: Record<number, { failure: PhoneFailure; isLater: boolean }> = {
  20003: { failure: 'login', isLater: true },
  20429: { failure: 'too_many', isLater: true },
  14107: { failure: 'too_many', isLater: true },
  21211: { failure: 'not_reachable', isLater: false },
  21408: { failure: 'account', isLater: true },
  21610: { failure: 'stopped', isLater: false },
  21614: { failure: 'not_mobile', isLater: false },
  30001: { failure: 'too_many', isLater: true },
  30002: { failure: 'account', isLater: true },
  30003: { failure: 'not_reachable', isLater: false },
  30005: { failure: 'not_reachable', isLater: false },
  30006: { failure: 'not_mobile', isLater: false },
}

function failureOf(code: number): { failure: PhoneFailure; isLater: boolean } | null {
  return failures[code] ?? null
}

/** Sends SMS by Twilio (rule phone-messages); each names an address below `noticesUrl` for its notices. */
export function twilioSender(
  { url, accountSid, authToken, from }: TwilioConfig,
  noticesUrl: string,
): MessageSender {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const reading = {
    acceptedId: (body: unknown) => {
      const accepted = v.safeParse(Accepted, body)
      return accepted.success ? accepted.output.sid : null
    },
    errorCode: (body: unknown) => {
      const refused = v.safeParse(Refused, body)
      return refused.success ? refused.output.code : null
    },
    failureOf,
  }
  return {
    send: ({ to, text, reference }) => {
      const body = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
        StatusCallback: `${noticesUrl}?message=${reference}`,
      })
      return sendByPost(address, { headers, body: body.toString() }, reading)
    },
  }
}

/** Is a form signed by Twilio: HMAC-SHA1 over the address that it called and the fields in their order, in base64? */
export function isSignedByTwilio(
  authToken: string,
  url: string,
  { fields, signature }: { fields: Record<string, string>; signature: unknown },
): boolean {
  if (typeof signature !== 'string') return false
  const signed = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}${fields[name]}`)
    .join('')
  const expected = Buffer.from(createHmac('sha1', authToken).update(`${url}${signed}`).digest('base64'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Our progress of a message by Twilio's status; an accepted message counts as sent. */
const progress = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
} as const

/** The notice in a form of Twilio: how far the message of `reference` has come, or what somebody wrote; null for anything else. */
export function twilioNotice(reference: string | null, fields: Record<string, string>): PhoneNotice | null {
  const { MessageSid: serviceId = '', MessageStatus = '', ErrorCode, From: from, Body: text } = fields
  const known = Object.hasOwn(progress, MessageStatus)
    ? progress[MessageStatus as keyof typeof progress]
    : null
  if (known !== null) {
    const code = ErrorCode || null
    const failure = known === 'failed' ? (failureOf(Number(code))?.failure ?? 'refused') : null
    return { is: 'progress', reference, serviceId, progress: known, failure, code }
  }
  return MessageStatus === '' && from !== undefined && text !== undefined ? { is: 'reply', from, text } : null
}
