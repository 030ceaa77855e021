import {
  getHosting,
  giveHosting as giftEndpoint,
  listHostings,
  renewHosting as renewalEndpoint,
} from '@ensaio/domain'
import { clientOf, staffOf, viewerIn } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { orderLimits } from '../../http/rate-limits.ts'
import { inside, type Serve } from '../../http/serve.ts'
import { getAccessibleSession } from '../../sessions/accessible-session.ts'
import { readHosting } from './read-hosting.ts'
import { giveHosting, renewHosting } from './renew-hosting.ts'
import { readHostingPage } from './repository/hosting-list.ts'

/** The hosting of tours, its renewal, and the list of those that end; the same key never renews twice (rules hosting-renewal, hosting-list and idempotency-key). */
export function hostingRoutes(serve: Serve, links: Links): void {
  serve(getHosting, ({ db, viewer, params, now }) => readHosting(db, viewerIn(viewer), params.id, now))

  serve(listHostings, ({ db, viewer, query, now }) =>
    readHostingPage(db, { viewer: viewerIn(viewer), ...query }, now),
  )

  serve(
    renewalEndpoint,
    async (call) => {
      const { params, body, now } = call
      const viewer = clientOf(call.viewer)
      const tx = inside(call)
      await renewHosting(tx, { viewer, sessionId: params.id, input: body, links }, now)
      return getAccessibleSession(tx, viewer, params.id, now)
    },
    { limits: orderLimits },
  )

  serve(giftEndpoint, async (call) => {
    const { params, body, now } = call
    const viewer = staffOf(call.viewer)
    const tx = inside(call)
    await giveHosting(tx, { viewer, sessionId: params.id, input: body, links }, now)
    return getAccessibleSession(tx, viewer, params.id, now)
  })
}
