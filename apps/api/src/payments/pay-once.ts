import { randomBytes } from 'node:crypto'
import { type Cents, type Instant, type PaymentOutcome, reaisOf } from '@ensaio/domain'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Charge } from '../adapters/gateway/gateway.ts'
import type { PaidRenewal } from '../database/tables/payment.ts'
import { refuse } from '../http/refusal.ts'
import { askGateway } from './ask-gateway.ts'
import { paymentSentence } from './payment-progress.ts'
import { findByKey, findPayment, insertPayment, type PaymentRow } from './repository/payments.ts'
import { closePayment, type PaymentContext, settlePayment } from './settle-payment.ts'

/** A payment as asked for: who, what, and under which key. */
export interface PaymentRequest<Input> {
  viewer: ClientViewer
  input: Input
  /** SHA-256 of caller and key; null without one. */
  keyHash: string | null
}

/** A checked payment, to be made once. */
export interface WantedPayment {
  viewer: ClientViewer
  keyHash: string | null
  bodyHash: string
  sum: { amount: Cents; description: string }
  /** The renewal of hosting that takes place once it is paid. */
  renews: PaidRenewal | null
  payer: { name: string; identity: string }
  /** Until when a PIX can be paid; cards have none. */
  expiresAt?: Instant
  /** The charge under our reference. */
  chargeOf: (reference: string) => Charge
}

const unavailable = {
  card: 'O pagamento por cartão está indisponível no momento. Nada foi cobrado.',
  pix: 'O pagamento por PIX está indisponível no momento. Nada foi cobrado.',
}

// By then the usual charge has had its answer.
const firstCheck = 5000

/** A payment's status in wire form; of a PIX with its code, of a renewal with what it renews. */
export function outcomeOf(payment: PaymentRow, now: Instant): PaymentOutcome {
  const { reference, status, message, has_error, pix_code, expires_at, renews } = payment
  const isPix = expires_at !== null
  return {
    reference,
    status,
    message: (has_error ? message : null) ?? paymentSentence(status, isPix),
    ...(isPix
      ? {
          pix: {
            amount: reaisOf(payment.amount_cents),
            description: payment.description,
            code: pix_code,
            expires_at,
            told_at: now,
          },
        }
      : {}),
    ...(renews && {
      hosting: { session_id: renews.session_id, months: renews.months, until: renews.until },
    }),
  }
}

function answerAgain(payment: PaymentRow, hash: string): PaymentRow {
  if (payment.body_hash !== hash) {
    refuse('key_reused', 'Esta chave de idempotência já foi usada com outros dados.')
  }
  if (payment.has_error) refuse('invalid', payment.message ?? undefined)
  return payment
}

/** The payment made before under the same key and body; null without one (rule idempotency-key). */
export async function paidBefore(
  { db }: PaymentContext,
  keyHash: string | null,
  bodyHash: string,
): Promise<PaymentRow | null> {
  const before = keyHash === null ? null : await findByKey(db, keyHash)
  return before && answerAgain(before, bodyHash)
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
    refuse('unavailable', unavailable['card' in wanted ? 'card' : 'pix'])
  }
  const open = { ...payment, transaction_id: null, created_at: clock.now() }
  // The lookup failed too: the job queries again later.
  await askGateway(context, open).catch(() => undefined)
}

/**
 * Charges once per key (rules idempotency-key and payment-once). The payment is stored before the gateway is asked, and no transaction is open
 * while it answers (rule no-outside-call-in-transaction); a concurrent request under the same key answers how the first one stands.
 */
export async function payOnce(context: PaymentContext, wanted: WantedPayment): Promise<PaymentOutcome> {
  const { db, clock } = context
  const { viewer, keyHash, bodyHash, sum, renews, payer, expiresAt } = wanted
  const now = clock.now()
  const charged = wanted.chargeOf(`pay_${randomBytes(18).toString('base64url')}`)
  const payment = await insertPayment(
    db,
    {
      reference: charged.reference,
      companyId: viewer.companyId,
      userId: viewer.userId,
      keyHash,
      bodyHash,
      ...sum,
      renews,
      payerName: payer.name,
      payerIdentity: payer.identity,
      ...(expiresAt === undefined ? { method: 'card' } : { method: 'pix', expiresAt }),
    },
    { now, checkAt: new Date(Date.parse(now) + firstCheck).toISOString() },
  )
  if (payment === null) {
    const first = await paidBefore(context, keyHash, bodyHash)
    if (first === null) throw new Error('A key is taken, but has no payment.')
    return outcomeOf(first, now)
  }
  await charge(context, payment, charged)
  const settled = await findPayment(db, viewer.companyId, payment.reference)
  return outcomeOf(settled ?? payment, clock.now())
}
