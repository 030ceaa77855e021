import {
  arrangeVisit as arrangeEndpoint,
  assignProvider as assignEndpoint,
  listProviderChoices,
  planVisit as planEndpoint,
  searchQueue as searchEndpoint,
} from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { arrangeVisit, planVisit } from '../providers/arrange-visit.ts'
import { assignProvider, choicesFor } from '../providers/assign-provider.ts'
import type { ReadBookingSettings } from '../scheduling/booking-window.ts'
import { getAccessibleSession } from './accessible-session.ts'
import { searchQueue } from './repository/queues.ts'

/** Routes of the staff work queues and of photographer assignment (rule accessible-to). */
export function queueRoutes(
  serve: Serve,
  { links, bookingSettings }: { links: Links; bookingSettings: ReadBookingSettings },
): void {
  serve(searchEndpoint, ({ viewer, db, body, now }) =>
    searchQueue(db, viewer ?? refuse('signed_out'), body, now),
  )

  serve(listProviderChoices, ({ viewer, db, params }) =>
    choicesFor(db, viewer ?? refuse('signed_out'), params.id),
  )

  serve(assignEndpoint, async ({ viewer, db, params, body, now }) => {
    const admin = viewer ?? refuse('signed_out')
    const { id: sessionId } = params
    const { provider_id: providerId, beyond_agenda: beyondAgenda } = body
    await assignProvider(db, { viewer: admin, sessionId, providerId, beyondAgenda, links }, now)
    return getAccessibleSession(db, viewer, params.id, now)
  })

  serve(planEndpoint, async ({ viewer, db, params, query, now }) => {
    const { horizon_days: horizonDays } = await bookingSettings(db)
    return planVisit(db, { viewer: staffOf(viewer), sessionId: params.id, ...query, horizonDays }, now)
  })

  serve(arrangeEndpoint, async ({ viewer, db, params, body, now }) => {
    const { horizon_days: horizonDays } = await bookingSettings(db)
    const arranged = { viewer: staffOf(viewer), sessionId: params.id, input: body, links, horizonDays }
    await transact(db, (tx) => arrangeVisit(tx, arranged, now))
    return getAccessibleSession(db, viewer, params.id, now)
  })
}
