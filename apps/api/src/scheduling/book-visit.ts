import {
  type Booking,
  type Instant,
  lastBookableDay,
  lateRescheduleReason,
  moverOf,
  schedulingAccess,
  slotStart,
  status,
  wallClock,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailReceiver, mailVisit } from '../mail/letters/mail-visit.ts'
import { recordEvent } from '../sessions/repository/session-events.ts'
import { bookerOf } from './booker.ts'
import { isServedDay, releaseBooking, takeSlot } from './repository/bookings.ts'
import { type LockedVisit, lockByToken } from './repository/public-sessions.ts'
import { type VisitInformation, writeVisit } from './repository/schedule-session.ts'

/** The refusal of a link that does not exist. */
export const unknownLink = 'O ensaio solicitado não foi encontrado.'

/** What a holder asks for, as it was read. */
export type BookingWish = v.InferOutput<typeof Booking>

/** When a booking is made, and the instant after which its visit has to begin. */
export interface BookingTime {
  now: Instant
  earliest: Instant
}

/** Refuses a day and time that is not ahead, or on which nobody is sent out in the city of an ensaio. */
export async function refuseUnlessOffered(
  tx: Tx,
  session: LockedVisit,
  wish: BookingWish,
  { now, earliest }: BookingTime,
): Promise<void> {
  const today = wallClock(now, session.time_zone).date
  const start = slotStart(wish.date, wish.hour, session.time_zone)
  const isAhead = Date.parse(start) > Date.parse(earliest) && wish.date <= lastBookableDay(today)
  const wanted = { sessionId: session.id, city: session.city, day: wish.date, hour: wish.hour }
  if (!isAhead || !(await isServedDay(tx, wanted))) {
    refuse('slot_unavailable', 'Não atendemos neste dia e horário. Escolha outro.')
  }
}

/** What a booking tells; what it leaves out is as it is known. A first booking says who receives the photographer, and where unknown keys are. */
export function informationOf(session: LockedVisit, wish: BookingWish): VisitInformation {
  const isMove = session.status === status.scheduled
  const responsible =
    wish.scheduling_responsible_info ?? (isMove ? session.scheduling_responsible_info : null)
  const keys = wish.keys ?? session.vertical_data.keys
  const missing = {
    ...(responsible === null && {
      'scheduling_responsible_info.name': 'Informe o nome de quem vai receber o fotógrafo.',
    }),
    ...(!keys && { keys: 'Informe onde estão as chaves.' }),
  }
  if (!isMove && Object.keys(missing).length > 0) refuse('invalid', undefined, missing)
  return { responsible, keys, notes: wish.extrainfo }
}

/** Does a booking leave who receives, keys and notes as they are? */
export function tellsNothing(wish: BookingWish): boolean {
  return !wish.scheduling_responsible_info && wish.keys === undefined && wish.extrainfo === ''
}

/** Refuses to book or move the visit of an ensaio whose link is closed. */
export function refuseUnlessOpen(session: LockedVisit, viewer: Viewer | null, now: Instant): void {
  const access = schedulingAccess(session, now, moverOf(viewer?.scope ?? null))
  if (access.open) return
  refuse(access.reason === lateRescheduleReason ? 'late_reschedule' : 'scheduling_closed', access.reason)
}

/** Takes the slot that is wished, gives the one before back; who was sent, and who is. */
async function moveVisit(
  tx: Tx,
  session: LockedVisit,
  { wish, viewer }: { wish: BookingWish; viewer: Viewer | null },
  time: BookingTime,
) {
  const { now } = time
  refuseUnlessOpen(session, viewer, now)
  await refuseUnlessOffered(tx, session, wish, time)
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
 * Books or moves the visit of the session behind a token, all or nothing: when the new slot is lost, the old one stands
 * (rules slot-is-won-once and lost-slot). A request for the slot that is already booked succeeds (rule repeated-booking).
 */
export async function bookVisit(
  tx: Tx,
  {
    token,
    wish,
    viewer,
    publicUrl,
  }: { token: string; wish: BookingWish; viewer: Viewer | null; publicUrl: string },
  time: BookingTime,
): Promise<void> {
  const { now } = time
  const session = await lockByToken(tx, token)
  if (session === null) refuse('not_found', unknownLink)
  const start = slotStart(wish.date, wish.hour, session.time_zone)
  const isSame =
    session.status === status.scheduled &&
    session.scheduled_for === start &&
    Date.parse(start) > Date.parse(now)
  if (isSame && tellsNothing(wish)) return
  const information = informationOf(session, wish)
  // Asked before the move: a photographer reaches an ensaio by its booking.
  const booker = await bookerOf(tx, viewer, session.id)
  const sent = isSame ? null : await moveVisit(tx, session, { wish, viewer }, time)

  await writeVisit(tx, session, start, information)
  const kind = isSame ? 'informed' : session.status === status.scheduled ? 'rescheduled' : 'scheduled'
  const detail = { from: session.scheduled_for, to: start }
  await recordEvent(tx, { sessionId: session.id, ...booker, kind, detail }, now)
  if (kind !== 'informed') {
    await mailVisit(tx, { sessionId: session.id, kind, publicUrl }, now)
  } else if (session.scheduling_responsible_info?.email !== information.responsible?.email) {
    await mailReceiver(tx, { sessionId: session.id, publicUrl }, now)
  }
  if (sent !== null) await mailPhotographers(tx, { sessionId: session.id, publicUrl, ...sent }, now)
}
