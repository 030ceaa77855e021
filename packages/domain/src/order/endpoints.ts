import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Order } from './schema.ts'

/** What an order became: the first token (spec §7), and every ensaio with its own; `price` in reais for all. */
export const PlacedOrder = v.object({
  token: v.string(),
  /** The link that books the visits of all units together; null for one unit. */
  group_token: v.optional(v.nullable(v.string())),
  price: v.number(),
  sessions: v.array(v.object({ id: v.number(), token: v.string(), unit: v.nullable(v.string()) })),
})
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>

/** Orders; priced and debited by the server in one transaction. Too little credit is 402 with `fields.missing` in reais (D25). */
export const createSession = endpoint({
  method: 'POST',
  path: '/sessions',
  summary: 'Orders an ensaio, or several units of one building.',
  audience: 'client',
  idempotent: true,
  body: Order,
  output: PlacedOrder,
})
