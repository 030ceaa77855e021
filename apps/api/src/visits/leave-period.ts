import {
  type BodyOutput,
  type leavePreferredPeriod as endpoint,
  type Instant,
  unitsToBook,
  wallClock,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { readAudience } from '../mail/repository/announced-visits.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { preferredPeriodMail } from '../mail/visits/preferred-period.ts'
import { dispatchersOf } from '../providers/repository/providers.ts'
import { refuseUnlessOpen, unknownLink } from '../scheduling/book-visit.ts'
import { bookingActor } from '../scheduling/booking-actor.ts'
import { lockByToken } from '../scheduling/repository/public-sessions.ts'
import { lockGroup } from '../scheduling/repository/session-groups.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { type KeptPeriod, readPeriod, writePeriod } from './repository/preferred-periods.ts'

type Input = BodyOutput<typeof endpoint>

/** A change within this time of the last mail is not mailed: its page shows the newest. */
const quiet = 3_600_000

function isSame(one: KeptPeriod | null, other: Omit<KeptPeriod, 'told_at'>): boolean {
  if (one === null) return false
  const { told_at: _, ...kept } = one
  const of = (period: Omit<KeptPeriod, 'told_at'>) =>
    JSON.stringify([period.weekdays, period.parts, period.first_day, period.last_day, period.note])
  return of(kept) === of(other)
}

/**
 * Stores which period whoever receives the photographer prefers, for each ensaio that the link could book or move, and mails those who
 * dispatch in the same transaction, at most once an hour (rule preferred-period). The same period again changes nothing.
 */
export async function leavePeriod(
  tx: Tx,
  { token, input, viewer, links }: { token: string; input: Input; viewer: Viewer | null; links: Links },
  now: Instant,
): Promise<void> {
  const single = await lockByToken(tx, token)
  const sessions = single === null ? unitsToBook(await lockGroup(tx, token)) : [single]
  const [first] = sessions
  if (first === undefined) refuse('not_found', unknownLink)
  for (const session of sessions) refuseUnlessOpen(session, viewer, now)
  if (input.last_day !== null && input.last_day < wallClock(now, first.time_zone).date) {
    const message = 'Este dia já passou. Escolha outro.'
    refuse('invalid', message, { last_day: message })
  }
  const untold: number[] = []
  let kept: Omit<KeptPeriod, 'told_at'> = input
  for (const session of sessions) {
    const before = await readPeriod(tx, session.id)
    const period = { ...input, note: input.note || before?.note || '' }
    if (isSame(before, period)) continue
    const tells = before === null || Date.parse(now) - Date.parse(before.told_at) >= quiet
    await writePeriod(tx, session.id, { ...period, told_at: tells ? now : before.told_at }, now)
    const actor = await bookingActor(tx, viewer, session.id)
    await recordEvent(
      tx,
      { sessionId: session.id, ...actor, kind: 'period_preferred', detail: { ...input } },
      now,
    )
    if (tells) untold.push(session.id)
    kept = period
  }
  if (untold.length > 0) await tellDispatch(tx, untold, { period: kept, links }, now)
}

async function tellDispatch(
  tx: Tx,
  sessionIds: readonly number[],
  { period, links }: { period: Omit<KeptPeriod, 'told_at'>; links: Links },
  now: Instant,
): Promise<void> {
  const [first, ...rest] = await readAudience(tx, sessionIds)
  if (first === undefined) return
  const url = links.staffSession('admin', first.id)
  for (const person of await dispatchersOf(tx)) {
    await enqueueMail(tx, preferredPeriodMail({ ...person, url }, [first, ...rest], period), now)
  }
}
