import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import type { OpenDatabase } from './database.ts'
import { dateText, dateType, instantText, instantType } from './instant-text.ts'

/** Opens the built-in Postgres in a folder, or in memory. It takes no lock of its own: hold the data folder first (trust 0.4). */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  const parsers = { [dateType]: dateText, [instantType]: instantText }
  const pglite = await PGlite.create({ parsers, ...(folder === undefined ? {} : { dataDir: folder }) })
  await pglite.exec("set time zone 'UTC'")
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
