import { randomBytes } from 'node:crypto'

/** The variable in which a run tells its processes the address of a database on the Postgres that they share. */
export const sharedVariable = 'SHARED_POSTGRES'

/** The address of a database on the Postgres that the tests of a run share; undefined where the run has started none. */
export const sharedPostgresUrl = (): string | undefined => process.env[sharedVariable]

/** The address of another database on the same Postgres. */
export function databaseAt(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = name
  return url.href
}

/** A new name for a database. */
export const newName = (): string => `test_${randomBytes(6).toString('hex')}`
