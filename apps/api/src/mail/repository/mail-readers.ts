import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A reader of mails, and of messages to phones where they have a number. */
export interface MailReader {
  email: string
  name: string
  phone: string | null
}

/** Matches those of the accounts under an alias that can sign in and manage their company. */
export function isManager(alias: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${of('client_role')} = 'manager' and ${of('password_hash')} is not null and ${of('disabled_at')} is null)`
}

/**
 * Matches the accounts that read the mails of a person: that person, or the managers of their company who can sign in, once that person's
 * access was taken away (rule mail-readers). Expects the accounts as `told` and the person as `users`.
 */
export const readsMails = sql<SqlBool>`((told.id = users.id and told.disabled_at is null)
  or (users.disabled_at is not null and told.company_id = users.company_id and ${isManager('told')}))`

/** The readers of the mails of a person `users`, in one column. */
export const mailReaders = sql<MailReader[]>`(
  select coalesce(json_agg(json_build_object('email', told.email, 'name', told.name, 'phone', told.phone) order by told.id), '[]')
  from users told where ${readsMails})`
