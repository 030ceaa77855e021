import {
  type Booking,
  type Instant,
  isBooked,
  lastBookableDay,
  lateRescheduleReason,
  moverOf,
  publicSchedulingState,
  slotStart,
  status,
  wallClock,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailReceiver, mailVisit } from '../mail/letters/mail-visit.ts'
import { readAnnounced } from '../mail/repository/announced-visits.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { bookingActor } from './booking-actor.ts'
import {
  lookAtSlot,
  releaseBooking,
  takeSlot,
  type VisitInformation,
  waitForDay,
  writeVisit,
} from './repository/bookings.ts'
import { type LockedVisit, lockByToken } from './repository/public-sessions.ts'

/** The refusal of a link that does not exist. */
export const unknownLink = 'O ensaio solicitado não foi encontrado.'

/** A parsed booking request. */
export type BookingInput = v.InferOutput<typeof Booking>

/** When a booking is made, and the instant after which its visit has to begin. */
export interface BookingTime {
  now: Instant
  earliest: Instant
  /** How many days ahead visits can be booked. */
  horizonDays: number
}

/**
 * Refuses a day and time that is not ahead, or on which nobody is sent out in the city of the first of the ensaios; returns whether anybody
 * could be sent. Where nobody can, whoever comes too late hears it without waiting for the others who want that day.
 */
export async function refuseUnlessOffered(
  tx: Tx,
  sessions: readonly [LockedVisit, ...LockedVisit[]],
  input: BookingInput,
  { now, earliest, horizonDays }: BookingTime,
): Promise<boolean> {
  const [{ city, time_zone }] = sessions
  const today = wallClock(now, time_zone).date
  const start = slotStart(input.date, input.hour, time_zone)
  const isAhead =
    Date.parse(start) > Date.parse(earliest) && input.date <= lastBookableDay(today, horizonDays)
  const sessionIds = sessions.map(({ id }) => id)
  const seen = await lookAtSlot(tx, { sessionIds, city, day: input.date, hour: input.hour })
  const { served, offered, free } = seen
  if (isAhead && served && !offered) {
    refuse('slot_unavailable', `Não há visitas às ${input.hour} neste dia. Escolha outro horário.`)
  }
  if (!isAhead || !served) refuse('slot_unavailable', 'Não atendemos neste dia e horário. Escolha outro.')
  return free
}

/** What a booking tells; what it leaves out is as it is known. A first booking says who receives the photographer, and where unknown keys are. */
export function informationOf(session: LockedVisit, input: BookingInput): VisitInformation {
  const isMove = session.status === status.scheduled
  const responsible =
    input.scheduling_responsible_info ?? (isMove ? session.scheduling_responsible_info : null)
  const keys = input.keys ?? session.vertical_data.keys
  const missing = {
    ...(responsible === null && {
      'scheduling_responsible_info.name': 'Informe o nome de quem vai receber o fotógrafo.',
    }),
    ...(!keys && { keys: 'Informe onde estão as chaves.' }),
  }
  if (!isMove && Object.keys(missing).length > 0) refuse('invalid', undefined, missing)
  return { responsible, keys, notes: input.extrainfo }
}

/** Does a booking leave contact, keys and notes unchanged? */
export function tellsNothing(input: BookingInput): boolean {
  return !input.scheduling_responsible_info && input.keys === undefined && input.extrainfo === ''
}

/** Refuses to book or move the visit of an ensaio whose link is closed. */
export function refuseUnlessOpen(session: LockedVisit, viewer: Viewer | null, now: Instant): void {
  const door = publicSchedulingState(session, now, moverOf(viewer))
  if (door.open) return
  refuse(
    door.reason === lateRescheduleReason(session.terms) ? 'late_reschedule' : 'scheduling_closed',
    door.reason,
  )
}

/** Refuses to move a visit that the page showed without a date or at another time, unless it begins when it is wanted already (rule repeated-booking). */
export function refuseUnlessShown(
  visits: readonly { session: LockedVisit; isSame: boolean }[],
  shown: readonly Instant[] | undefined,
): void {
  const starts = shown?.map((start) => Date.parse(start))
  const isNews = ({ session, isSame }: (typeof visits)[number]) =>
    !isSame && isBooked(session) && !starts?.includes(Date.parse(session.scheduled_for ?? ''))
  if (starts === undefined || !visits.some(isNews)) return
  const [what, time] =
    visits.length > 1 ? ['Uma das visitas', 'os horários delas'] : ['A visita', 'o horário dela']
  refuse(
    'visit_moved',
    `${what} foi marcada ou mudou de horário depois que esta página abriu. Confira ${time}.`,
  )
}

/** Books the requested slot and releases the previous one; returns the previous and the new photographer. */
async function moveVisit(
  tx: Tx,
  session: LockedVisit,
  { input, viewer }: { input: BookingInput; viewer: Viewer | null },
  time: BookingTime,
) {
  const { now } = time
  refuseUnlessOpen(session, viewer, now)
  const taken = 'Este horário acabou de ser reservado. Escolha outro.'
  if (!(await refuseUnlessOffered(tx, [session], input, time))) refuse('slot_taken', taken)
  await waitForDay(tx, { city: session.city, day: input.date })
  const before = expectedAt(session, await releaseBooking(tx, session.id, now))
  const wanted = { sessionId: session.id, city: session.city, day: input.date, hour: input.hour }
  const provider = await takeSlot(tx, wanted, now)
  if (provider === null) refuse('slot_taken', taken)
  return {
    before,
    after: { providerId: provider, start: slotStart(input.date, input.hour, session.time_zone) },
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
    input,
    viewer,
    links,
  }: { token: string; input: BookingInput; viewer: Viewer | null; links: Links },
  time: BookingTime,
): Promise<void> {
  const { now } = time
  const session = await lockByToken(tx, token)
  if (session === null) refuse('not_found', unknownLink)
  const start = slotStart(input.date, input.hour, session.time_zone)
  const isSame =
    session.status === status.scheduled &&
    session.scheduled_for === start &&
    Date.parse(start) > Date.parse(now)
  refuseUnlessShown([{ session, isSame }], input.visits)
  if (isSame && tellsNothing(input)) return
  const information = informationOf(session, input)
  // Asked before the move: a photographer reaches an ensaio by its booking.
  const booker = await bookingActor(tx, viewer, session.id)
  const sent = isSame ? null : await moveVisit(tx, session, { input, viewer }, time)

  await writeVisit(tx, session, start, information)
  const kind = isSame ? 'informed' : session.status === status.scheduled ? 'rescheduled' : 'scheduled'
  const detail = { from: session.scheduled_for, to: start }
  await recordEvent(tx, { sessionId: session.id, ...booker, kind, detail }, now)
  const isReceiverSame = session.scheduling_responsible_info?.email === information.responsible?.email
  if (kind === 'informed' && isReceiverSame) return
  const announced = await readAnnounced(tx, session.id, now)
  const about = { sessionId: session.id, links, announced }
  if (kind !== 'informed') {
    await mailVisit(tx, { ...about, kind }, now)
  } else {
    await mailReceiver(tx, about, now)
  }
  if (sent !== null) await mailPhotographers(tx, { ...about, ...sent }, now)
}
