import type { ClientRole, Instant, Scope } from '@ensaio/domain'
import { sql } from 'kysely'
import type { NewCompanyRow } from '../../companies/repository/companies.ts'
import type { Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

/** A person who gets an account; the e-mail address is in lower case. */
export interface NewAccount {
  name: string
  email: string
  phone: string | null
}

/** A person who joins a company with a role. */
export type NewClient = NewAccount & { cpf?: string | null; client_role: ClientRole }

/** Locks an e-mail address until the transaction ends, so that of two creators of its account the second one finds it. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 41019))`.execute(tx)
}

/** The kind of the account with this address; null when there is none. Lock the address first. */
export async function scopeOfAddress(tx: Tx, email: string): Promise<Scope | null> {
  const found = await tx
    .selectFrom('users')
    .select('scope')
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  return found?.scope ?? null
}

/** Is there an account with this address, in any role? Lock the address first. */
export async function isKnownAddress(tx: Tx, email: string): Promise<boolean> {
  return (await scopeOfAddress(tx, email)) !== null
}

/** Adds a person to a company, without a password: their first login is by magic link. */
export async function insertClient(
  tx: Tx,
  companyId: number,
  account: NewClient,
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ scope: 'client', company_id: companyId, first_login: true, created_at: now, ...account })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates a company with its first person, its manager, and returns the company's id. */
export async function insertCompany(
  tx: Tx,
  company: NewCompanyRow,
  account: NewAccount,
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('companies')
    .values({ ...company, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertClient(tx, id, { ...account, client_role: 'manager' }, now)
  return id
}

/** A client or photographer whose account may sign in, with or without a password. */
export interface Invited {
  email: string
  name: string
  company_id: number | null
  /** Null for photographers. */
  company: string | null
  /** Whether this is the first person of the company. */
  is_first: boolean
  has_password: boolean
}

/** Locks and returns the person with an e-mail address; null when nobody has it, or an administrator. */
export async function lockInvited(tx: Tx, email: string): Promise<Invited | null> {
  const found = await tx
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.email', 'users.name', 'users.company_id', 'companies.name as company'])
    .select([
      sql<boolean>`not exists (
        select from users before where before.company_id = users.company_id and before.id < users.id
      )`.as('is_first'),
      sql<boolean>`users.password_hash is not null`.as('has_password'),
    ])
    .where(sql<boolean>`lower(users.email) = ${email}`)
    .where('users.scope', '!=', 'admin')
    .where(isOpenAccount)
    .forUpdate('users')
    .executeTakeFirst()
  return found ?? null
}
