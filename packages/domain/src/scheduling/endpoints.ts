import { endpoint } from '../endpoint.ts'
import { Availability } from './availability.ts'
import { Booking, PublicSession, UnableNotice } from './schema.ts'

/** The ensaio behind a public link. */
export const getPublicSession = endpoint({
  method: 'GET',
  path: '/sessions/public/{token}',
  summary: 'What the holder of a scheduling link may know of the ensaio.',
  audience: 'public',
  output: PublicSession,
})

/** The free times for it, by day (rule free-times). */
export const getAvailability = endpoint({
  method: 'POST',
  path: '/session-calendar/public/{token}',
  summary: 'Free times by day, for the ensaio behind a scheduling link.',
  audience: 'public',
  output: Availability,
})

/** Books or moves the visit; a lost slot answers 409 `slot_taken` (rule lost-slot), the same slot again 200. */
export const bookSession = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}',
  summary: 'Books the visit, or moves it to another time.',
  audience: 'public',
  idempotent: true,
  body: Booking,
  output: PublicSession,
})

/** Tells the company and our people that nobody can receive the photographer at the booked time; the visit stays booked until they decide. */
export const reportUnable = endpoint({
  method: 'POST',
  path: '/sessions/public/{token}/unable',
  summary: 'Tells that nobody can receive the photographer at the booked time.',
  audience: 'public',
  idempotent: true,
  body: UnableNotice,
  output: PublicSession,
})
