import { type Instant, reaisOf, type Scope, type User } from '@ensaio/domain'
import { sql } from 'kysely'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database, Tx } from '../../database/database.ts'

/** May this account be signed in to? Not while it is shut, nor while its photographer is inactive. */
export const isOpenAccount = sql<boolean>`(users.disabled_at is null
  and not exists (select from providers where providers.user_id = users.id and not providers.active))`

/** What signing in needs to know of an account; null when nobody has the address, or the account is shut. An inactive photographer's is not `is_open`. */
export async function findAccount(db: Database, email: string) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'scope', 'first_login', 'password_hash', isOpenAccount.as('is_open')])
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return account ?? null
}

/** Where an account belongs, by id. */
export function accountScope(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .select(['scope', 'first_login'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** What an account's password is kept as; null of somebody who has none yet. */
export async function readPasswordHash(db: Database, userId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return password_hash
}

/** The person and their company, as they see themselves. */
export async function readUser(db: Database, userId: number): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.scope',
      'users.name',
      'users.email',
      'users.phone',
      'users.first_login',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.payment_plan',
      'companies.balance_cents',
      'companies.logo_file',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { company_id, company_name, payment_plan, balance_cents, logo_file, ...person } = row
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
    },
  }
}

/**
 * Sets a password, ends the user's login sessions but the one kept (its hash) and the links still open (rule magic-link), and says whose it is
 * and whether there was one before. Our people's first access is over with it: they have no wizard.
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
  await tx.deleteFrom('magic_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  return { ...person, hadOne: before !== null }
}
