import {
  type Booking,
  type Instant,
  lastBookableDay,
  lateRescheduleReason,
  schedulingDoor,
  slotStart,
  status,
  wallClock,
} from '@ensaio/domain'
import type * as v from 'valibot'
import { expectedAt, mailPhotographers } from './mails/mail-photographers.ts'
import { mailReceiver, mailVisit } from './mails/mail-visit.ts'
import type { Tx } from './ports/database.ts'
import { refuse } from './refusal.ts'
import { isServedDay, releaseBooking, takeSlot } from './repositories/bookings.ts'
import { lockByToken } from './repositories/public-sessions.ts'
import { writeVisit } from './repositories/schedule-session.ts'
import { recordEvent } from './repositories/session-events.ts'
import type { Viewer } from './viewer.ts'

/** Spec §8. */
export const unknownLink = 'O ensaio solicitado não foi encontrado.'

type Wish = v.InferOutput<typeof Booking>
type LockedSession = NonNullable<Awaited<ReturnType<typeof lockByToken>>>

async function refuseUnlessOffered(tx: Tx, session: LockedSession, wish: Wish, now: Instant): Promise<void> {
  const today = wallClock(now, session.time_zone).date
  const start = slotStart(wish.date, wish.hour, session.time_zone)
  const isAhead = Date.parse(start) > Date.parse(now) && wish.date <= lastBookableDay(today)
  const wanted = { sessionId: session.id, city: session.city, day: wish.date, hour: wish.hour }
  if (!isAhead || !(await isServedDay(tx, wanted))) {
    refuse('slot_unavailable', 'Não atendemos neste dia e horário. Escolha outro.')
  }
}

/** Takes the slot that is wished, gives the one before back; who was sent, and who is. */
async function moveVisit(tx: Tx, session: LockedSession, wish: Wish, now: Instant) {
  const door = schedulingDoor(session, now)
  if (!door.open) {
    refuse(door.reason === lateRescheduleReason ? 'late_reschedule' : 'scheduling_closed', door.reason)
  }
  await refuseUnlessOffered(tx, session, wish, now)
  const before = expectedAt(session, await releaseBooking(tx, session.id, now))
  const wanted = { sessionId: session.id, city: session.city, day: wish.date, hour: wish.hour }
  const provider = await takeSlot(tx, wanted, now)
  if (provider === null) refuse('slot_taken', 'Este horário acabou de ser reservado. Escolha outro.')
  return {
    before,
    after: { providerId: provider, start: slotStart(wish.date, wish.hour, session.time_zone) },
  }
}

/**
 * Books or moves the visit of the ensaio behind a token, all or nothing: when the new slot is lost, the old one stands
 * (D12, D13). The slot that it already has is no move, so a repeated request succeeds (trust 0.7).
 */
export async function bookVisit(
  tx: Tx,
  { token, wish, viewer, publicUrl }: { token: string; wish: Wish; viewer: Viewer | null; publicUrl: string },
  now: Instant,
): Promise<void> {
  const session = await lockByToken(tx, token)
  if (session === null) refuse('not_found', unknownLink)
  const start = slotStart(wish.date, wish.hour, session.time_zone)
  const isSame =
    session.status === status.scheduled &&
    session.scheduled_for === start &&
    Date.parse(start) > Date.parse(now)
  const sent = isSame ? null : await moveVisit(tx, session, wish, now)

  const responsible = wish.scheduling_responsible_info
  await writeVisit(tx, session, start, { responsible, keys: wish.keys, notes: wish.extrainfo })
  const kind = isSame ? 'informed' : session.status === status.scheduled ? 'rescheduled' : 'scheduled'
  const actor = viewer === null ? 'holder' : viewer.scope === 'client' ? 'client' : 'staff'
  const detail = { from: session.scheduled_for, to: start }
  await recordEvent(tx, { sessionId: session.id, actor, userId: viewer?.userId ?? null, kind, detail }, now)
  if (kind !== 'informed') {
    await mailVisit(tx, { sessionId: session.id, kind, publicUrl }, now)
  } else if (session.scheduling_responsible_info?.email !== responsible.email) {
    await mailReceiver(tx, { sessionId: session.id, publicUrl }, now)
  }
  if (sent !== null) await mailPhotographers(tx, { sessionId: session.id, publicUrl, ...sent }, now)
}
