import type { Migration } from '../migration.ts'

/** Indexes for the staff's queues (by status and visit, by age while without a date) and for the clients' list. */
export const queues: Migration = {
  name: '0040-queues',
  statements: [
    'create index photo_sessions_queue on photo_sessions (status, scheduled_for, id)',
    'create index photo_sessions_waiting on photo_sessions (created_at, id) where status in (1, 6, 7)',
    'create index photo_sessions_all on photo_sessions (scheduled_for desc nulls first, id desc)',
  ],
}
