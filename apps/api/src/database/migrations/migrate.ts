import { sql } from 'kysely'
import { type Database, transact } from '../database.ts'
import { setUpLinks } from './0090-set-up-links.ts'
import { cities } from './0091-cities.ts'
import { settings } from './0099-settings.ts'
import { officeRoles } from './0100-office-roles.ts'
import { firstSteps } from './0101-first-steps.ts'
import { leads } from './0120-leads.ts'
import { inactiveCompanies } from './0121-inactive-companies.ts'
import { pix } from './0180-pix.ts'
import { paymentRefunds } from './0181-payment-refunds.ts'
import type { Migration } from './migration.ts'
import { core } from './until-0088/0001-core.ts'
import { deliverables } from './until-0088/0002-deliverables.ts'
import { desk } from './until-0088/0003-desk.ts'
import { reference } from './until-0088/0004-reference.ts'
import { money } from './until-0088/0010-money.ts'
import { people } from './until-0088/0020-people.ts'
import { mail } from './until-0088/0021-mail.ts'
import { galleries } from './until-0088/0030-galleries.ts'
import { office } from './until-0088/0040-office.ts'
import { queues } from './until-0088/0040-queues.ts'
import { rateLimits } from './until-0088/0050-rate-limits.ts'
import { searching } from './until-0088/0060-searching.ts'
import { calendarChanges } from './until-0088/0061-calendar-changes.ts'
import { peopleLeave } from './until-0088/0062-people-leave.ts'
import { files } from './until-0088/0070-files.ts'
import { orientation } from './until-0088/0072-orientation.ts'
import { visitsOfHolders } from './until-0088/0076-visits-of-holders.ts'
import { list } from './until-0088/0078-list.ts'
import { bookingsOfASession } from './until-0088/0086-bookings-of-a-session.ts'
import { deliveredProducts } from './until-0088/0088-delivered-products.ts'

/** All migrations, oldest first. Never change one that was released: add another. */
export const migrations: readonly Migration[] = [
  core,
  deliverables,
  desk,
  reference,
  money,
  people,
  mail,
  galleries,
  office,
  queues,
  rateLimits,
  searching,
  calendarChanges,
  peopleLeave,
  files,
  orientation,
  visitsOfHolders,
  list,
  bookingsOfASession,
  deliveredProducts,
  setUpLinks,
  cities,
  settings,
  officeRoles,
  firstSteps,
  leads,
  inactiveCompanies,
  pix,
  paymentRefunds,
]

// Any number that no other program of this database uses.
const migrationLock = 4_101_926

/** The names of the steps that this database still lacks; ignores steps of a newer server. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const done = new Set(rows.map((row) => row.name))
  return migrations.filter((step) => !done.has(step.name)).map((step) => step.name)
}

/** Brings the database up to date: all missing steps in one transaction, one process at a time; returns their names. */
export function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<string[]> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, done_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx)
    const done = new Set(rows.map((row) => row.name))
    const missing = steps.filter((step) => !done.has(step.name))
    for (const step of missing) {
      for (const statement of step.statements) await sql.raw(statement).execute(tx)
      await sql`insert into migrations (name) values (${step.name})`.execute(tx)
    }
    return missing.map((step) => step.name)
  })
}
