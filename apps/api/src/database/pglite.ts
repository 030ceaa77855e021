import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { OpenDatabase } from './database.ts'
import { dateText, dateType, instantText, instantType } from './instant-text.ts'
import type { Tables } from './tables/tables.ts'

/** The embedded Postgres, which can be copied as a whole. */
export interface OpenPglite extends OpenDatabase {
  /** All its files in one archive. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
}

/** In memory, buffers and a long log are only second copies, and filling them takes half of the opening time. */
const inMemory = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    ...['shared_buffers=8MB', 'min_wal_size=2MB', 'max_wal_size=4MB'].flatMap((one) => ['-c', one]),
  ],
}

/**
 * Opens the embedded Postgres in a folder or in memory, in memory optionally as a copy of an archive. It takes no lock of its own: lock
 * the data folder first (rule one-process-per-folder).
 */
export async function openPglite(folder?: string, copyOf?: Blob): Promise<OpenPglite> {
  const parsers = { [dateType]: dateText, [instantType]: instantText }
  const pglite = await PGlite.create({
    parsers,
    ...(folder === undefined ? inMemory : { dataDir: folder }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
  })
  await pglite.exec("set time zone 'UTC'")
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
