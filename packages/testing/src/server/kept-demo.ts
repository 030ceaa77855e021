import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@ensaio/api/adapters/clock'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import { migrate } from '@ensaio/api/database/migrations/migrate'
import { openPglite } from '@ensaio/api/database/pglite'
import { seedDemo } from '@ensaio/api/demo/seed'
import { linksOf } from '@ensaio/api/links'
import type { Instant } from '@ensaio/domain'
import { keptEmptyDatabase } from './empty-database.ts'

/** A cached demo, seeded around an instant: an archive of its database, and the folder of its files. Copy them, never change them. */
export interface KeptDemo {
  database: Blob
  files: string
}

const variable = 'KEPT_DEMOS'
const begun = 'KEPT_DEMOS_BEGUN'
const beginning: Instant = process.env[begun] ?? systemClock.now()

/** The base of links in the mails of a cached demo. */
const links = linksOf('http://localhost:3000')

/** Lets all processes of a test run share seeded demos until its end; demos with a running clock are seeded around its start. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ensaio-demos-'))
  process.env[variable] ??= folder
  process.env[begun] ??= beginning
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Seeds the demo into a folder: `database.tar`, and the stored files below `files`. */
async function make(folder: string, now: Instant): Promise<void> {
  const { db, dump, close } = await openPglite(undefined, keptEmptyDatabase())
  await migrate(db)
  await seedDemo(db, { storage: diskStorage(join(folder, 'files')), links }, now)
  await writeFile(join(folder, 'database.tar'), await dump())
  await close()
}

async function find(now: Instant): Promise<KeptDemo> {
  let home = process.env[variable]
  if (home === undefined) {
    const own = await mkdtemp(join(tmpdir(), 'ensaio-demo-'))
    process.once('exit', () => rmSync(own, { recursive: true, force: true }))
    home = own
  }
  // Each time zone seeds its own demo, because the tests run in several zones to find differences.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const name = createHash('sha256').update(`${now} ${timeZone}`).digest('hex').slice(0, 16)
  const folder = join(home, name)
  if (!existsSync(folder)) {
    const making = `${folder}.${process.pid}`
    await mkdir(join(making, 'files'), { recursive: true })
    await make(making, now)
    // When two processes seed it at once, the first to finish wins.
    await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }))
  }
  return { database: new Blob([await readFile(join(folder, 'database.tar'))]), files: join(folder, 'files') }
}

const kept = new Map<Instant, Promise<KeptDemo>>()

/** The demo of an instant, by default the start of the tests, seeded once; opening a copy takes a tenth of seeding it. */
export function keptDemo(now: Instant = beginning): Promise<KeptDemo> {
  const known = kept.get(now) ?? find(now)
  kept.set(now, known)
  return known
}
