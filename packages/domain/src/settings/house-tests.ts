import * as v from 'valibot'
import { PhoneChannel } from '../mail/phone/channels.ts'
import { phoneFailures } from '../mail/phone/phone-failures.ts'
import { isMobile, Phone } from '../person/phone.ts'
import { endpoint } from '../wire/endpoint.ts'

/**
 * How a test of the mails ended (rule mail-test): `sent` as far as the mail server says; `kept` in the data folder, without a mail server;
 * `unreachable` no server answers there; `wrong_login` it refuses our name or password; `refused` it refuses the mail.
 */
export const mailTestOutcomes = ['sent', 'kept', 'unreachable', 'wrong_login', 'refused'] as const
export type MailTestOutcome = (typeof mailTestOutcomes)[number]

/**
 * How a test of the payments ended (rule payment-test): `simulated` and `closed` ask nobody; the gateway accepts the key, `sandbox` for
 * tests or `live` for money; `wrong_key` it refuses the key; `unreachable` it gives no usable answer.
 */
export const paymentTestOutcomes = [
  'simulated',
  'closed',
  'sandbox',
  'live',
  'wrong_key',
  'unreachable',
] as const
export type PaymentTestOutcome = (typeof paymentTestOutcomes)[number]

/** The result of a test of the mails; `said` is the technical text of the other side. */
export const MailTest = v.object({
  outcome: v.picklist(mailTestOutcomes),
  to: v.string(),
  said: v.nullable(v.string()),
})
export type MailTest = v.InferOutput<typeof MailTest>

/** The result of a test of the payments; `said` is the technical text of the other side. */
export const PaymentTest = v.object({
  outcome: v.picklist(paymentTestOutcomes),
  said: v.nullable(v.string()),
})
export type PaymentTest = v.InferOutput<typeof PaymentTest>

/** The channel of a test message, and the mobile number that it goes to. */
export const MessageTestForm = v.object({
  channel: PhoneChannel,
  phone: v.pipe(Phone, v.check(isMobile, 'Informe um celular com DDD, como (11) 91234-5678.')),
})
export type MessageTestForm = v.InferInput<typeof MessageTestForm>

/** The result of a test message (rule message-test): null where the service accepted it, else why not; `code` is that of the service. */
export const MessageTest = v.object({
  channel: PhoneChannel,
  /** E.164. */
  to: v.string(),
  failure: v.nullable(v.picklist(phoneFailures)),
  code: v.nullable(v.string()),
})
export type MessageTest = v.InferOutput<typeof MessageTest>

/** Sends at once, not through the outbox. */
export const testMails = endpoint({
  method: 'POST',
  path: '/staff/house/mail-test',
  summary: 'Sends a mail to your own address at once and tells what the mail server said.',
  audience: 'house',
  output: MailTest,
})

/** Charges nothing. */
export const testPayments = endpoint({
  method: 'POST',
  path: '/staff/house/payment-test',
  summary: 'Tells how payments are taken, and asks the gateway whether it accepts our key; charges nothing.',
  audience: 'house',
  output: PaymentTest,
})

/** Sends at once, not through the outbox; never to a number whose owner wants no messages (rule phone-consent). */
export const testMessages = endpoint({
  method: 'POST',
  path: '/staff/house/message-test',
  summary: 'Sends a message to a mobile number at once, by WhatsApp or SMS, and tells what the service said.',
  audience: 'house',
  body: MessageTestForm,
  output: MessageTest,
})
