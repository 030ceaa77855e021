import { getOpenPix, getPayment, getReceipt, getStatement, payByCard, payByPix } from '@ensaio/domain'
import { clientOf } from '../accounts/viewer.ts'
import { keyedRequest } from '../http/idempotency.ts'
import { paymentLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { payByCard as payCard } from './pay-by-card.ts'
import { payByPix as payPix } from './pay-by-pix.ts'
import { outcomeOf } from './pay-once.ts'
import { findOpenPix, findPayment } from './repository/payments.ts'
import { readReceipt, readStatement } from './repository/statement.ts'
import type { PaymentContext } from './settle-payment.ts'

const unknownPayment = 'Não encontramos este pagamento.'

/** Payments by card and PIX, and what became of them: statement and receipts (rules integer-cents and payment-once). Everything is bound to the caller's company. */
export function paymentRoutes(serve: Serve, context: PaymentContext): void {
  serve(
    payByCard,
    ({ viewer, body, request }) => {
      const client = clientOf(viewer)
      const keyHash = keyedRequest(request, client.userId, null)?.id ?? null
      return payCard(context, { viewer: client, input: body, keyHash })
    },
    { limits: paymentLimits, ownKey: true },
  )

  serve(
    payByPix,
    ({ viewer, body, request }) => {
      const client = clientOf(viewer)
      const keyHash = keyedRequest(request, client.userId, null)?.id ?? null
      return payPix(context, { viewer: client, input: body, keyHash })
    },
    { limits: paymentLimits, ownKey: true },
  )

  serve(getOpenPix, async ({ viewer, db }) => {
    const now = context.clock.now()
    const open = await findOpenPix(db, clientOf(viewer), now)
    return { open: open && outcomeOf(open, now) }
  })

  serve(getPayment, async ({ viewer, db, params }) => {
    const payment = await findPayment(db, clientOf(viewer).companyId, params.reference)
    return payment === null ? refuse('not_found', unknownPayment) : outcomeOf(payment, context.clock.now())
  })

  serve(getStatement, ({ viewer, db }) => readStatement(db, clientOf(viewer).companyId))

  serve(getReceipt, async ({ viewer, db, params }) => {
    const receipt = await readReceipt(db, clientOf(viewer).companyId, params.reference)
    return receipt ?? refuse('not_found', 'Este pagamento não tem recibo.')
  })
}
