import * as v from 'valibot'
import { note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PlacedOrder } from './endpoints.ts'
import { Order } from './schema.ts'

/** The highest price of one ensaio, in reais. */
export const highestPrice = 100_000

/** A price that our own people agreed with the client instead of the one in force: reais with cents, and why (rule agreed-price). */
export const AgreedPrice = v.object({
  price: v.pipe(
    v.number('Informe o preço.'),
    v.minValue(0, 'Informe um preço a partir de R$\u00a00,00.'),
    v.maxValue(highestPrice, 'Use no máximo R$\u00a0100.000,00.'),
    v.check(
      (reais) => Math.abs(Math.round(reais * 100) - reais * 100) < 1e-6,
      'Use no máximo duas casas decimais.',
    ),
  ),
  reason: v.pipe(note(200), v.nonEmpty('Conte o motivo do preço combinado.')),
})
export type AgreedPrice = v.InferInput<typeof AgreedPrice>

// Our own people agree on a price instead of typing a client's coupon.
const { coupon: _, ...ordered } = Order.entries

/** An order that our own people place for a company (rule order-for-client). */
export const StaffOrder = v.object({
  ...ordered,
  /** The person of the company in whose name it is ordered, who gets the mails about it. */
  person_id: v.pipe(v.number('Escolha em nome de quem.'), v.integer()),
  /** Does this person get a mail that it was ordered? */
  tells_person: v.optional(v.boolean(), true),
  /** The price of each ensaio, agreed by staff with the right to prices. */
  agreed: v.optional(v.nullable(AgreedPrice), null),
})
export type StaffOrder = v.InferInput<typeof StaffOrder>

/** Places an order for a company as `createSession` does for its own people; 409 for an inactive company. */
export const placeStaffOrder = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/orders',
  summary: 'Orders an ensaio for a company, or several units of one building.',
  audience: 'orders',
  idempotent: true,
  body: StaffOrder,
  output: PlacedOrder,
})
