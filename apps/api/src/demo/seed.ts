import { defaultZone, holidaysOf, type Instant, wallClock } from '@ensaio/domain'
import { sql } from 'kysely'
import { hashPassword } from '../accounts/passwords.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { skipPastReminders } from '../scheduling/reminders/skip-past-reminders.ts'
import { demoAccounts } from './accounts.ts'
import { agendaOf } from './agenda.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { insertConversations } from './insert-conversations.ts'
import { insertDeliverables } from './insert-deliverables.ts'
import { insertHosting } from './insert-hosting.ts'
import { insertLeads } from './insert-leads.ts'
import { insertLeave } from './insert-leave.ts'
import { insertMails } from './insert-mails.ts'
import { insertOfficeOrders } from './insert-office-orders.ts'
import { insertPeople, insertProviders } from './insert-people.ts'
import { insertSessions } from './insert-sessions.ts'
import { insertSystems } from './insert-systems.ts'
import { insertClosings } from './money/insert-closings.ts'
import { insertCoupons } from './money/insert-coupons.ts'
import { insertLedger } from './money/insert-ledger.ts'
import { demoProviders } from './people.ts'
import { planSessions } from './plan-sessions.ts'
import { randomFrom } from './random.ts'
import { type StoredPictures, storePictures } from './stored-pictures.ts'

export { demoAccounts }

const seed = 2026
const seedLock = 4_101_928

/** Is the database empty? A single account that was entered by hand prevents the demo. */
async function isEmpty(db: Database): Promise<boolean> {
  const entered = ['companies', 'users', 'providers', 'services', 'registrations'].map(
    (table) => sql`exists (select from ${sql.table(table)})`,
  )
  const { rows } = await sql<{
    isEntered: boolean
  }>`select ${sql.join(entered, sql` or `)} as "isEntered"`.execute(db)
  return rows[0]?.isEntered === false
}

/** Was the demo ever filled in here: do its accounts exist? */
export async function hasDemo(db: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email)
  const found = await db.selectFrom('users').select('id').where('email', 'in', emails).executeTakeFirst()
  return found !== undefined
}

/** The entries that the seeded credit adjustments and cancellations would have left (rule audit-log). */
async function insertAudit(tx: Tx): Promise<void> {
  await sql`insert into office_events (user_id, kind, subject_id, detail, created_at)
    select user_id, 'credit_adjusted', company_id,
      jsonb_build_object('amount_cents', amount_cents, 'reason', reason), created_at
    from ledger_entries where kind = 'adjustment' and user_id is not null
    union all
    select user_id, 'session_canceled', session_id,
      jsonb_build_object('fee_cents', coalesce((detail->>'fee_cents')::integer, 0)), created_at
    from session_events where kind = 'canceled' and user_id is not null
    order by created_at`.execute(tx)
}

async function fill(
  tx: Tx,
  { pictures, passwordHash, links }: { pictures: StoredPictures; passwordHash: string; links: Links },
  now: Instant,
): Promise<void> {
  const random = randomFrom(seed)
  const today = wallClock(now, defaultZone).date
  const year = Number(today.slice(0, 4))
  const holidays = [year - 1, year, year + 1].flatMap(holidaysOf)
  const catalogue = await insertCatalogue(tx)
  const people = await insertPeople(tx, { pictures, passwordHash, now })
  const providers = await insertProviders(tx)
  const agenda = agendaOf(providers, holidays, random)
  const photographer = providers[demoProviders.findIndex(({ email }) => email !== undefined)] ?? null
  const planned = planSessions(agenda, random, now, photographer)
  const sessions = await insertSessions(tx, planned, { people, catalogue, now })
  await insertDeliverables(tx, sessions, { pictures, catalogue }, now)
  await insertHosting(tx, sessions, { today, admin: people.admin, now })
  await insertConversations(tx, sessions, { people, pictures })
  await insertLedger(tx, sessions, people, now)
  await insertOfficeOrders(tx, sessions, { people, catalogue })
  await insertCoupons(tx, sessions, people, now)
  await insertSystems(tx, people, now)
  const visits = planned.flatMap(({ visit, canceledAt }) => (visit && canceledAt === null ? [visit] : []))
  await insertLeave(tx, providers, visits, today)
  await insertMails(tx, sessions, links)
  await skipPastReminders(tx, now)
  // A demo is no new house.
  await tx.insertInto('first_steps').values({ dismissed_by: people.admin, dismissed_at: now }).execute()
  await insertLeads(tx, people.admin, now)
  await insertAudit(tx)
  await insertClosings(tx, people, now)
}

/** Fills an empty database with the demo, once for concurrent processes, and returns whether it did (rule demo-seed). */
export async function seedDemo(
  db: Database,
  { storage, links }: { storage: Storage; links: Links },
  now: Instant,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const [pictures, passwordHash] = await Promise.all([
    storePictures(storage),
    hashPassword(demoAccounts[0]?.password ?? ''),
  ])
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(tx)
    if (!(await isEmpty(tx))) return false
    await fill(tx, { pictures, passwordHash, links }, now)
    return true
  })
}
