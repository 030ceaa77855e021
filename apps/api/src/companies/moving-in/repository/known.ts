import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { hasAccess } from '../../repository/members.ts'

/**
 * The companies with these CNPJs, with how many people of each may sign in. The CNPJ of a company that was united with another one stands for
 * the company that stays (rule merged-company).
 */
export async function findCompanies(tx: Tx, cnpjs: readonly string[]) {
  return tx
    .selectFrom('companies as c')
    .innerJoin('companies as stays', (join) =>
      join.on('stays.id', '=', sql<number>`coalesce(c.merged_into, c.id)`),
    )
    .select(['stays.id', 'c.identification', 'stays.active'])
    .select(
      sql<number>`(select count(*)::int from users where users.company_id = stays.id and ${hasAccess})`.as(
        'people',
      ),
    )
    .where(sql<boolean>`c.identification = any(${cnpjs}::text[])`)
    .execute()
}

/** The accounts with these addresses, which are in lower case. */
export async function findAccounts(tx: Tx, emails: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'scope', 'company_id'])
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql<boolean>`lower(email) = any(${emails}::text[])`)
    .execute()
}

/** Locks addresses until the transaction ends, as `lockEmail` does one; in one order, so that two imports never wait for each other. */
export async function lockEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  const sorted = [...new Set(emails)].sort()
  await sql`select pg_advisory_xact_lock(hashtextextended(email, 41019))
    from unnest(${sorted}::text[]) with ordinality as given(email, place) order by place`.execute(tx)
}

/** Locks companies until the transaction ends, so that nobody adds their ensaios or people meanwhile. */
export async function lockCompanies(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from companies where id = any(${ids}::int[]) order by id for update`.execute(tx)
}

/** The services by their names. */
export async function findServices(tx: Tx) {
  return tx.selectFrom('services').select(['id', 'name']).orderBy('active').execute()
}

/** The names of all cities, also of those where no orders are taken any more. */
export async function findCityNames(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('cities').select('name').orderBy('active').execute()
  return rows.map(({ name }) => name)
}

/** Returns a key that two ensaios of a company share only if they are the same: start of the visit, address and unit. */
export function sessionKey(of: {
  company: number
  start: Instant | null
  address: string
  unit: string | null
}): string {
  return JSON.stringify([of.company, of.start && Date.parse(of.start), of.address, of.unit ?? ''])
}

/** The keys of the ensaios that these companies have. */
export async function findSessionKeys(tx: Tx, companyIds: readonly number[]): Promise<Set<string>> {
  const found = await tx
    .selectFrom('photo_sessions')
    .select(['company_id', 'scheduled_for', 'address_text', 'vertical_data'])
    .where(sql<boolean>`company_id = any(${companyIds}::int[])`)
    .execute()
  return new Set(
    found.map(({ company_id: company, scheduled_for: start, address_text: address, vertical_data }) =>
      sessionKey({ company, start, address, unit: vertical_data.unit }),
    ),
  )
}
