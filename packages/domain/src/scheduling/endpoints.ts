import { endpoint } from '../wire/endpoint.ts'
import { Availability } from './availability.ts'
import { Booking, PublicSession, UnableNotice } from './schema.ts'
import { PreferredPeriodForm } from './visit-day/preferred-period.ts'
import { PreparednessForm } from './visit-day/preparedness.ts'

/** The ensaio of a public link. */
export const getPublicSession = endpoint({
  method: 'GET',
  path: '/sessions/public/{token}',
  summary: 'The ensaio as the holder of a scheduling link sees it.',
  audience: 'public',
  output: PublicSession,
})

/** Its free times, by day (rule free-times). */
export const getAvailability = endpoint({
  method: 'POST',
  path: '/session-calendar/public/{token}',
  summary: 'Free times by day, for the ensaio of a scheduling link.',
  audience: 'public',
  output: Availability,
})

/**
 * Books or moves the visit; 409 `slot_taken` for a lost slot (rule lost-slot), `visit_moved` for a visit with another start than the page
 * showed, 200 for the same slot again (rule repeated-booking).
 */
export const bookSession = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}',
  summary: 'Books the visit, or moves it to another time.',
  audience: 'public',
  idempotent: true,
  body: Booking,
  output: PublicSession,
})

/** Reports to the company and staff that nobody can receive the photographer; the visit stays booked until they decide. */
export const reportUnable = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}/unable',
  summary: 'Reports that nobody can receive the photographer at the booked time.',
  audience: 'public',
  idempotent: true,
  body: UnableNotice,
  output: PublicSession,
})

/** Answers whether the property is ready, once booked; 409 `visit_moved` when the visit has another time than the page showed (rule preparedness). */
export const answerPreparedness = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}/preparedness',
  summary: 'Answers whether the property is ready for the booked visit.',
  audience: 'public',
  body: PreparednessForm,
  output: PublicSession,
})

/** Leaves a preferred period when no free time fits; it is dropped when a visit is booked (rule preferred-period). */
export const leavePreferredPeriod = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}/preferred-period',
  summary: 'Leaves a preferred period for the visit when no free time fits.',
  audience: 'public',
  body: PreferredPeriodForm,
  output: PublicSession,
})
