import type { Migration } from '../migration.ts'

/** Finds the bookings of an ensaio, released ones included: a cancelled ensaio still names its photographer. */
export const bookingsOfASession: Migration = {
  name: '0086-bookings-of-a-session',
  statements: ['create index if not exists bookings_session on bookings (session_id, id desc)'],
}
