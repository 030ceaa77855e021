import { listCompanyPayments, refundPayment as refundEndpoint, settleRefund } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { companyAt } from '../companies/adjust-company.ts'
import { keyedRequest } from '../http/idempotency.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { endPendingRefund, refundPayment } from './refund-payment.ts'
import { paymentOfRefund, readPayments } from './repository/refunds.ts'
import type { PaymentContext } from './settle-payment.ts'

/** The payments of a company for staff, and their refunds (rule payment-refund). */
export function refundRoutes(serve: Serve, context: PaymentContext): void {
  serve(listCompanyPayments, async ({ db, params }) => {
    await companyAt(db, params.id)
    return readPayments(db, params.id)
  })

  serve(
    refundEndpoint,
    async ({ db, viewer, params, body, request }) => {
      const staff = staffOf(viewer)
      const keyHash = keyedRequest(request, staff.userId, null)?.id ?? null
      const { id: companyId, reference } = params
      await refundPayment(context, { viewer: staff, companyId, reference, keyHash, input: body })
      return readPayments(db, companyId)
    },
    { ownKey: true },
  )

  serve(settleRefund, async ({ db, viewer, params, body }) => {
    if ((await paymentOfRefund(db, params.refundId, params.id)) === null) refuse('not_found')
    await endPendingRefund(
      context,
      params.refundId,
      body.done ? { kind: 'done' } : { kind: 'refused', message: null },
      staffOf(viewer).userId,
    )
    return readPayments(db, params.id)
  })
}
