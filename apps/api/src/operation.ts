import { readFileSync } from 'node:fs'
import { type Instant, type JobName, type JobRun, jobNames, type OperationStatus } from '@ensaio/domain'
import type { Config } from './config.ts'
import type { Swept } from './jobs/sweep-files.ts'
import type { Clock } from './ports/clock.ts'
import type { PoolUse } from './ports/database.ts'

/** What a server knows of itself, for those who run it. */
export interface Operation {
  version: string
  startedAt: Instant
  kinds: {
    database: OperationStatus['database']['kind']
    storage: OperationStatus['storage']['kind']
    gateway: OperationStatus['gateway']['kind']
    mail: OperationStatus['mail']['kind']
  }
  jobs: Record<JobName, JobRun>
  /** What the sweep did with files that no row names, since the start. */
  swept: Swept
  /** Null where there is no pool. */
  pool(): PoolUse | null
}

type Kinds = Pick<Config, 'databaseUrl' | 's3' | 'safe2pay' | 'smtpUrl' | 'production' | 'demo'>

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

function gatewayOf({ safe2pay, production, demo }: Kinds): Operation['kinds']['gateway'] {
  if (safe2pay !== null) return safe2pay.sandbox ? 'sandbox' : 'safe2pay'
  return production && !demo ? 'closed' : 'simulated'
}

/** A server that has just started. */
export function startOperation(
  config: Kinds,
  clock: Clock,
  pool: () => PoolUse | null = () => null,
): Operation {
  const unrun = { last_run_at: null, failed_at: null, last_error: null }
  return {
    version,
    startedAt: clock.now(),
    kinds: {
      database: config.databaseUrl === null ? 'embedded' : 'postgres',
      storage: config.s3 === null ? 'disk' : 'bucket',
      gateway: gatewayOf(config),
      mail: config.smtpUrl === null ? 'folder' : 'smtp',
    },
    jobs: Object.fromEntries(jobNames.map((name) => [name, { name, ...unrun }])) as Operation['jobs'],
    swept: { setAside: 0, putBack: 0, deleted: 0 },
    pool,
  }
}

/** Runs a job once and keeps how it went; what it reports along the way counts as a failure, too. */
export async function runJob(
  { jobs }: Operation,
  { name, clock, log }: { name: JobName; clock: Clock; log: (error: unknown, job: JobName) => void },
  job: (failed: (error: unknown) => void) => Promise<unknown>,
): Promise<void> {
  let failure: unknown = null
  const failed = (error: unknown) => {
    failure = error ?? 'unknown'
    log(error, name)
  }
  await job(failed).catch(failed)
  const now = clock.now()
  const message = failure instanceof Error ? failure.message : String(failure)
  jobs[name] = {
    name,
    last_run_at: now,
    failed_at: failure === null ? null : now,
    last_error: failure === null ? null : message.slice(0, 500),
  }
}
