import { randomBytes } from 'node:crypto'
import {
  type CardPayment,
  type Cents,
  defaultZone,
  isUnexpired,
  type PaymentOutcome,
  readExpiry,
  wallClock,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Charge } from '../adapters/gateway/gateway.ts'
import { bodyHash } from '../http/idempotency.ts'
import { refuse } from '../http/refusal.ts'
import type { Links } from '../links.ts'
import { askGateway } from './ask-gateway.ts'
import { paymentSentence } from './payment-progress.ts'
import { paymentSum } from './payment-sum.ts'
import {
  findByKey,
  findPayment,
  insertPayment,
  isPaymentOpen,
  type PaymentRow,
} from './repository/payments.ts'
import { closePayment, type PaymentContext, settlePayment } from './settle-payment.ts'

type Input = v.InferOutput<typeof CardPayment>

/** A payment as asked for: who, what, and under which key. */
export interface PaymentRequest {
  viewer: ClientViewer
  input: Input
  /** SHA-256 of caller and key; null without one. */
  keyHash: string | null
}

// After it, the same payment again is meant.
const day = 24 * 60 * 60 * 1000

// By then the usual charge has had its answer.
const firstCheck = 5000

/** A payment's status in wire form. */
export function outcomeOf(payment: PaymentRow): PaymentOutcome {
  const { reference, status, message, has_error } = payment
  return { reference, status, message: (has_error ? message : null) ?? paymentSentence(status) }
}

/** What tells two attempts apart, without card number and code: not even their hash is kept. */
function hashOf({ PaymentObject: { CardNumber, ExpirationDate, Holder }, ...rest }: Input): string {
  const card = { last: CardNumber.replace(/\D/g, '').slice(-4), ExpirationDate, Holder }
  return bodyHash({ ...rest, card })
}

function chargeOf(
  input: Input,
  reference: string,
  sum: { amount: Cents; description: string },
  links: Links,
) {
  const { Customer, Address, PaymentObject } = input
  const expiry = readExpiry(PaymentObject.ExpirationDate)
  const charge: Charge = {
    reference,
    ...sum,
    card: {
      number: PaymentObject.CardNumber.replace(/\D/g, ''),
      expiration: `${String(expiry?.month).padStart(2, '0')}/${expiry?.year}`,
      holder: PaymentObject.Holder,
      securityCode: PaymentObject.SecurityCode,
    },
    payer: {
      name: Customer.Name,
      identity: Customer.Identity,
      phone: Customer.Phone.replace('+55', ''),
      email: Customer.Email,
      address: {
        postalCode: Address.ZipCode,
        street: Address.Street,
        number: Address.Number,
        complement: Address.Complement,
        district: Address.District,
        city: Address.CityName,
        state: Address.StateInitials,
      },
    },
    callbackUrl: links.gatewayNotices,
  }
  return charge
}

function answerAgain(payment: PaymentRow, hash: string): PaymentOutcome {
  if (payment.body_hash !== hash) {
    refuse('key_reused', 'Esta chave de idempotência já foi usada com outros dados.')
  }
  if (payment.has_error) refuse('invalid', payment.message ?? undefined)
  return outcomeOf(payment)
}

/** Charges and writes down how it ended; a lost answer is looked up, never sent again. */
async function charge(context: PaymentContext, payment: PaymentRow, wanted: Charge): Promise<void> {
  const { db, gateway, clock } = context
  const result = await gateway.charge(wanted)
  if (result.kind === 'taken') return settlePayment(context, payment.id, result.transaction)
  if (result.kind === 'refused') {
    await closePayment(db, payment.id, result)
    refuse('invalid', result.message)
  }
  if (result.kind === 'unsent') {
    await closePayment(db, payment.id, result)
    refuse('unavailable', 'O pagamento por cartão está indisponível no momento. Nada foi cobrado.')
  }
  const open = { ...payment, transaction_id: null, created_at: clock.now() }
  // The lookup failed too: the job queries again later.
  await askGateway(context, open).catch(() => undefined)
}

/**
 * Pays by card, once per key (rules idempotency-key, payment-once and payment-wire). The payment is stored before the gateway is asked, and no transaction is open while
 * it answers (rule no-outside-call-in-transaction); a second request under the same key answers how the first one stands. The same payment under another key, as after a
 * reload, is refused while the first has no answer.
 */
export async function payByCard(context: PaymentContext, request: PaymentRequest): Promise<PaymentOutcome> {
  const { db, clock, links } = context
  const { viewer, input, keyHash } = request
  const now = clock.now()
  const hash = hashOf(input)
  const before = keyHash === null ? null : await findByKey(db, keyHash)
  if (before !== null) return answerAgain(before, hash)

  if (!isUnexpired(input.PaymentObject.ExpirationDate, wallClock(now, defaultZone).date.slice(0, 7))) {
    const message = 'Este cartão está vencido.'
    refuse('invalid', message, { 'PaymentObject.ExpirationDate': message })
  }
  const since = new Date(Date.parse(now) - day).toISOString()
  if (await isPaymentOpen(db, { companyId: viewer.companyId, bodyHash: hash, keyHash }, since)) {
    refuse(
      'in_flight',
      'Um pagamento igual a este ainda espera a resposta do banco: não é preciso pagar de novo. Acompanhe pelo extrato.',
    )
  }
  const sum = await paymentSum(db, viewer.companyId, input)
  const wanted = chargeOf(input, `pay_${randomBytes(18).toString('base64url')}`, sum, links)
  const payment = await insertPayment(
    db,
    {
      reference: wanted.reference,
      companyId: viewer.companyId,
      userId: viewer.userId,
      keyHash,
      bodyHash: hash,
      ...sum,
      payerName: wanted.payer.name,
      payerIdentity: wanted.payer.identity,
    },
    { now, checkAt: new Date(Date.parse(now) + firstCheck).toISOString() },
  )
  // A concurrent request used the same key first.
  if (payment === null) return payByCard(context, request)
  await charge(context, payment, wanted)
  const settled = await findPayment(db, viewer.companyId, payment.reference)
  return outcomeOf(settled ?? payment)
}
