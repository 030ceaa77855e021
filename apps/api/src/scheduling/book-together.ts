import { dayPlan, slotStart, status, timesFrom } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers, type Sent } from '../mail/letters/mail-photographers.ts'
import { mailTogether } from '../mail/letters/visits-together.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import {
  type BookingInput,
  type BookingTime,
  informationOf,
  refuseUnlessOffered,
  refuseUnlessOpen,
  refuseUnlessShown,
  tellsNothing,
  unknownLink,
} from './book-visit.ts'
import { bookingActor } from './booking-actor.ts'
import { citySchedule } from './repository/availability.ts'
import { releaseBooking, waitForDay, writeVisit } from './repository/bookings.ts'
import type { LockedVisit } from './repository/public-sessions.ts'
import { lockGroup } from './repository/session-groups.ts'
import { takeTogether } from './repository/take-together.ts'

/** Returns the named units, or all without a date; booked units are moved only when named. */
function chosenUnits(units: readonly LockedVisit[], named: readonly string[] | undefined): LockedVisit[] {
  if (named === undefined) return units.filter((unit) => unit.status === status.notScheduled)
  if (named.some((token) => !units.some((unit) => unit.token === token))) {
    refuse('invalid', undefined, { units: 'Escolha unidades deste link.' })
  }
  return units.filter((unit) => named.includes(unit.token))
}

/**
 * Books or moves the visits of several ensaios of one link together, at the times that follow from the first one's (`timesFrom`): all or
 * none, in one transaction. Where all of them have just these times, nothing changes, so a repeated request succeeds.
 */
export async function bookTogether(
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
  const units = await lockGroup(tx, token)
  if (units.length === 0) refuse('not_found', unknownLink)
  const chosen = chosenUnits(units, input.units)
  const [first, ...others] = chosen
  if (first === undefined) return
  const plan = dayPlan(await citySchedule(tx, first.city), input.date)
  const times = timesFrom(input.hour, chosen.length, plan)
  const visits = chosen.map((session, nth) => {
    const hour = times[nth] ?? input.hour
    const start = slotStart(input.date, hour, session.time_zone)
    const isSame = session.status === status.scheduled && session.scheduled_for === start
    return { session, hour, start, isSame, information: informationOf(session, input) }
  })
  refuseUnlessShown(visits, input.visits)
  // Asked before the move: a photographer reaches an ensaio by its booking.
  const booker = await bookingActor(tx, viewer, first.id)
  const isMove = visits.some(({ isSame }) => !isSame)
  if (!isMove && tellsNothing(input)) return
  const sent: { sessionId: number; before: Sent; after: Sent }[] = []
  if (isMove) {
    for (const { session } of visits) refuseUnlessOpen(session, viewer, now)
    const late = 'Estes horários acabaram de ser reservados. Escolha outros.'
    if (!(await refuseUnlessOffered(tx, [first, ...others], input, time))) refuse('slot_taken', late)
    await waitForDay(tx, { city: first.city, day: input.date })
    const freed = new Map<number, Sent>()
    for (const { session } of visits)
      freed.set(session.id, expectedAt(session, await releaseBooking(tx, session.id, now)))
    const wanted = visits.map(({ session, hour }) => ({ sessionId: session.id, hour }))
    const taken = await takeTogether(tx, { city: first.city, day: input.date, visits: wanted }, now)
    if (taken === null) refuse('slot_taken', late)
    for (const { session, start } of visits) {
      const providerId = taken.get(session.id)
      const after = providerId === undefined ? null : { providerId, start }
      sent.push({ sessionId: session.id, before: freed.get(session.id) ?? null, after })
    }
  }
  const wasBooked = visits.every(({ session }) => session.status === status.scheduled)
  const kind = !isMove ? 'informed' : wasBooked ? 'rescheduled' : 'scheduled'
  for (const { session, start, information } of visits) {
    await writeVisit(tx, session, start, information)
    const detail = { from: session.scheduled_for, to: start }
    await recordEvent(tx, { sessionId: session.id, ...booker, kind, detail }, now)
  }
  if (kind === 'informed') return
  const tokens = chosen.map((session) => session.token)
  await mailTogether(tx, { token, tokens, kind, links }, now)
  for (const one of sent) await mailPhotographers(tx, { links, ...one }, now)
}
