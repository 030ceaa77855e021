import * as v from 'valibot'
import type { HostingPurchase } from '../order/hosting/purchase.ts'
import { Identity } from '../person/identity.ts'
import { line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { boughtAs, CardPayment, PaymentOutcome, type Purchase } from './endpoints.ts'

/** Who pays by PIX: the bank asks for nothing else. */
export const PixForm = v.object({ name: line('Informe o nome de quem paga.'), identity: Identity })
export type PixForm = v.InferInput<typeof PixForm>
/** A validated payer; the document without its mask. */
export type CheckedPixForm = v.InferOutput<typeof PixForm>

/** A PIX payment with the gateway's field names; `UnitPrice` in reais, and `Purchase` as of cards (rule payment-wire). */
export const PixPayment = v.object({
  PaymentMethod: v.literal('6'),
  Products: CardPayment.entries.Products,
  Customer: v.object({ Identity, Name: PixForm.entries.name }),
  Purchase: CardPayment.entries.Purchase,
  Hosting: CardPayment.entries.Hosting,
})
export type PixPayment = v.InferInput<typeof PixPayment>

/** The PIX payment in the gateway's format. */
export function pixPayment(
  payer: CheckedPixForm,
  purchase: Purchase | HostingPurchase,
  what: { description: string; amount: number },
): PixPayment {
  return {
    PaymentMethod: '6',
    Products: [{ Code: '1', Description: what.description, Quantity: 1, UnitPrice: what.amount }],
    Customer: { Identity: payer.identity, Name: payer.name },
    ...boughtAs(purchase),
  }
}

/** Creates a PIX code; the same payment asked for again answers with the code that is still valid (rule pix-code). */
export const payByPix = endpoint({
  method: 'POST',
  path: '/transactions/pix',
  summary: 'Creates a PIX code to pay with, for credit.',
  audience: 'payment',
  idempotent: true,
  slow: true,
  body: PixPayment,
  output: PaymentOutcome,
})

/** The newest PIX code of the caller that can still be paid; null without one. An API that does not know this address takes no PIX. */
export const getOpenPix = endpoint({
  method: 'GET',
  path: '/client/pix',
  summary: 'Your PIX code that still waits for its payment.',
  audience: 'payment',
  output: v.object({ open: v.nullable(PaymentOutcome) }),
})

/** How many whole minutes a code is still valid, rounded up; 0 once it has expired. */
export function pixMinutesLeft({ expires_at }: { expires_at: string }, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(expires_at) - Date.parse(now)) / 60_000))
}
