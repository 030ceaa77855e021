import { type Instant, reaisOf, type Scope, type User } from '@ensaio/domain'
import { sql } from 'kysely'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database, Tx } from '../../database/database.ts'

/** True for accounts that may sign in: not disabled, and not of an inactive photographer or company (rule inactive-company). */
export const isOpenAccount = sql<boolean>`(users.disabled_at is null
  and not exists (select from providers where providers.user_id = users.id and not providers.active)
  and not exists (select from companies own where own.id = users.company_id and not own.active))`

/** The account for a login; null when the address is unknown or the account disabled. The account of an inactive photographer or company is not `is_open`. */
export async function findAccount(db: Database, email: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'scope', 'first_login', 'password_hash', isOpenAccount.as('is_open')])
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return account ?? null
}

/** The role of an account, and whether its first access is open. */
export function accountScope(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['scope', 'first_login'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Writes the name and the number of a person, also as a photographer, who always has a number (rule own-data). */
export async function writeOwnData(
  tx: Tx,
  userId: number,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await tx.updateTable('users').set({ name, phone }).where('id', '=', userId).execute()
  if (phone !== null)
    await tx.updateTable('providers').set({ name, phone }).where('user_id', '=', userId).execute()
}

/** The stored hash of an account's password; null while it has none. */
export async function readPasswordHash(db: Database, userId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** A user with their company, in the shape of `getUser`. */
export async function readUser(db: Database, userId: number): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.scope',
      'users.role',
      'users.client_role',
      'users.name',
      'users.email',
      'users.phone',
      'users.first_login',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.payment_plan',
      'companies.balance_cents',
      'companies.logo_file',
      'companies.identification',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { company_id, company_name, payment_plan, balance_cents, logo_file, identification, ...rest } = row
  const { role, client_role, ...whoever } = rest
  const person = { ...whoever, ...(role && { role }), ...(client_role && { client_role }) }
  if (company_id === null || company_name === null || payment_plan === null)
    return { ...person, client: null }
  return {
    ...person,
    client: {
      id: company_id,
      name: company_name,
      payment_plan,
      credit: { balance: reaisOf(balance_cents ?? 0) },
      logo_url: logoUrl(logo_file),
      identification,
    },
  }
}

/**
 * Sets a password, ends the user's other login sessions (`kept` is the hash of the current one), open links and an open change of address, and returns the user and
 * whether there was a password before. It also ends the first access of staff, who have no onboarding steps.
 */
export async function changePassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  { kept, now }: { kept: string; now: Instant },
): Promise<{ name: string; email: string; scope: Scope; hadOne: boolean }> {
  const { password_hash: before, ...person } = await tx
    .selectFrom('users')
    .select(['name', 'email', 'scope', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      password_set_at: now,
      first_login: sql`first_login and scope = 'client'`,
    })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).where('id_hash', '!=', kept).execute()
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('magic_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  return { ...person, hadOne: before !== null }
}

/** Where a person is written to. */
export function readContact(
  db: Database,
  userId: number,
): Promise<{ name: string; email: string; scope: Scope }> {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'scope'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The name of a user. */
export async function readName(db: Database, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}
