import {
  getSession,
  getTimeline,
  listClientServices,
  searchSessions as searchEndpoint,
  updateSession,
} from '@ensaio/domain'
import { changeInformation } from '../change-information.ts'
import { moveSession } from '../move-session.ts'
import { transact } from '../ports/database.ts'
import { refuse } from '../refusal.ts'
import { findSession } from '../repositories/reached-sessions.ts'
import { searchSessions } from '../repositories/search-sessions.ts'
import { activeServices } from '../repositories/services.ts'
import { timelineOf } from '../repositories/timeline.ts'
import type { Serve } from '../serve.ts'
import { sessionLeftBy, sessionSeenBy } from '../session-seen-by.ts'
import { clientOf } from '../viewer.ts'

/** Ensaios, what may change of them and what happened to them, and the services that may be ordered; each for who reaches it (D28). */
export function sessionRoutes(serve: Serve, publicUrl: string): void {
  serve(listClientServices, ({ db }) => activeServices(db))

  serve(searchEndpoint, ({ viewer, db, body, now }) =>
    searchSessions(db, clientOf(viewer).companyId, body, now),
  )

  serve(getSession, ({ viewer, db, params, now }) => sessionSeenBy(db, viewer, params.id, now))

  serve(updateSession, async ({ viewer, db, params, body, now }) => {
    if (viewer === null) refuse('signed_out')
    const { status, has_fee: hasFee, responsible_information: contact, vertical_data: property } = body
    await transact(db, async (tx) => {
      const sessionId = params.id
      if (contact) await changeInformation(tx, viewer, { sessionId, wish: { contact } }, now)
      if (property) await changeInformation(tx, viewer, { sessionId, wish: { property } }, now)
      if (status) await moveSession(tx, viewer, { sessionId, status, hasFee, publicUrl }, now)
    })
    return status ? sessionLeftBy(db, viewer, params.id, now) : sessionSeenBy(db, viewer, params.id, now)
  })

  serve(getTimeline, async ({ viewer, db, params }) => {
    const session = viewer && (await findSession(db, viewer, params.id))
    return session ? timelineOf(db, viewer, session) : refuse('not_found')
  })
}
