import {
  bookSession,
  getAvailability,
  getPublicSession,
  moverOf,
  type PublicSession,
  schedulingDoor,
} from '@ensaio/domain'
import { bookVisit, unknownLink } from '../book-visit.ts'
import { keepFreeTimes } from '../keep-free-times.ts'
import type { Database } from '../ports/database.ts'
import { refuse } from '../refusal.ts'
import { findByToken, readPublicSession } from '../repositories/public-sessions.ts'
import { inside, type Serve } from '../serve.ts'
import type { Viewer } from '../viewer.ts'

function readToken(token: string): string {
  return /^[\w-]{22,86}$/.test(token) ? token : refuse('not_found', unknownLink)
}

async function publicSession(db: Database, token: string, viewer: Viewer | null): Promise<PublicSession> {
  return (await readPublicSession(db, token, viewer)) ?? refuse('not_found', unknownLink)
}

/** The public flow: what the link shows, the free times, the booking (D11–D16). */
export function schedulingRoutes(
  serve: Serve,
  { db: database, publicUrl }: { db: Database; publicUrl: string },
): void {
  const freeTimes = keepFreeTimes(database)

  serve(getPublicSession, ({ db, params, viewer }) => publicSession(db, readToken(params.token), viewer))

  serve(getAvailability, async ({ db, params, viewer, now }) => {
    const session = await findByToken(db, readToken(params.token))
    if (session === null) refuse('not_found', unknownLink)
    return schedulingDoor(session, now, moverOf(viewer?.scope ?? null)).open ? freeTimes(session, now) : {}
  })

  serve(bookSession, async (call) => {
    const token = readToken(call.params.token)
    const tx = inside(call)
    await bookVisit(tx, { token, wish: call.body, viewer: call.viewer, publicUrl }, call.now)
    return publicSession(tx, token, call.viewer)
  })
}
