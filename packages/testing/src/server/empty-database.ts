import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { migrate } from '@ensaio/api/database/migrations/migrate'
import { openPglite } from '@ensaio/api/database/pglite'
import { sql } from 'kysely'

const api = resolve(import.meta.dirname, '../../../../apps/api')
const variable = 'EMPTY_DATABASE'

/** A cached embedded database with all tables and no rows; undefined without `setup`. Opening a copy takes a fifth of creating one. */
export function keptEmptyDatabase(): Blob | undefined {
  const path = process.env[variable]
  return path === undefined ? undefined : new Blob([readFileSync(path)])
}

function stateOfTables(): string {
  const hash = createHash('sha256')
  for (const path of globSync(['src/database/migrations/**/*.ts', 'src/database/pglite.ts'], {
    cwd: api,
  }).sort())
    hash.update(readFileSync(join(api, path)))
  // Another version of the engine may use another file format.
  return hash
    .update(readFileSync(resolve(api, '../../package-lock.json')))
    .digest('hex')
    .slice(0, 16)
}

/** Creates that database before the tests, unless it is cached. */
export async function setup(): Promise<void> {
  const folder = resolve(api, '../../.cache')
  const path = join(folder, `empty-database-${stateOfTables()}.tar`)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const { db, dump, close } = await openPglite()
    await migrate(db)
    // Drops the templates of new databases: they double the size, and no test creates databases.
    await sql`update pg_database set datistemplate = false`.execute(db)
    for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db)
    writeFileSync(`${path}.${process.pid}`, await dump())
    renameSync(`${path}.${process.pid}`, path)
    await close()
  }
  process.env[variable] = path
}
