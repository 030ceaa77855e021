import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@ensaio/domain'
import { migrate } from '../migrations/migrate.ts'
import { diskStorage } from '../ports/disk-storage.ts'
import { openPglite } from '../ports/pglite.ts'
import { keptEmptyDatabase } from './empty-database.ts'
import { seedDemo } from './seed.ts'

/** The demo as it was seeded around an instant: an archive of its database, and the folder of its files. Copy them, change neither. */
export interface KeptDemo {
  database: Blob
  files: string
}

const kept = new Map<string, Promise<KeptDemo>>()

async function make(now: Instant, publicUrl: string): Promise<KeptDemo> {
  const files = await mkdtemp(join(tmpdir(), 'ensaio-demo-'))
  process.once('exit', () => rmSync(files, { recursive: true, force: true }))
  const { db, dump, close } = await openPglite(undefined, keptEmptyDatabase())
  await migrate(db)
  await seedDemo(db, { storage: diskStorage(files), publicUrl }, now)
  const database = new Blob([await dump()])
  await close()
  return { database, files }
}

/** The demo of an instant, seeded once a process; opening a copy takes a third of seeding it. */
export function keptDemo(now: Instant, publicUrl: string): Promise<KeptDemo> {
  const name = `${now} ${publicUrl}`
  const known = kept.get(name) ?? make(now, publicUrl)
  kept.set(name, known)
  return known
}
