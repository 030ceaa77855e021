import {
  getSession,
  getTimeline,
  listClientServices,
  searchSessions as searchEndpoint,
  updateSession,
} from '@ensaio/domain'
import { clientOf, refuseReaders } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { activeServices } from '../orders/repository/services.ts'
import { getAccessibleSession, getChangedSession } from './accessible-session.ts'
import { changeInformation } from './change-information.ts'
import { keepLists } from './keep-lists.ts'
import { moveSession } from './move-session.ts'
import { findSession } from './repository/sessions.ts'
import { timelineOf } from './repository/timeline.ts'

/** Routes of sessions: search, read, update and timeline, limited to what the viewer may see (rule accessible-to); and the services that can be ordered. */
export function sessionRoutes(
  serve: Serve,
  links: Links,
  { db, onMisfit }: { db: Database; onMisfit: (misfit: string) => void },
): void {
  const list = keepLists(db, { oneIn: 1000, onMisfit })
  serve(listClientServices, ({ db }) => activeServices(db))

  serve(searchEndpoint, ({ viewer, body, now }) => list(clientOf(viewer), body, now))

  serve(getSession, ({ viewer, db, params, now }) => getAccessibleSession(db, viewer, params.id, now))

  serve(updateSession, async ({ viewer, db, params, body, now }) => {
    if (viewer === null) refuse('signed_out')
    refuseReaders(viewer, 'visits')
    const { status, has_fee: hasFee, seen, start } = body
    const { responsible_information: contact, vertical_data: property } = body
    await transact(db, async (tx) => {
      const sessionId = params.id
      if (contact) await changeInformation(tx, viewer, { sessionId, input: { contact } }, now)
      if (property) await changeInformation(tx, viewer, { sessionId, input: { property } }, now)
      if (status) await moveSession(tx, viewer, { sessionId, status, hasFee, seen, start, links }, now)
    })
    return status
      ? getChangedSession(db, viewer, params.id, now)
      : getAccessibleSession(db, viewer, params.id, now)
  })

  serve(getTimeline, async ({ viewer, db, params, now }) => {
    const session = viewer && (await findSession(db, viewer, params.id))
    return session ? timelineOf(db, viewer, session, now) : refuse('not_found')
  })
}
