import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { mailDelivery } from '../mail/delivery/delivered.ts'
import { mailVisit } from '../mail/letters/mail-visit.ts'
import type { DemoSession } from './insert-sessions.ts'

const hour = 3_600_000
// Enough for two pages.
const mostOfEach = 12

interface Written {
  links: Links
  at: Instant
}

/** The mails with their times: about visits when booked, about deliveries when made. */
function mailsOf(sessions: readonly DemoSession[]) {
  const scheduled = sessions
    .filter(({ status }) => status === 2)
    .slice(-mostOfEach)
    .map((session) => ({
      at: new Date(Date.parse(session.createdAt) + hour).toISOString(),
      write: (tx: Tx, written: Written) =>
        mailVisit(tx, { sessionId: session.id, kind: 'scheduled', links: written.links }, written.at),
    }))
  const delivered = sessions
    .filter(({ status }) => status === 5)
    .slice(-mostOfEach)
    .map((session) => ({
      at: session.deliveredAt ?? session.createdAt,
      write: (tx: Tx, { links, at }: Written) =>
        mailDelivery(tx, { sessionId: session.id, links, isAgain: false }, at),
    }))
  return [...scheduled, ...delivered].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Writes the demo's mails as sent at their time; the newest one failed, with a reason. */
export async function insertMails(tx: Tx, sessions: readonly DemoSession[], links: Links): Promise<void> {
  const { last } = await tx
    .selectFrom('outbox')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  for (const { at, write } of mailsOf(sessions)) await write(tx, { links, at })
  await sql`update outbox set attempts = 1, sent_at = created_at + interval '3 seconds'
    where id > ${last}`.execute(tx)
  await sql`update outbox set sent_at = null, given_up_at = created_at + interval '3 seconds',
    last_error = '550 5.1.1 <' || recipient || '>: Recipient address rejected: User unknown'
    where id = (select max(id) from outbox where id > ${last})`.execute(tx)
}
