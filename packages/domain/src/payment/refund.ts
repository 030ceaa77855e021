import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** How a refund stands: `pending` while the bank has not answered; `failed` gives the credit back to the company. */
export const RefundState = v.picklist(['pending', 'done', 'failed'])
export type RefundState = v.InferOutput<typeof RefundState>

/** A payment given back, whole or in part; `amount` in reais. */
export const PaymentRefund = v.object({
  id: v.number(),
  amount: v.number(),
  state: RefundState,
  reason: v.string(),
  /** The member of staff. */
  author: v.string(),
  created_at: Instant,
  /** Why it failed; null without a reason from the bank. */
  message: v.nullable(v.string()),
})
export type PaymentRefund = v.InferOutput<typeof PaymentRefund>

/** A payment of a company as staff see it; amounts in reais. */
export const StaffPayment = v.object({
  reference: v.string(),
  method: v.picklist(['card', 'pix']),
  /** The gateway's number (rule payment-status). */
  status: v.number(),
  created_at: Instant,
  description: v.string(),
  payer: v.string(),
  amount: v.number(),
  /** What can still be given back: paid, not given back, and still in the balance of the company (rule payment-refund). */
  refundable: v.number(),
  refunds: v.array(PaymentRefund),
})
export type StaffPayment = v.InferOutput<typeof StaffPayment>

/** The most payments of a company that are listed: the newest. The CSV has all of them. */
export const mostListedPayments = 200

/** The payments of a company, newest first. */
export const listCompanyPayments = endpoint({
  method: 'GET',
  path: '/staff/companies/{id}/payments',
  summary: 'The newest 200 payments of a company, with what was given back; the CSV has all of them.',
  audience: 'credit',
  output: v.array(StaffPayment),
})

/** What to give back, in reais, and the reason that the company reads. */
export const RefundRequest = v.object({
  amount: v.pipe(
    v.number('Informe o valor.'),
    v.minValue(0.01, 'Informe o valor.'),
    v.check(
      (reais) => Math.abs(Math.round(reais * 100) - reais * 100) < 1e-6,
      'Use no máximo duas casas decimais.',
    ),
  ),
  reason: v.pipe(note(200), v.nonEmpty('Conte o motivo da devolução.')),
})
export type RefundRequest = v.InferInput<typeof RefundRequest>

/** Gives a payment back to its card or PIX, once per key; 422 at `amount` when it is too much (rule payment-refund). */
export const refundPayment = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/payments/{reference}/refunds',
  summary: 'Gives a payment back, whole or in part.',
  audience: 'credit',
  idempotent: true,
  slow: true,
  body: RefundRequest,
  output: v.array(StaffPayment),
})

/** Says how a refund ended whose answer never came, as read in the panel of the gateway. */
export const settleRefund = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/refunds/{refundId}',
  summary: 'Says how a refund without an answer ended.',
  audience: 'credit',
  body: v.object({ done: v.boolean() }),
  output: v.array(StaffPayment),
})
