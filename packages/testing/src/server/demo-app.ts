import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppConfig, buildApp, type Surroundings } from '@ensaio/api'
import { systemClock } from '@ensaio/api/adapters/clock'
import type { Gateway } from '@ensaio/api/adapters/gateway/gateway'
import { simulatedGateway } from '@ensaio/api/adapters/gateway/gateway-simulated'
import type { Mailer } from '@ensaio/api/adapters/mail/mail'
import { mailFolder } from '@ensaio/api/adapters/mail/mail-folder'
import type { Places } from '@ensaio/api/adapters/places/places'
import type { PostalCodeSource } from '@ensaio/api/adapters/places/postal-codes'
import { openStorage } from '@ensaio/api/adapters/storage/open-storage'
import type { Database, OpenDatabase } from '@ensaio/api/database/database'
import type { Instant } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import type { Engine } from './copies.ts'
import { openKeptDemo } from './kept-demo.ts'

/** A whole server with the demo, in this process and in memory, for tests: call it by `app.inject` or let it listen. */
export interface DemoApp {
  app: FastifyInstance
  db: Database
  /** The folder of the stored files. */
  files: string
  /** Stops the server's clock at an instant. */
  setClock(now: Instant): void
  close(): Promise<void>
}

/** Overrides for tests. */
export interface DemoAppOptions extends Surroundings {
  /** The instant at which the server's clock stands; it runs when omitted. */
  now?: Instant
  config?: Partial<AppConfig>
  /** The gateway; the simulated one by default. */
  gateway?: Gateway
  /** Sends tests; writes files by default. */
  mailer?: Mailer
  /** The services for CEPs; none by default. */
  postalCodes?: readonly PostalCodeSource[]
  /** The search of places; none by default. */
  places?: Places | null
  /** The engine of a new database; that of the run by default. */
  engine?: Engine
  /** A database that another app opened; a new one with the demo by default. */
  database?: OpenDatabase
}

async function openDemo(files: string, { now, engine }: DemoAppOptions): Promise<OpenDatabase> {
  const demo = await openKeptDemo(now, engine)
  cpSync(demo.files, files, { recursive: true })
  return demo.database
}

/** Opens a server with the demo seeded around its clock, or around the start of the tests when the clock runs. */
export async function openDemoApp({
  now,
  config,
  gateway = simulatedGateway(),
  mailer,
  postalCodes = [],
  places = null,
  engine,
  database,
  ...surroundings
}: DemoAppOptions = {}): Promise<DemoApp> {
  let frozen = now
  const clock = { now: () => frozen ?? systemClock.now() }
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-'))
  const files = join(folder, 'files')
  const storage = await openStorage({ s3: null, dataDir: folder })
  const usual: AppConfig = {
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
    rateLimits: false,
    mailFrom: 'Ensaio <nao-responda@ensaio.example>',
    mailSales: null,
    leastNoticeHours: 0,
    smtpUrl: null,
    logLevel: 'silent',
  }
  const whole = { ...usual, ...config }
  const { db, close } = database ?? (await openDemo(files, { now, engine }))
  const app = await buildApp(
    whole,
    { db, clock, storage, gateway, mailer: mailer ?? mailFolder(join(folder, 'mail')), postalCodes, places },
    surroundings,
  )
  return {
    app,
    db,
    files,
    setClock: (instant) => {
      frozen = instant
    },
    close: async () => {
      await app.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
