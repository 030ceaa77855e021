import {
  getSession,
  listClientServices,
  searchSessions as searchEndpoint,
  updateSession,
} from '@ensaio/domain'
import { cancelSession } from '../cancel-session.ts'
import { transact } from '../ports/database.ts'
import { refuse } from '../refusal.ts'
import { readSession } from '../repositories/read-session.ts'
import { searchSessions } from '../repositories/search-sessions.ts'
import { activeServices } from '../repositories/services.ts'
import type { Serve } from '../serve.ts'
import { clientOf } from '../viewer.ts'

/** The client's ensaios and the services they may order. Every query is bound to their company (D28). */
export function sessionRoutes(serve: Serve, publicUrl: string): void {
  serve(listClientServices, ({ db }) => activeServices(db))

  serve(searchEndpoint, ({ viewer, db, body }) => searchSessions(db, clientOf(viewer).companyId, body))

  serve(getSession, async ({ viewer, db, params }) => {
    const session = await readSession(db, clientOf(viewer).companyId, params.id)
    return session ?? refuse('not_found')
  })

  serve(updateSession, async ({ viewer, db, params, body, now }) => {
    const client = clientOf(viewer)
    const wish = { sessionId: params.id, status: body.status, publicUrl }
    await transact(db, (tx) => cancelSession(tx, client, wish, now))
    const session = await readSession(db, client.companyId, params.id)
    return session ?? refuse('not_found')
  })
}
