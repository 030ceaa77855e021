import { sql } from 'kysely'
import { ConfigError } from '../config/config.ts'
import type { Database } from './database.ts'

/** The options of a new database that knows letters with accents, for `create database`. */
export const letters =
  "template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C.UTF-8'"

/**
 * Refuses a database whose locale knows no letters with accents, such as `C`: there, JOÃO and João are two names for unique indexes, for
 * searches and for the erasure of a person.
 */
export async function checkLetters(db: Database): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`select lower('Ã') = 'ã' as known`.execute(db)
  if (rows[0]?.known !== true)
    throw new ConfigError([
      `DATABASE_URL: this database does not know letters with accents. Create another one: create database ensaio ${letters}`,
    ])
}
