import { createHash } from 'node:crypto'
import { systemClock } from '@ensaio/api/adapters/clock'
import { diskStorage } from '@ensaio/api/adapters/storage/disk-storage'
import type { Database } from '@ensaio/api/database/database'
import { demoAccounts } from '@ensaio/api/demo/accounts'
import { seedDemo } from '@ensaio/api/demo/seed'
import { linksOf } from '@ensaio/api/links'
import type { Instant } from '@ensaio/domain'
import { hash } from '@node-rs/argon2'
import { type Engine, emptyState, openCopy } from './copies.ts'
import type { DatabaseState, StateCopy } from './database-state.ts'

const variable = 'DEMO_INSTANT'
const beginning: Instant = process.env[variable] ?? systemClock.now()

/** Lets all processes of a run seed demos with a running clock around its start. */
export function setup(): void {
  process.env[variable] ??= beginning
}

/** The base of links in the mails of a demo. */
const links = linksOf('http://localhost:3000')

/** Hashes the passwords of the demo with the least work, because most tests begin by signing in several times. */
async function hashQuickly(db: Database): Promise<void> {
  for (const { email, password } of demoAccounts) {
    const password_hash = await hash(password, { memoryCost: 8, timeCost: 1 })
    await db.updateTable('users').set({ password_hash }).where('email', '=', email).execute()
  }
}

/** Opens a copy of the demo of an instant, by default the start of the tests; it is seeded once. */
export function openKeptDemo(now: Instant = beginning, engine?: Engine): Promise<StateCopy> {
  // Each time zone seeds its own demo, because the tests run in several zones to find differences.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const hash = createHash('sha256').update(`${now} ${timeZone}`).digest('hex').slice(0, 16)
  const demo: DatabaseState = {
    name: `demo_${hash}`,
    from: emptyState,
    async fill(db, files) {
      await seedDemo(db, { storage: diskStorage(files), links }, now)
      await hashQuickly(db)
    },
  }
  return openCopy(demo, engine)
}
