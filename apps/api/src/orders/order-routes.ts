import { createSession } from '@ensaio/domain'
import { clientOf } from '../accounts/viewer.ts'
import { inside, type Serve } from '../http/serve.ts'
import { placeOrder } from './place-order.ts'

/** Orders; the same key never orders twice (rule idempotency-key). */
export function orderRoutes(serve: Serve, publicUrl: string): void {
  serve(createSession, (call) =>
    placeOrder(inside(call), { viewer: clientOf(call.viewer), input: call.body, publicUrl }, call.now),
  )
}
