import {
  assignProvider as assignEndpoint,
  listProviderChoices,
  reportArrival as reportArrivalEndpoint,
  searchQueue as searchEndpoint,
  setPosition as setPositionEndpoint,
} from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { setPosition } from '../places/set-position.ts'
import { assignProvider, choicesFor } from '../providers/assign-provider.ts'
import { reportArrival } from '../visits/report-arrival.ts'
import { getAccessibleSession } from './accessible-session.ts'
import { searchQueue } from './repository/queues.ts'

/** Routes of the staff work queues, of photographer assignment, of arrivals and of the property's position (rule accessible-to). */
export function queueRoutes(serve: Serve, links: Links): void {
  serve(searchEndpoint, ({ viewer, db, body, now }) =>
    searchQueue(db, viewer ?? refuse('signed_out'), body, now),
  )

  serve(listProviderChoices, ({ viewer, db, params }) =>
    choicesFor(db, viewer ?? refuse('signed_out'), params.id),
  )

  serve(assignEndpoint, async ({ viewer, db, params, body, now }) => {
    const admin = viewer ?? refuse('signed_out')
    const { id: sessionId } = params
    const { provider_id: providerId, beyond_agenda: beyondAgenda, seen } = body
    await assignProvider(db, { viewer: admin, sessionId, providerId, beyondAgenda, seen, links }, now)
    return getAccessibleSession(db, viewer, params.id, now)
  })

  serve(reportArrivalEndpoint, async ({ viewer, db, params, body, now }) => {
    const staff = staffOf(viewer)
    await transact(db, (tx) => reportArrival(tx, staff, { sessionId: params.id, ...body }, now))
    return getAccessibleSession(db, viewer, params.id, now)
  })

  serve(setPositionEndpoint, async ({ viewer, db, params, body, now }) => {
    const staff = staffOf(viewer)
    await transact(db, (tx) => setPosition(tx, { viewer: staff, sessionId: params.id, ...body }, now))
    return getAccessibleSession(db, viewer, params.id, now)
  })
}
