import { createSession } from '@ensaio/domain'
import { clientOf } from '../accounts/viewer.ts'
import { inside, type Serve } from '../http/serve.ts'
import type { Links } from '../links.ts'
import { placeOrder } from './place-order.ts'

/** Orders; the same key never orders twice (rule idempotency-key). */
export function orderRoutes(serve: Serve, links: Links): void {
  serve(createSession, (call) =>
    placeOrder(inside(call), { viewer: clientOf(call.viewer), input: call.body, links }, call.now),
  )
}
