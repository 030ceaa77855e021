import * as v from 'valibot'
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
