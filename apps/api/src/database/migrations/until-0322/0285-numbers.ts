import type { Migration } from '../migration.ts'

const indexes = [
  { name: 'photo_sessions_ordered', on: 'photo_sessions (created_at)' },
  { name: 'photo_sessions_canceled', on: 'photo_sessions (canceled_at) where canceled_at is not null' },
  { name: 'photo_sessions_delivered', on: 'photo_sessions (delivered_at) where delivered_at is not null' },
  { name: 'photo_sessions_promised', on: 'photo_sessions (promised_on)' },
  { name: 'bookings_made', on: 'bookings (created_at)' },
  {
    name: 'session_events_lost',
    on: "session_events (created_at) where kind = 'moved' and detail ->> 'to' in ('6', '7')",
  },
  { name: 'ratings_day', on: 'ratings (rated_at)' },
  { name: 'ledger_entries_day', on: 'ledger_entries (created_at)' },
  { name: 'ledger_entries_session', on: 'ledger_entries (session_id, kind) where session_id is not null' },
]

/** Finds what a period of "Números" counts by its day, and the money of an ensaio (rule numbers-mean). */
export const numbers: Migration = {
  name: '0285-numbers',
  statements: indexes.map(({ name, on }) => `create index if not exists ${name} on ${on}`),
  online: indexes,
}
