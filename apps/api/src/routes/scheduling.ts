import {
  bookSession,
  getAvailability,
  getPublicSession,
  type PublicSession,
  reportUnable as reportUnableEndpoint,
  schedulingDoor,
} from '@ensaio/domain'
import { bookVisit, unknownLink } from '../book-visit.ts'
import { earliestStart, type ReadBookingSettings } from '../booking-settings.ts'
import { keepFreeTimes } from '../keep-free-times.ts'
import type { Database } from '../ports/database.ts'
import { refuse } from '../refusal.ts'
import { reportUnable } from '../report-unable.ts'
import { findByToken, readPublicSession } from '../repositories/public-sessions.ts'
import { inside, type Serve } from '../serve.ts'
import type { Viewer } from '../viewer.ts'

/** The token of a scheduling link, as paths carry it; refuses what cannot be one. */
export function readToken(token: string): string {
  return /^[\w-]{22,86}$/.test(token) ? token : refuse('not_found', unknownLink)
}

async function publicSession(db: Database, token: string, viewer: Viewer | null): Promise<PublicSession> {
  return (await readPublicSession(db, token, viewer)) ?? refuse('not_found', unknownLink)
}

/** The public flow: what the link shows, the free times, the booking (D11–D16). */
export function schedulingRoutes(
  serve: Serve,
  {
    db: database,
    publicUrl,
    bookingSettings,
  }: { db: Database; publicUrl: string; bookingSettings: ReadBookingSettings },
): void {
  const freeTimes = keepFreeTimes(database)

  serve(getPublicSession, ({ db, params, viewer }) => publicSession(db, readToken(params.token), viewer))

  serve(getAvailability, async ({ db, params, viewer, now }) => {
    const session = await findByToken(db, readToken(params.token))
    if (session === null) refuse('not_found', unknownLink)
    if (!schedulingDoor(session, now).open) return {}
    return freeTimes(session, now, await earliestStart(bookingSettings, viewer, now))
  })

  serve(bookSession, async (call) => {
    const token = readToken(call.params.token)
    const { viewer, now } = call
    const tx = inside(call)
    const earliest = await earliestStart(bookingSettings, viewer, now)
    await bookVisit(tx, { token, wish: call.body, viewer, publicUrl }, { now, earliest })
    return publicSession(tx, token, viewer)
  })

  serve(reportUnableEndpoint, async (call) => {
    const token = readToken(call.params.token)
    const { viewer, now } = call
    const tx = inside(call)
    await reportUnable(tx, { token, reason: call.body.reason, viewer, publicUrl }, now)
    return publicSession(tx, token, viewer)
  })
}
