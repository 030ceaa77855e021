import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from '@ensaio/api/database/pglite'
import { sql } from 'kysely'
import type { DatabaseState, StateCopy } from './database-state.ts'

/** Makes a folder with the archive and the files of a state. */
async function make(home: string, state: DatabaseState, folder: string): Promise<void> {
  await mkdir(join(folder, 'files'), { recursive: true })
  const base = state.from && (await archive(home, state.from))
  const { db, dump, close } = await openPglite(undefined, base)
  await state.fill(db, join(folder, 'files'))
  // The templates of new databases double the size, and no test creates databases here.
  await sql`update pg_database set datistemplate = false`.execute(db)
  for (const name of ['template0', 'template1'])
    await sql`drop database if exists ${sql.ref(name)}`.execute(db)
  await writeFile(join(folder, 'database.tar'), await dump())
  await close()
}

const archives = new Map<string, Promise<Blob>>()

/** The archive of a state, made once for all processes of the run. */
function archive(home: string, state: DatabaseState): Promise<Blob> {
  const known = archives.get(state.name)
  if (known !== undefined) return known
  const finding = (async () => {
    const folder = join(home, state.name)
    if (!existsSync(folder)) {
      const making = `${folder}.${process.pid}`
      await make(home, state, making)
      // When two processes make it at once, the first to finish wins.
      await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }))
    }
    return new Blob([await readFile(join(folder, 'database.tar'))])
  })()
  archives.set(state.name, finding)
  return finding
}

/** Opens a copy of a state on the embedded database, in memory. */
export async function copyOnPglite(home: string, state: DatabaseState): Promise<StateCopy> {
  const database = await openPglite(undefined, await archive(home, state))
  return { database, files: join(home, state.name, 'files') }
}
