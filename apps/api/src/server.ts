import type { JobName } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import { openSetUpLink } from './accounts/first-administrator.ts'
import { systemClock as clock } from './adapters/clock.ts'
import { eventSender } from './adapters/events/send-event.ts'
import { openGateway } from './adapters/gateway/open-gateway.ts'
import { mailbox } from './adapters/mail/mail.ts'
import { openMailer } from './adapters/mail/open-mailer.ts'
import { openSenders } from './adapters/phone/open-senders.ts'
import { openPlaces } from './adapters/places/places-google.ts'
import { openPostalCodes } from './adapters/places/postal-codes.ts'
import type { Ports } from './adapters/ports.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import type { Storage } from './adapters/storage/storage.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import { linksOf } from './config/links.ts'
import type { Database, OpenDatabase } from './database/database.ts'
import { checkLetters } from './database/letters.ts'
import { migrate } from './database/migrations/migrate.ts'
import { openDatabase, openForJobs, withoutLimits } from './database/open-database.ts'
import { addPartitions } from './database/partitions.ts'
import { archiveOriginals } from './deliverables/originals/archive-originals.ts'
import { isOpenToAll } from './demo/accounts.ts'
import { hasStorybook } from './http/storybook.ts'
import { fileCleaner } from './jobs/clean-files.ts'
import { closeMonths } from './jobs/close-months.ts'
import { deliverMail } from './jobs/deliver-mail.ts'
import { deliverMessages } from './jobs/deliver-messages.ts'
import { deliverWebhooks } from './jobs/deliver-webhooks.ts'
import { drawNextPlan } from './jobs/draw-plan-pages.ts'
import { forgetExpired } from './jobs/forget-expired.ts'
import { sessionLocator } from './jobs/locate-sessions.ts'
import { derivativeMaker } from './jobs/make-derivatives.ts'
import { repeat } from './jobs/repeat.ts'
import { resolvePayments } from './jobs/resolve-payments.ts'
import { sendReminders } from './jobs/send-reminders.ts'
import { shortenDays } from './jobs/shorten-days.ts'
import { sweepFiles } from './jobs/sweep-files.ts'
import { type Operation, runJob, startOperation } from './operation/operation.ts'
import { startFailure } from './operation/start-failure.ts'
import { storageFit, unfit } from './operation/storage-fit.ts'

const demoInProduction =
  'DEMO: this data was begun with the demo, whose administrator anybody can be. Begin with an empty database, or set DEMO=1 to show the demo.'

const drainTime = 10_000
const minute = 60_000

/** The line with the link that sets up a house without an administrator; none once there is one. */
async function setUpLines(db: Database, config: Config): Promise<string[]> {
  const link = await openSetUpLink(db, linksOf(config.publicUrl), clock.now())
  return link === null ? [] : [`There is no administrator yet. Create the first one within 24 hours: ${link}`]
}

/**
 * Migrates, and fills in the demo or opens a set-up link; returns the lines to print once the server is ready. Refuses to serve in
 * production what was begun with the demo, unless it is asked to show it (rule demo-seed).
 */
async function prepare(config: Config, opened: OpenDatabase, storage: Storage): Promise<string[]> {
  const { db } = opened
  await checkLetters(db)
  await withoutLimits(config, opened, migrate)
  if (!config.demo) {
    if (config.production && (await isOpenToAll(db))) throw new ConfigError([demoInProduction])
    return setUpLines(db, config)
  }
  const { demoAccounts, hasDemo, seedDemo } = await import('./demo/seed.ts')
  const isNew = await seedDemo(db, { storage, links: linksOf(config.publicUrl) }, clock.now())
  if (!(await hasDemo(db))) {
    return ['The demo was not added, as the data was begun without it.', ...(await setUpLines(db, config))]
  }
  if (!isNew) await (await import('./demo/logos/restore-logos.ts')).restoreLogos(db, storage)
  return [
    'Demo accounts:',
    ...demoAccounts.map((account) => `  ${account.email}  ${account.password}  ${account.about}`),
  ]
}

function startJobs(
  config: Config,
  ports: Ports,
  { app, operation }: { app: FastifyInstance; operation: Operation },
): () => Promise<void> {
  const { db } = ports
  const log = (error: unknown, job: JobName) => app.log.error({ err: error, job }, 'job failed')
  const from = mailbox(config.mailFrom)
  const checkout = { ...ports, links: linksOf(config.publicUrl) }
  type Job = (failed: (error: unknown) => void) => Promise<unknown>
  const every = (milliseconds: number, name: JobName, job: Job) =>
    repeat(
      milliseconds,
      () => runJob(operation, { name, clock, log }, job),
      (error) => log(error, name),
    )
  const send = eventSender({ anywhere: config.webhooksAnywhere })
  const senders = openSenders(config.phone, checkout.links.smsNotices)
  const clean = fileCleaner(ports)
  const locate = sessionLocator(ports)
  const draw = derivativeMaker(ports)
  const stops = [
    every(2000, 'deliver-mail', (failed) => deliverMail({ ...checkout, from }, failed)),
    every(2000, 'deliver-messages', async (failed) =>
      (await deliverMessages({ ...checkout, senders }, failed)) === 0 ? 'idle' : 'done',
    ),
    every(2000, 'deliver-webhooks', async () =>
      (await deliverWebhooks({ ...checkout, send })) === 0 ? 'idle' : 'done',
    ),
    every(2000, 'resolve-payments', async (failed) =>
      (await resolvePayments(checkout, failed)) === 0 ? 'idle' : 'done',
    ),
    every(2000, 'make-derivatives', async (failed) => ((await draw(failed)) === 0 ? 'idle' : 'done')),
    every(3000, 'draw-plan-pages', async () => ((await drawNextPlan(ports)) ? 'done' : 'idle')),
    every(60 * minute, 'forget-expired', () => forgetExpired(db, clock)),
    every(60 * minute, 'add-partitions', () => addPartitions(db)),
    every(60 * minute, 'sweep-files', async () => {
      const { setAside, putBack, deleted } = await sweepFiles(ports)
      operation.swept.setAside += setAside
      operation.swept.putBack += putBack
      operation.swept.deleted += deleted
    }),
    every(60 * minute, 'close-months', async (failed) =>
      (await closeMonths(checkout, failed)) === 0 ? 'idle' : 'done',
    ),
    every(minute, 'send-reminders', async (failed) =>
      (await sendReminders(checkout, failed)) === 0 ? 'idle' : 'done',
    ),
    every(minute, 'shorten-days', async (failed) =>
      (await shortenDays(checkout, failed)) === 0 ? 'idle' : 'done',
    ),
    every(minute, 'archive-originals', async (failed) =>
      (await archiveOriginals(checkout, failed)) === 0 ? 'idle' : 'done',
    ),
    every(15_000, 'locate-sessions', async () => ((await locate()) === 0 ? 'idle' : 'done')),
    every(15_000, 'clean-files', async (failed) => ((await clean(failed)) === 0 ? 'idle' : 'done')),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function stopOnSignals({ log }: FastifyInstance, stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ ms: drainTime }, 'stopped before everything had ended')
      process.exit(1)
    }, drainTime).unref()
    stop().then(
      () => {
        log.info({ signal }, 'stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopped with a failure')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Logs a storage that does not answer or belongs to another database; the server still starts, and `/readyz` reports it, too. */
async function checkStorage({ log }: FastifyInstance, ports: Ports): Promise<void> {
  try {
    const fit = await storageFit(ports)
    if (fit !== 'ok') log.error({ storage: fit }, unfit[fit])
  } catch (error) {
    log.error({ err: error }, 'the storage does not answer')
  }
}

function announce(app: FastifyInstance, config: Config, lines: string[]): void {
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : config.port
  const at = config.port === port ? config.publicUrl : `http://localhost:${port}`
  const storybook = hasStorybook() ? ', Storybook under /storybook' : ''
  console.log(`Ensaio is ready at ${at} (back office under /backoffice, API under /api${storybook}).`)
  if (lines.length > 0) console.log(lines.join('\n'))
  process.send?.({ ready: true, port })
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  let app: FastifyInstance | undefined
  const connectionLost = (error: Error) => app?.log.warn({ err: error }, 'database connection lost')
  const database = await openDatabase(config, connectionLost)
  const forJobs = await openForJobs(config, database, connectionLost)
  const storage = await openStorage(config)
  const mailer = await openMailer(config)
  const accounts = await prepare(config, database, storage)
  const ports: Ports = {
    db: database.db,
    clock,
    storage,
    gateway: openGateway(config),
    mailer,
    postalCodes: openPostalCodes(config),
    places: openPlaces(config),
  }
  const operation = startOperation(config, clock, () => database.pool?.() ?? null)
  const running = await buildApp(config, ports, { operation, metricsToken: config.metricsToken })
  app = running
  await running.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' })
  const { version, commit, kinds } = operation
  running.log.info({ version, commit, ...kinds }, 'started')
  await checkStorage(running, ports)
  const stopJobs = startJobs(config, { ...ports, db: forJobs.db }, { app: running, operation })
  stopOnSignals(running, async () => {
    // Together: a job that draws pictures may be at it for some seconds, too.
    await Promise.all([running.close(), stopJobs()])
    await forJobs.close()
    await database.close()
  })
  announce(running, config, accounts)
}

run().catch((error: unknown) => {
  console.error(startFailure(error))
  process.exit(1)
})
