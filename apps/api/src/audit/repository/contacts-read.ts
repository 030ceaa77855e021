import type { Instant, Session } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database } from '../../database/database.ts'
import { byKey } from '../../settings/systems/key-in-history.ts'

function holdsContacts(session: Session): boolean {
  const { responsible_information, scheduling_responsible_info, vertical_data } = session
  return Boolean(responsible_information ?? scheduling_responsible_info ?? vertical_data.keys)
}

/** Records that a member of staff was shown keys or contacts, once for each person, ensaio and hour (rule audit-log). */
export async function recordContactsRead(
  db: Database,
  viewer: Viewer,
  session: Session,
  now: Instant,
): Promise<void> {
  if (viewer.scope === 'client' || !holdsContacts(session)) return
  const hour = sql`date_trunc('hour', ${now}::timestamptz at time zone 'UTC')`
  // The lookup spares the sequence of ids when a page asks again.
  await sql`insert into office_events (user_id, kind, subject_id, detail, created_at)
    select ${viewer.userId}::int, 'contacts_read', ${session.id}::int, ${JSON.stringify(byKey({}, viewer.keyName))}::jsonb, ${now}::timestamptz
    where not exists (select 1 from office_events where user_id = ${viewer.userId}::int and subject_id = ${session.id}::int
      and date_trunc('hour', created_at at time zone 'UTC') = ${hour} and kind = 'contacts_read')
    on conflict do nothing`.execute(db)
}
