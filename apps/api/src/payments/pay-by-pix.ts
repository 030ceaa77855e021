import type { PaymentOutcome, PixPayment } from '@ensaio/domain'
import type * as v from 'valibot'
import { bodyHash } from '../http/idempotency.ts'
import { outcomeOf, type PaymentRequest, paidBefore, payOnce } from './pay-once.ts'
import { paymentSum } from './payment-sum.ts'
import { findOpenPix } from './repository/payments.ts'
import type { PaymentContext } from './settle-payment.ts'

/** How long a code can be paid, in seconds (rule pix-code). */
const validity = 30 * 60

/**
 * Creates a PIX code, once per key, with the promises of cards (rules pix-code, payment-once and idempotency-key). The same payment asked for under
 * another key, as after a reload, answers with the code that can still be paid.
 */
export async function payByPix(
  context: PaymentContext,
  { viewer, input, keyHash }: PaymentRequest<v.InferOutput<typeof PixPayment>>,
): Promise<PaymentOutcome> {
  const { db, clock, links } = context
  const now = clock.now()
  const hash = bodyHash(input)
  const before =
    (await paidBefore(context, keyHash, hash)) ?? (await findOpenPix(db, { ...viewer, bodyHash: hash }, now))
  if (before !== null) return outcomeOf(before, now)

  const { sum, renews } = await paymentSum(db, viewer.companyId, input, now)
  const payer = { name: input.Customer.Name, identity: input.Customer.Identity }
  return payOnce(context, {
    viewer,
    keyHash,
    bodyHash: hash,
    sum,
    renews,
    payer,
    expiresAt: new Date(Date.parse(now) + validity * 1000).toISOString(),
    chargeOf: (reference) => ({
      reference,
      ...sum,
      payer,
      pix: { seconds: validity },
      callbackUrl: links.gatewayNotices,
    }),
  })
}
