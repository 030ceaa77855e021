import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Instant, type JobName, type JobRun, jobNames, type OperationStatus } from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import type { Config } from '../config/config.ts'
import type { PoolUse } from '../database/database.ts'
import type { Swept } from '../jobs/sweep-files.ts'
import type { Queues } from './repository/pending-work.ts'

/** The state of a server, for its operators. */
export interface Operation {
  version: string
  /** The commit of the build or of the checkout; null when unknown. */
  commit: string | null
  startedAt: Instant
  kinds: {
    database: OperationStatus['database']['kind']
    storage: OperationStatus['storage']['kind']
    gateway: OperationStatus['gateway']['kind']
    mail: OperationStatus['mail']['kind']
  }
  jobs: Record<JobName, JobRun>
  /** The jobs whose last round failed as a whole, as without a database. */
  thrown: Set<JobName>
  /** The numbers of unused files swept since the start. */
  swept: Swept
  /** Returns null without a connection pool. */
  pool(): PoolUse | null
}

type Kinds = Pick<Config, 'databaseUrl' | 's3' | 'safe2pay' | 'smtpUrl' | 'production' | 'demo' | 'commit'>

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

let checkedOut: string | null | undefined

/** The commit of the folder that the server runs from; null outside a clone, or without git. */
function commitHere(): string | null {
  if (checkedOut === undefined) {
    const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' })
    checkedOut = git.status === 0 ? git.stdout.trim() : null
  }
  return checkedOut
}

function gatewayOf({ safe2pay, production, demo }: Kinds): Operation['kinds']['gateway'] {
  if (safe2pay !== null) return safe2pay.sandbox ? 'sandbox' : 'safe2pay'
  return production && !demo ? 'closed' : 'simulated'
}

/** What a server without any settings runs on: embedded database, files on disk, simulated payments, a demo. */
export const unconfigured = {
  databaseUrl: null,
  s3: null,
  safe2pay: null,
  smtpUrl: null,
  production: false,
  demo: true,
  commit: null,
}

/** The state of a server that has just started. */
export function startOperation(
  config: Kinds,
  clock: Clock,
  pool: () => PoolUse | null = () => null,
): Operation {
  const unrun = { last_run_at: null, failed_at: null, last_error: null }
  return {
    version,
    commit: (config.commit ?? commitHere())?.slice(0, 12) ?? null,
    startedAt: clock.now(),
    kinds: {
      database: config.databaseUrl === null ? 'embedded' : 'postgres',
      storage: config.s3 === null ? 'disk' : 'bucket',
      gateway: gatewayOf(config),
      mail: config.smtpUrl === null ? 'folder' : 'smtp',
    },
    jobs: Object.fromEntries(jobNames.map((name) => [name, { name, ...unrun }])) as Operation['jobs'],
    thrown: new Set(),
    swept: { setAside: 0, putBack: 0, deleted: 0 },
    pool,
  }
}

/**
 * Runs a job once and records the outcome; errors that it reports while running count as failures, too. An `idle` round had nothing to
 * do and keeps a failure that was reported before; that of a round that threw as a whole is over.
 */
export async function runJob(
  { jobs, thrown }: Operation,
  { name, clock, log }: { name: JobName; clock: Clock; log: (error: unknown, job: JobName) => void },
  job: (failed: (error: unknown) => void) => Promise<unknown>,
): Promise<void> {
  let failure: unknown = null
  const failed = (error: unknown) => {
    failure = error ?? 'unknown'
    log(error, name)
  }
  const hadThrown = thrown.delete(name)
  const outcome = await job(failed).catch((error: unknown) => {
    thrown.add(name)
    failed(error)
  })
  const now = clock.now()
  if (failure === null && outcome === 'idle' && !hadThrown) {
    jobs[name] = { ...jobs[name], last_run_at: now }
    return
  }
  const message = failure instanceof Error ? failure.message : String(failure)
  jobs[name] = {
    name,
    last_run_at: now,
    failed_at: failure === null ? null : now,
    last_error: failure === null ? null : message.slice(0, 500),
  }
}

/**
 * The current state of the jobs. Sending counts as failing while a mail waits for another try, whichever server tried it last; a failed
 * look-up counts only while a payment is open.
 */
export function jobsNow({ jobs, startedAt }: Operation, { mailTrouble, openPayments }: Queues): JobRun[] {
  const fine = { failed_at: null, last_error: null }
  return Object.values(jobs).map((job) => {
    if (job.name === 'resolve-payments') return openPayments > 0 ? job : { ...job, ...fine }
    if (job.name !== 'deliver-mail') return job
    if (mailTrouble === null) return job
    return { ...job, failed_at: job.failed_at ?? job.last_run_at ?? startedAt, last_error: mailTrouble }
  })
}
