import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

// Whoever registers by themselves pays first.
const prepaid = 1

/** Somebody who is to get an account; the address in lower case. */
export interface NewAccount {
  name: string
  email: string
  phone: string | null
}

/** Holds an e-mail address until the transaction ends: of two who would make an account for it, one waits and then finds it. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 41019))`.execute(tx)
}

/** Has anybody an account under this address, in whatever role? Hold the address first. */
export async function isKnownAddress(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where((build) => build(build.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  return found !== undefined
}

/** Adds a person to a company, without a password: their first login is by magic link (rule one-person-many-roles). */
export async function insertClient(
  tx: Tx,
  companyId: number,
  account: NewAccount & { cpf?: string | null },
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ scope: 'client', company_id: companyId, first_login: true, created_at: now, ...account })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a company with its first person, and returns the company's id (rule pre-registration). */
export async function insertCompany(
  tx: Tx,
  name: string,
  account: NewAccount,
  now: Instant,
): Promise<number> {
  const { id } = await tx
    .insertInto('companies')
    .values({ name, payment_plan: prepaid, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertClient(tx, id, account, now)
  return id
}
