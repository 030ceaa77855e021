import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { Order } from './schema.ts'

/** A placed order: the first token, and every ensaio with its own; `price` is the total in reais. */
export const PlacedOrder = v.pipe(
  v.object({
    token: v.string(),
    /** The link that books the visits of all units together; null for one unit. */
    group_token: v.optional(v.nullable(v.string())),
    /** Null when the answer contains only the token. */
    price: v.optional(v.nullable(v.number()), null),
    sessions: v.optional(
      v.array(v.object({ id: v.number(), token: v.string(), unit: v.nullable(v.string()) })),
      [],
    ),
  }),
  v.transform((order) => ({
    ...order,
    sessions: order.sessions.length > 0 ? order.sessions : [{ id: 0, token: order.token, unit: null }],
  })),
)
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/** Places an order, priced and debited in one transaction. Too little credit is 402 with `fields.missing` in reais (rule order-payment). */
export const createSession = endpoint({
  method: 'POST',
  path: '/sessions',
  summary: 'Orders an ensaio, or several units of one building.',
  audience: 'order',
  idempotent: true,
  body: Order,
  output: PlacedOrder,
})
