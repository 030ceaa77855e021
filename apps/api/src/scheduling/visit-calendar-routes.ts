import {
  calendarFile,
  type PublicSession,
  routerPath,
  status,
  visitCalendarPath,
  visitEvent,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import type { Mailbox } from '../adapters/mail/mail.ts'
import type { Database } from '../database/database.ts'
import { readLink, readToken } from '../deliverables/read-link.ts'
import { disposition } from '../files/disposition.ts'
import { limitHook, tokenLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import { visitUid } from '../mail/repository/announced-visits.ts'
import { readHouseBrand } from '../settings/repository/house-brand.ts'
import { organizerOf } from './organizer.ts'
import { lastChange } from './repository/bookings.ts'

const noDate = 'Este ensaio ainda não tem data.'

/** The visit as calendars keep it: the same entry as the mails bring; one that was given up is cancelled at the time that it had. */
async function entryOf(db: Database, token: string, session: PublicSession) {
  const change = await lastChange(db, token)
  if (change === null) return null
  const isCalledOff = session.status === status.canceled || session.status === status.notScheduled
  const visit = { ...session, scheduled_for: session.scheduled_for ?? change.start }
  const event = visitEvent(visit, visitUid(token), change.at)
  return event && { ...event, status: isCalledOff ? ('CANCELLED' as const) : event.status }
}

/** Serves the calendar file of a scheduling link to any holder; `sender` is the mails' sender. */
export function visitCalendarRoute(
  api: FastifyInstance,
  { db, sender, rateLimits }: { db: Database; sender: Mailbox; rateLimits: boolean },
): void {
  const preHandler = rateLimits ? limitHook(api, tokenLimits) : []
  api.get<{ Params: { token: string } }>(
    routerPath(visitCalendarPath),
    { preHandler },
    async (request, reply) => {
      const token = readToken(request.params.token)
      const link = await readLink(db, token, null)
      const sessions = link.units?.map((unit) => ({ ...link, ...unit })) ?? [{ ...link, token }]
      const entries = []
      for (const session of sessions) entries.push((await entryOf(db, session.token, session)) ?? [])
      const [first, ...others] = entries.flat()
      if (first === undefined) refuse('not_found', noDate)
      const organizer = organizerOf((await readHouseBrand(db)).brand, sender)
      return reply
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-disposition', disposition('inline', 'ensaio', 'ics'))
        .type('text/calendar; charset=utf-8')
        .send(calendarFile({ ...first, others, organizer }))
    },
  )
}
