import type { Database, OpenDatabase } from '@ensaio/api/database/database'
import { openPostgres } from '@ensaio/api/database/postgres'
import type { RealPostgres } from './postgres.ts'

/** A database that begins without tables, for upgrades by several servers. */
export interface BareDatabase {
  /** Opens it as one more server. */
  open(): Database
  /** Closes what was opened. */
  close(): Promise<void>
}

/** Creates a database without tables on a Postgres. */
export async function createBareDatabase(postgres: RealPostgres): Promise<BareDatabase> {
  const url = await postgres.createBareDatabase()
  const servers: OpenDatabase[] = []
  return {
    open() {
      const server = openPostgres(url, () => undefined)
      servers.push(server)
      return server.db
    },
    async close() {
      for (const server of servers) await server.close()
    },
  }
}
