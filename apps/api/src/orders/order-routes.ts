import { changeSessionService, createSession, listServiceOffers, placeStaffOrder } from '@ensaio/domain'
import { actorOf, clientOf, staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { orderLimits } from '../http/rate-limits.ts'
import { inside, type Serve } from '../http/serve.ts'
import { getAccessibleSession } from '../sessions/accessible-session.ts'
import { changeService } from './change-service.ts'
import { hostingRoutes } from './hosting/hosting-routes.ts'
import { placeOrder } from './place-order.ts'
import { placeStaffOrder as placeForCompany } from './place-staff-order.ts'
import { readOffers } from './service-offers.ts'

/** Orders by clients and for clients, the service of a placed order, and the hosting of a delivered one; the same key never orders or changes twice (rule idempotency-key). */
export function orderRoutes(serve: Serve, links: Links): void {
  serve(
    createSession,
    (call) => {
      const viewer = clientOf(call.viewer)
      const by = { companyId: viewer.companyId, userId: viewer.userId, author: actorOf(viewer) }
      return placeOrder(inside(call), { by, input: call.body, links }, call.now)
    },
    { limits: orderLimits },
  )

  serve(placeStaffOrder, (call) => {
    const order = { viewer: staffOf(call.viewer), companyId: call.params.id, input: call.body, links }
    return placeForCompany(inside(call), order, call.now)
  })

  hostingRoutes(serve, links)

  serve(listServiceOffers, ({ db, viewer, params, now }) => readOffers(db, staffOf(viewer), params.id, now))

  serve(changeSessionService, async (call) => {
    const { params, body, now } = call
    const viewer = staffOf(call.viewer)
    const tx = inside(call)
    await changeService(tx, { viewer, sessionId: params.id, input: body, links }, now)
    return getAccessibleSession(tx, viewer, params.id, now)
  })
}
