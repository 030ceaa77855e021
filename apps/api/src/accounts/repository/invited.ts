import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { isOpenAccount } from './accounts.ts'

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
